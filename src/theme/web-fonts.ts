// The site's two variable fonts. They are added by script once the page is painted in its stand-ins
// (fonts.css.ts), so that no byte of them stands between a visitor and the text.
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import hostGroteskLatin from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'
import figtree from './fonts/figtree.woff2'
import hostGrotesk from './fonts/host-grotesk.woff2'

// The letters of the site's own texts, in a small file (scripts/fonts); and the rest of Latin, which a
// browser asks for when a page holds such a letter, as a name does that somebody typed.
const kept =
  'U+20-7E, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192, U+2212'
const rest = 'U+A0-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+2BB-2DC, U+20AC, U+2122'

const faces = [
  { family: 'Host Grotesk', file: hostGrotesk, unicodeRange: kept },
  { family: 'Host Grotesk', file: hostGroteskLatin, unicodeRange: rest },
  { family: 'Figtree', file: figtree, unicodeRange: kept },
  { family: 'Figtree', file: figtreeLatin, unicodeRange: rest },
]
const WEIGHTS = '400 700'

/** Adds the fonts to the page; the browser loads those that its text needs. */
export function addWebFonts(): void {
  for (const { family, file, unicodeRange } of faces) {
    document.fonts.add(
      new FontFace(family, `url(${file})`, { weight: WEIGHTS, display: 'swap', unicodeRange }),
    )
  }
}

/** The same as rules, for visitors without script. */
export const webFontRules: string = faces
  .map(
    ({ family, file, unicodeRange }) =>
      `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${WEIGHTS};font-display:swap;unicode-range:${unicodeRange}}`,
  )
  .join('')
