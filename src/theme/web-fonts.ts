// The site's two variable fonts. They are added by script once the page is painted in its stand-ins
// (fonts.css.ts), so that no byte of them stands between a visitor and the text.
import figtree from './fonts/figtree.woff2'
import hostGrotesk from './fonts/host-grotesk.woff2'

// The letters of the site's own texts, in a small file (scripts/fonts). What a visitor writes besides
// comes with rest-of-latin.ts.
const kept =
  'U+20-7E, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192, U+2212'

/** A font as FontFace takes it. */
export interface WebFont {
  family: string
  file: string
  /** The weights that the site's styles ask for. */
  weight: string
  unicodeRange: string
}

export const webFonts: WebFont[] = [
  { family: 'Host Grotesk', file: hostGrotesk, weight: '450 650', unicodeRange: kept },
  { family: 'Figtree', file: figtree, weight: '400 600', unicodeRange: kept },
]

/**
 * Adds the fonts to the page, all at once and when they are here: a font that is added lays the whole page out
 * anew, and so does each that arrives, which takes a phone 80 ms each time.
 */
export async function addWebFonts(): Promise<void> {
  const faces = webFonts.map(
    ({ family, file, weight, unicodeRange }) =>
      new FontFace(family, `url(${file})`, { weight, unicodeRange }),
  )
  // A font that does not come leaves its stand-in; the other one is none the worse for it.
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
