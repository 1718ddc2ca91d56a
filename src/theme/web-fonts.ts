// The site's two variable fonts. Script adds them once the page is painted in its fallback fonts
// (fonts.css.ts), so that not one byte of them delays the text.
import figtree from './fonts/figtree.woff2'
import hostGrotesk from './fonts/host-grotesk.woff2'

// The characters of the site's own texts, in a small file (scripts/fonts). Others that visitors type come
// with rest-of-latin.ts.
export const kept =
  'U+20-7E,U+A0,U+A9,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212'

/**
 * What FontFace takes; the weights are the range that the site's styles use. Without the names of an object, which would
 * be part of every page.
 */
type WebFont = [family: string, file: string, weight: string, unicodeRange: string]

export const webFonts: WebFont[] = [
  ['Host Grotesk', hostGrotesk, '450 650', kept],
  // Its own hyphen touches the letters beside it. Of two faces, the later one counts; both have the same weights.
  ['Host Grotesk', figtree, '450 650', 'U+2D'],
  ['Figtree', figtree, '400 600', kept],
]

/**
 * Adds the fonts to the page together, once they are loaded: adding a font lays out the whole page again, and
 * so does each font that arrives, which takes a phone 80 ms each time.
 */
export async function addWebFonts(): Promise<void> {
  const faces = webFonts.map(
    ([family, file, weight, unicodeRange]) =>
      new FontFace(family, `url(${file})`, { weight, unicodeRange }),
  )
  // A font that fails to load leaves its fallback in place; the other one is unaffected.
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
