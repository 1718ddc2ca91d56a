import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureNames } from '../../src/ui/picture-names'
import * as palette from './kit/palette'
import { pictures } from './pictures'
import { rasterize } from './rasterize'

const LIMIT = 12_000

test('every picture name has a drawing, and no two share one', () => {
  expect(Object.keys(pictures).sort()).toEqual([...pictureNames].sort())
  expect(new Set(Object.values(pictures)).size).toBe(pictureNames.length)
})

test('every drawing is well-formed, has the right aspect ratio and is under 12 KB', async () => {
  for (const [name, svg] of Object.entries(pictures)) {
    const png = await rasterize(svg, 160)
    const ratio = png.readUInt32BE(16) / png.readUInt32BE(20)
    expect([name, ratio.toFixed(2)]).toEqual([name, name === 'map-office' ? '1.78' : '1.33'])
    expect(Buffer.byteLength(svg), name).toBeLessThan(LIMIT)
    expect(svg.match(/NaN|undefined|Infinity|<style|style=|<script|d=""/), name).toBeNull()
  }
})

test('every drawing color is a color of the theme', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../src/theme/tokens.css.ts'), 'utf8')
  const colors = Object.entries(palette).filter(([name]) => name !== 'line')
  for (const [name, value] of colors) {
    if (typeof value === 'string') expect(tokens).toContain(`  ${name}: '${value}',`)
  }
})

test('the mark for bitmaps has the same shape as the logo in the header', async () => {
  const logo = readFileSync(join(import.meta.dirname, '../../src/layout/logo.tsx'), 'utf8')
  const { MARK_TIERS, MARK_TRUNK } = await import('./mark')
  expect(logo).toContain(`d="${MARK_TIERS}"`)
  expect(logo).toContain(`d="${MARK_TRUNK}"`)
})
