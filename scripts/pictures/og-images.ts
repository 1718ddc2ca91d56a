// The share images (Open Graph) of the pages, 1200 by 630.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../src/content/company'
import { ROOT } from '../tools/paths'
import { loadTypeface } from './glyphs'
import { type OgCard, ogCard, WIDTH } from './og-card'
import { rasterize } from './rasterize'

const CACHE = join(ROOT, 'node_modules', '.cache', 'og-images')

/** The weight of the site's headings (src/theme/global.css.ts), and a lighter one for the line below. */
const WEIGHTS = { heading: 650, text: 450 }

/** Writes <outDir>/<key>.png for each card. */
export async function renderOgImages(cards: readonly OgCard[], outDir: string): Promise<void> {
  const [heading, text] = await Promise.all([
    loadTypeface(WEIGHTS.heading),
    loadTypeface(WEIGHTS.text),
  ])
  const { name, address } = company
  const line = `Managed IT services in ${address.city}, ${address.state}`
  mkdirSync(outDir, { recursive: true })
  for (const card of cards) {
    const png = await renderOnce(ogCard(card, { heading, text, name, line }))
    writeFileSync(join(outDir, `${card.key}.png`), png)
  }
}

// Cached, because most builds change no image.
async function renderOnce(svg: string): Promise<Buffer> {
  const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = await rasterize(svg, WIDTH)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, png)
  return png
}
