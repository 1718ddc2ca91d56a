// Shelves full of boxes, the scanner that reads them, and the signal that reaches every aisle.
import * as color from '../../../src/theme/palette'
import { flat, shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box } from '../kit/solid'
import { facingLeft, type Place, type Plane, top } from '../kit/space'
import { accessPoint, waves } from '../parts/machines'
import { carton } from '../parts/office'
import { bar, phone } from '../parts/screens'

const LEVELS = [0.25, 1.95, 3.65]
const LOADS: readonly (readonly [number, number])[][] = [
  [
    [0.3, 1.3],
    [1.8, 1.1],
    [3.2, 1.3],
    [4.8, 0.9],
  ],
  [
    [0.4, 1.1],
    [2.1, 1.3],
    [4.6, 1.1],
  ],
  [
    [0.3, 0.9],
    [1.6, 1.1],
  ],
]

function shelves(at: Place): string {
  const post = (a: number, b: number) =>
    box(at.move(a, b, 0), [0.18, 0.18, 4.4], materials.cedarSolid)
  const boards = LEVELS.map((up, i) => {
    const load = (LOADS[i] ?? []).map(([a, h]) => carton(at.move(a, 0.3, up + 0.16), [1.2, 1.2, h]))
    return box(at.move(0, 0, up), [6.2, 1.8, 0.16], materials.white) + load.join('')
  })
  return [
    shade(top(at), rect([0.3, 0.3, 6.4, 2])),
    post(0, 0),
    post(6.02, 0),
    ...boards,
    post(0, 1.62),
    post(6.02, 1.62),
  ].join('')
}

const scan = (s: Plane) =>
  [
    flat(s, rect([0.12, 0.1, 1.08, 0.9], 0.08), color.cedarWash),
    trace(s, outline('M.3 .3V.8M.46 .3V.8M.66 .3V.8M.8 .3V.8M1 .3V.8')),
    bar(s, [0.14, 1.22, 1, 0.14], color.hairline),
    bar(s, [0.14, 1.56, 1.04, 0.4], color.mint),
  ].join('')

export const warehouse = scene(
  { zoom: 0.93 },
  shelves(facingLeft(-3.2, -2.7)),
  accessPoint(facingLeft(0.7, -2.7, 3.81), 0.7),
  waves(facingLeft(1.4, -2, 4.55)),
  shade(top(facingLeft(-2.9, 1.9)), rect([0, 0, 2, 1.7])),
  carton(facingLeft(-3.2, 1.7), [1.7, 1.5, 1.2]),
  shade(top(facingLeft(0.7, 2.4)), rect([0, 0, 1.9, 0.5], 0.1)),
  phone(facingLeft(0.4, 2.6), scan),
)
