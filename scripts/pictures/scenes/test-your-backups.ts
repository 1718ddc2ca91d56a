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
  `<g stroke-width="7">${trace(floor, outline('M-.1 -2.3H.5Q1.9 -2.3 1.9 -1.1V-.95M1.5 -1.4L1.9 -.95L2.3 -1.4'), color.cedar)}</g>`,
  `<g stroke-width="7">${trace(floor, outline('M1 2.7H-.1Q-1.3 2.7 -1.3 1.5V.6M-1.7 1L-1.3 .55L-.9 1'), color.amber)}</g>`,
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
