// A switch in the middle, and everything connected to it: two offices, a laptop, the Wi-Fi.
import * as color from '../../../src/theme/palette'
import { shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box } from '../kit/solid'
import { facingLeft, facingRight, top } from '../kit/space'
import { building } from '../parts/buildings'
import { accessPoint, cable, networkSwitch } from '../parts/machines'
import { bar, laptop } from '../parts/screens'

const floor = facingLeft(0, 0)

export const networkServices = scene(
  {},
  cable(floor, 'M-2.4 -2.4V-.8Q-2.4 0 -1.6 0H0'),
  cable(floor, 'M2.6 -2.2V-.8Q2.6 0 1.8 0H.4'),
  cable(floor, 'M-.5 .4V2Q-.5 2.7 -1.2 2.7H-2.4'),
  cable(floor, 'M.3 .4V2.1Q.3 3 1.2 3H2.7', color.amber),
  shade(top(facingLeft(-3.3, -3.3)), rect([0, 0, 2.7, 2.2])),
  building(facingLeft(-3.6, -3.6), { size: [2.1, 2.1, 3.7], windows: [2, 2, 4], lit: [3] }),
  shade(top(facingLeft(1.9, -3.1)), rect([0, 0, 2.3, 2])),
  building(facingLeft(1.7, -3.4), {
    size: [1.9, 1.9, 2.4],
    windows: [2, 2, 2],
    material: materials.wash,
  }),
  shade(top(facingLeft(-1.15, -1)), rect([0, 0, 3.9, 2.2], 0.2)),
  networkSwitch(facingLeft(-1.35, -1.2)),
  shade(top(facingLeft(-3.6, 1.7)), rect([0, 0, 2.9, 2.3], 0.2)),
  laptop(facingRight(-3.85, 3.85), (s) =>
    [0, 1, 2]
      .map((i) =>
        bar(
          s,
          [0.4 + i * 0.8, 1.3 - i * 0.4, 0.5, 0.3 + i * 0.4],
          i === 2 ? color.cedar : color.mint,
        ),
      )
      .join(''),
  ),
  shade(top(facingLeft(2.3, 2.3)), rect([0, 0, 1.7, 1.6], 0.8)),
  box(facingLeft(2.65, 2.75), [0.5, 0.5, 1.1], materials.stone),
  accessPoint(facingLeft(1.9, 2, 1.1)),
)
