// A clinic's provider on the web: a clear page, the cross, and what keeps it private.
import * as color from '../../../src/theme/palette'
import { flat, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, type Plane, top } from '../kit/space'
import { bar, browser, text } from '../parts/screens'
import { cross, heart, padlock } from '../parts/signs'

const page = (screen: Plane) =>
  [
    bar(screen, [0.45, 0.5, 2.4, 0.28], color.inkRaised),
    text(screen, [0.45, 1.05], [2.6, 2.2, 2.5]),
    flat(screen, rect([0.45, 2.15, 1.3, 0.5], 0.24), color.cedar),
    flat(screen, circle([4.6, 1.65], 1.15), color.cedarWash),
    flat(screen, rect([0.45, 3.05, 1.6, 0.55], 0.1), color.sunk),
    flat(screen, rect([2.3, 3.05, 1.6, 0.55], 0.1), color.sunk),
    flat(screen, rect([4.15, 3.05, 1.6, 0.55], 0.1), color.sunk),
  ].join('')

export const unitycareIt = scene(
  {},
  shade(top(facingLeft(-3.3, -0.9)), rect([0, 0, 6.8, 0.8], 0.1)),
  browser(facingLeft(-3.5, -0.8), { size: [6.2, 4.6], content: page }),
  heart(facingLeft(0.55, -0.6, 1.95), { size: 0.38, material: materials.mintSolid }),
  shade(top(facingLeft(-3.3, 1.7)), rect([0, 0, 3.2, 2.2], 0.5)),
  slab(facingLeft(-3.5, 1.5), [3, 2.1, 0.4], { material: materials.wash, r: 0.5 }),
  cross(facingLeft(-3.1, 2.8, 0.4), { size: 0.92, material: materials.cedarSolid }),
  shade(top(facingLeft(1.2, 2.3)), rect([0, 0, 2.1, 0.9], 0.2)),
  padlock(facingLeft(1.1, 2.9), { size: 0.95, material: materials.mintSolid }),
)
