// A calculator, a month of figures, stacked coins, and archived files.
import * as color from '../../../src/theme/palette'
import { flat, shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude, slab } from '../kit/solid'
import { facingLeft, facingRight, front, type Place, top } from '../kit/space'
import { pile } from '../parts/office'
import { bar } from '../parts/screens'

function calculator(at: Place): string {
  const lid = top(at, 0.5)
  const keys = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [0.3 + (i % 4) * 0.72, 1.5 + Math.floor(i / 4) * 0.8]
    const material =
      i === 11 ? materials.amberSolid : i % 4 === 3 ? materials.mintSolid : materials.white
    return slab(at.move(a, b, 0.5), [0.52, 0.58, 0.2], { material })
  })
  return [
    shade(top(at), rect([0.3, 0.25, 3.4, 4.1], 0.3)),
    slab(at, [3.2, 4, 0.5], { material: materials.dark, r: 0.35 }),
    flat(lid, rect([0.32, 0.32, 2.56, 0.8], 0.12), color.mint),
    `<g stroke-width="4">${trace(lid, outline('M1.7 .56V.9M2.05 .56V.9M2.4 .56H2.6V.9H2.4Z'))}</g>`,
    ...keys,
  ].join('')
}

function coins(at: Place, count: number): string {
  return Array.from({ length: count }, (_, i) =>
    extrude(top(at, 0.22 + i * 0.26), circle([0.55, 0.55], 0.55), {
      material: materials.amberSolid,
      back: [0, 0, -0.22],
    }),
  ).join('')
}

const report = facingLeft(0.1, -2.3)
const page = front(report.move(0, 0, 0), 4.2)

export const accountingFirm = scene(
  {},
  shade(top(report), rect([0.2, -0.4, 3.6, 0.8])),
  extrude(page, rect([0, 0, 3.4, 4.2], 0.2), {
    material: materials.white,
    back: report.step(0, -0.25, 0),
    face: color.surface,
  }),
  bar(page, [0.4, 0.4, 1.5, 0.2], color.cedar),
  ...[1.1, 1.6, 1.35, 2.1].map((h, i) =>
    flat(page, rect([0.45 + i * 0.68, 3.1 - h, 0.46, h]), i === 3 ? color.cedar : color.cedarWash),
  ),
  trace(page, outline('M.35 3.1H3.1')),
  bar(page, [0.4, 3.45, 2.2, 0.14], '#C9CCD1'),
  shade(top(facingLeft(-3.4, -2.6)), rect([0, 0, 2.1, 2.6])),
  pile(facingLeft(-3.6, -2.7), 0.8),
  calculator(facingRight(-3.4, 3.5)),
  shade(top(facingLeft(1.4, 0.6)), rect([0, 0, 1.6, 3.4], 0.6)),
  coins(facingLeft(1.4, 0.2), 7),
  coins(facingLeft(1.4, 1.5), 4),
  coins(facingLeft(1.4, 2.8), 2),
)
