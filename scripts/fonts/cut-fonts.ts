// The site's fonts, subset to the characters of its own texts. Any other character a visitor sees (accented
// letters, for example) comes from the full Latin font, loaded on demand.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** Every character the site's texts use. src/theme/web-fonts.ts lists the same ones as ranges. */
export const LETTERS = `${ascii}\u00a0©·‘’“”–—…•→−`

interface Cut {
  /** Name of the file in src/theme/fonts/. */
  file: string
  /** The full Latin font, variable in weight. */
  source: string
  /** Weights that the site's styles use. */
  weights: { min: number; max: number }
}

export const cuts: readonly Cut[] = [
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 600 },
  },
  {
    file: 'host-grotesk.woff2',
    source: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
    weights: { min: 450, max: 650 },
  },
]

/** The subset font as WOFF2. */
export function cutFont({ source, weights }: Cut): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(source)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
}
