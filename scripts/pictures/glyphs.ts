// Text as outlines in the site's own heading font: the building machine may have no fonts installed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

const FILE = '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

export interface Typeface {
  /** In pixels. */
  width(text: string, size: number): number
  /** SVG path data, with the baseline starting at x, y. */
  draw(text: string, size: number, at: readonly [number, number]): string
}

/** The heading font at a weight from 300 to 800. */
export async function loadTypeface(weight: number): Promise<Typeface> {
  const packed = readFileSync(createRequire(import.meta.url).resolve(FILE))
  const font = create(Buffer.from(await decompress(packed)))
  if (!('getVariation' in font)) throw new Error(`${FILE} is not one variable font`)
  const face = font.getVariation({ wght: weight })
  return {
    width: (text, size) => (face.layout(text).advanceWidth * size) / face.unitsPerEm,
    draw: (text, size, at) => outlinesOf(face, text, { size, at }),
  }
}

interface Setting {
  size: number
  at: readonly [number, number]
}

function outlinesOf(face: Font, text: string, { size, at: [x, y] }: Setting): string {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  let pen = x
  return glyphs
    .map((glyph, i) => {
      const data = glyph.path.transform(scale, 0, 0, -scale, pen, y).toSVG()
      pen += (positions[i]?.xAdvance ?? 0) * scale
      return data
    })
    .join('')
}
