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
  { family: 'Host Grotesk', file: hostGrotesk, unicodeRange: kept, isOnEveryPage: true },
  { family: 'Host Grotesk', file: hostGroteskLatin, unicodeRange: rest, isOnEveryPage: false },
  { family: 'Figtree', file: figtree, unicodeRange: kept, isOnEveryPage: true },
  { family: 'Figtree', file: figtreeLatin, unicodeRange: rest, isOnEveryPage: false },
]
const WEIGHTS = '400 700'

/**
 * Adds the fonts to the page, all at once and when they are here: a font that is added lays the whole page out
 * anew, and so does each that arrives, which takes a phone 80 ms each time. Of the rest of Latin the browser
 * loads what the text needs.
 */
export async function addWebFonts(): Promise<void> {
  const added = faces.map(({ family, file, unicodeRange, isOnEveryPage }) => {
    const descriptors = { weight: WEIGHTS, display: 'swap', unicodeRange } as const
    const face = new FontFace(family, `url(${file})`, descriptors)
    return { face, loaded: isOnEveryPage ? face.load() : null }
  })
  // A font that does not come leaves its stand-in; the other one is none the worse for it.
  await Promise.allSettled(added.map(({ loaded }) => loaded))
  for (const { face } of added) document.fonts.add(face)
}

/** The same as rules, for visitors without script. */
export const webFontRules: string = faces
  .map(
    ({ family, file, unicodeRange }) =>
      `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${WEIGHTS};font-display:swap;unicode-range:${unicodeRange}}`,
  )
  .join('')
