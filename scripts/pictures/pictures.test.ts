import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureNames } from '../../src/ui/picture-names'
import * as palette from './kit/palette'
import { pictures } from './pictures'
import { rasterize } from './rasterize'

const LIMIT = 12_000

test('every picture has a drawing of its own', () => {
  expect(Object.keys(pictures).sort()).toEqual([...pictureNames].sort())
  expect(new Set(Object.values(pictures)).size).toBe(pictureNames.length)
})

test('every drawing is well-formed, of its ratio and small', async () => {
  for (const [name, svg] of Object.entries(pictures)) {
    const { width, height } = await rasterize(svg, 160)
    const ratio = width / height
    expect([name, ratio.toFixed(2)]).toEqual([name, name === 'map-office' ? '1.78' : '1.33'])
    expect(Buffer.byteLength(svg), name).toBeLessThan(LIMIT)
    expect(svg.match(/NaN|undefined|Infinity|<style|style=|<script|d=""/), name).toBeNull()
  }
})

test('the drawings use the colours of the theme', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../src/theme/tokens.css.ts'), 'utf8')
  const colours = Object.entries(palette).filter(([name]) => name !== 'line')
  for (const [name, value] of colours) {
    if (typeof value === 'string') expect(tokens).toContain(`  ${name}: '${value}',`)
  }
})

test('the mark is the shape of the logo', async () => {
  const logo = readFileSync(join(import.meta.dirname, '../../src/layout/logo.tsx'), 'utf8')
  const { MARK_TIERS, MARK_TRUNK } = await import('./mark')
  expect(logo).toContain(`d="${MARK_TIERS}"`)
  expect(logo).toContain(`d="${MARK_TRUNK}"`)
})
