// The original, its copy, and a restore path that has been tested.
import * as color from '../../../src/theme/palette'
import { shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude } from '../kit/solid'
import { facingLeft, facingRight, top } from '../kit/space'
import { drive } from '../parts/machines'
import { clipboard } from '../parts/office'
import { badge } from '../parts/signs'

const floor = top(facingLeft(0, 0), 0)
const arrows = [
  `<g stroke-width="7">${trace(floor, outline('M-.4 -2.3H.5Q1.9 -2.3 1.9 -.9V-.1M1.5 -.5L1.9 -.05L2.3 -.5'), color.cedar)}</g>`,
  `<g stroke-width="7">${trace(floor, outline('M1.7 3H-.1Q-1.3 3 -1.3 1.8V.9M-1.7 1.3L-1.3 .85L-.9 1.3'), color.amber)}</g>`,
]

export const testYourBackups = scene(
  {},
  shade(top(facingLeft(-2.6, -3)), circle([1.35, 1.35], 1.35)),
  `<g>${[0, 1, 2, 3].map((i) => extrude(top(facingLeft(-2.9, -3.3, i * 0.85), 0.72), circle([1.3, 1.3], 1.3), { material: i === 3 ? materials.mintSolid : materials.white, back: [0, 0, -0.72] })).join('')}</g>`,
  ...arrows,
  shade(top(facingLeft(1.6, 0.4)), rect([0, 0, 2.4, 2.6], 0.2)),
  drive(facingLeft(1.3, 0.5)),
  badge(facingLeft(1.35, 1.9, 2.1), { size: 0.95, material: materials.mintSolid }),
  shade(top(facingLeft(-3.6, 0.6)), rect([0, 0, 0.8, 2.8], 0.1)),
  clipboard(facingRight(-3.5, 3.3), ['done', 'done', 'done', 'open']),
)
