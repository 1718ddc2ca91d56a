import { Resvg } from '@resvg/resvg-wasm'
import { expect, test } from 'vitest'
import { company } from '../../src/content/company'
import { pictureNames } from '../../src/ui/picture-names'
import { pictures } from './pictures'
import { rasterize } from './rasterize'
import { STREET } from './scenes/map-office'

const LIMIT = 12_000

test('every picture name has a drawing, and no two share one', () => {
  expect(Object.keys(pictures).sort()).toEqual([...pictureNames].sort())
  const drawn = Object.entries(pictures)
  const copies = drawn.filter(
    ([name, svg]) => drawn.find(([, other]) => other === svg)?.[0] !== name,
  )
  expect(copies.map(([name]) => name)).toEqual([])
})

test('the drawn map names the street of the office', () => {
  const { street } = company.address
  expect(street.endsWith(` ${STREET}`), `map-office.ts draws ${STREET}, not ${street}`).toBe(true)
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

test('no street name on the map is in the left quarter, which phones do not show', async () => {
  const map = pictures['map-office']
  // Loads what measures below.
  await rasterize(map, 160)
  const names = map.match(/<path [^>]*paint-order[^>]*>/g) ?? []
  expect(names).toHaveLength(3)
  for (const name of names) {
    const drawing = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">${name}</svg>`,
    )
    expect(drawing.getBBox()?.x).toBeGreaterThanOrEqual(960 / 4)
    drawing.free()
  }
})
