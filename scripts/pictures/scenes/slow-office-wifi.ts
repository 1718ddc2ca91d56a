// One floor of an office: where the signal is good, and where it is not.
import * as color from '../../../src/theme/palette'
import { patch, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box } from '../kit/solid'
import { facingLeft, facingRight, type Plane, top } from '../kit/space'
import { accessPoint, waves } from '../parts/machines'
import { desk } from '../parts/office'
import { bar, laptop } from '../parts/screens'
import { warning } from '../parts/signs'

const floor = top(facingLeft(0, 0))
const reach = [3.6, 2.6, 1.6].map((r, i) =>
  patch(floor, circle([-1.2, -1.2], r), ['#EDF5F1', '#DCEFE6', '#C5EBDA'][i] ?? ''),
)
const fast = (s: Plane) =>
  [0, 1, 2, 3]
    .map((i) => bar(s, [0.5 + i * 0.5, 1.3 - i * 0.28, 0.32, 0.2 + i * 0.28], color.cedar))
    .join('')
const slow = (s: Plane) =>
  [0, 1, 2, 3]
    .map((i) =>
      bar(
        s,
        [0.5 + i * 0.5, 1.3 - i * 0.28, 0.32, 0.2 + i * 0.28],
        i ? color.hairline : color.amber,
      ),
    )
    .join('')

export const slowOfficeWifi = scene(
  {},
  ...reach,
  box(facingLeft(-3.8, -3.8), [7.6, 0.25, 1.5], materials.white),
  box(facingLeft(-3.8, -3.55), [0.25, 7.3, 1.5], materials.white),
  box(facingLeft(-1.45, -1.45), [0.5, 0.5, 3.15], materials.stone),
  accessPoint(facingLeft(-2.2, -2.2, 3.15)),
  waves(facingLeft(-1.2, -1.2, 4.1)),
  box(facingLeft(1.2, -3.55), [0.25, 2.6, 1.5], materials.white),
  shade(top(facingLeft(-2.9, 0.3)), rect([0, 0, 3, 3.6], 0.1)),
  `<g>${desk(facingRight(-3.1, 3.9), [3.6, 2.6])}${laptop(facingRight(-3, 3.75, 1.8), fast)}</g>`,
  shade(top(facingLeft(1, 1.3)), rect([0, 0, 3.2, 2.4], 0.2)),
  laptop(facingLeft(0.6, 1.3), slow),
  warning(facingLeft(2.2, 1.1, 2.75), { size: 0.8 }),
)
