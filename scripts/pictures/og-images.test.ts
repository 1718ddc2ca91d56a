import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareImagePath } from '../../src/head/page-tags'
import { paths } from '../../tests/browser/paths'
import { loadTypeface } from './glyphs'
import { ogCard } from './og-card'
import { ogCards } from './og-cards'
import { renderOgImages } from './og-images'

test('a share image is a PNG of 1200 by 630 pixels and at most 150 KB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'og-'))
  try {
    await renderOgImages([{ key: 'one', title: 'The largest', picture: 'night-desk' }], folder)
    const png = readFileSync(join(folder, 'one.png'))
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every page has one share image, and its title fits into four lines', async () => {
  const files = ogCards.map(({ key }) => `/og/${key}.png`)
  expect(files.sort(), 'tests/browser/paths.ts lists every page').toEqual(
    paths.map(shareImagePath).sort(),
  )
  const face = await loadTypeface(650)
  const lettering = { heading: face, text: face, name: 'Name', line: 'Line' }
  for (const card of ogCards) expect(ogCard(card, lettering), card.key).toContain('</svg>')
})

test('a typeface loaded with a heavier weight draws different outlines', async () => {
  const [light, heavy] = await Promise.all([loadTypeface(300), loadTypeface(800)])
  expect(light.draw('H', 100, [0, 100])).not.toBe(heavy.draw('H', 100, [0, 100]))
})
