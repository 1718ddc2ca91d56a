// A tooth, the day's appointments, and the screen they are kept on.
import * as color from '../../../src/theme/palette'
import { patch, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude } from '../kit/solid'
import { facingLeft, facingRight, front, type Plane, top } from '../kit/space'
import { calendar } from '../parts/office'
import { bar, inset, monitor } from '../parts/screens'
import { badge, scaled } from '../parts/signs'

const TOOTH =
  'M1.5 .35C1.9 .35 2.1 0 2.6 0C3.3 0 3.6 .6 3.5 1.3C3.4 2 3.1 2.3 3 3C2.9 3.7 2.8 4.1 2.45 4.1C2 4.1 2.15 2.7 1.75 2.7C1.35 2.7 1.5 4.1 1.05 4.1C.7 4.1 .6 3.7 .5 3C.4 2.3 .1 2 0 1.3C-.1 .6 .2 0 .9 0C1.2 0 1.3 .35 1.5 .35Z'

const tooth = facingLeft(-1.5, 0.9, 0.5)
const record = (screen: Plane) =>
  [
    bar(screen, [0.2, 0.2, 1.2, 1.58], color.cedarWash),
    bar(screen, [1.65, 0.25, 1.4, 0.18], color.cedar),
    ...[0, 1, 2].map((i) =>
      bar(screen, [1.65, 0.72 + i * 0.38, 1.2 - i * 0.2, 0.14], color.hairline),
    ),
    patch(inset(screen, 0.35, 0.45), scaled(TOOTH, 0.26), color.mint),
  ].join('')

export const dentalPractice = scene(
  {},
  shade(top(facingLeft(-3.5, -2.9)), rect([0, 0, 3.6, 1.6], 0.2)),
  monitor(facingLeft(-1.9, -3.6), record),
  shade(top(facingLeft(0, 0.3)), circle([0.4, 0.4], 2)),
  extrude(top(facingLeft(0.2, 0.5), 0.25), circle([0, 0], 1.9), {
    material: materials.wash,
    back: [0, 0, -0.25],
  }),
  extrude(top(facingLeft(0.2, 0.5), 0.5), circle([0, 0], 1.45), {
    material: materials.mintSolid,
    back: [0, 0, -0.25],
  }),
  extrude(front(tooth, 4.1), outline(TOOTH), {
    material: materials.white,
    back: tooth.step(0, -0.9, 0),
    face: color.surface,
  }),
  patch(
    front(tooth, 4.1),
    outline('M.42 1.35C.35 .8 .6 .45 .95 .42C.75 .6 .65 .95 .72 1.4Z'),
    color.cedarWash,
  ),
  shade(top(facingLeft(-3.6, 2.6)), rect([0.1, -2.2, 0.9, 2.8])),
  calendar(facingRight(-3.5, 3.3), [1, 6, 7, 8]),
  shade(top(facingLeft(2, 2.4)), rect([0, 0, 1.9, 0.6], 0.3)),
  badge(facingLeft(1.8, 2.9), { size: 1.05, material: materials.cedarSolid }),
)
