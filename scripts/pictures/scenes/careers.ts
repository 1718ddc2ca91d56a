// Ascending steps with growing plants: a seedling, a young tree, a cedar.
import * as color from '../../../src/theme/palette'
import { flat, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, front, type Plane, top } from '../kit/space'
import { cedarTree } from '../parts/buildings'
import { mug } from '../parts/office'
import { bar, laptop } from '../parts/screens'
import { headset } from '../parts/signs'

const steps = [0.7, 1.5, 2.4].map((height, i) => ({ at: facingLeft(1.2 - i * 2.35, -2.6), height }))

const blocks = steps
  .map(({ at, height }, i) => {
    const material = [materials.white, materials.wash, materials.mintSolid][i] ?? materials.white
    return (
      shade(top(at), rect([0.35, 0.35, 2.35, 2.6], 0.2)) +
      slab(at, [2.3, 2.6, height], { material, r: 0.15 })
    )
  })
  .reverse()

const sprout = front(facingLeft(2.35, -1.3, 0.7), 0)
const seedling = [
  flat(sprout, outline('M0 0C-.7 -.1 -.85 -.6 -.75 -1C-.3 -.9 0 -.5 0 0Z'), color.cedar),
  flat(sprout, outline('M0 0C.6 -.2 .85 -.7 .75 -1.25C.2 -1 0 -.5 0 0Z'), color.mint),
]

const work = (s: Plane) =>
  bar(s, [0.3, 0.3, 1.1, 0.18], color.cedar) +
  bar(s, [0.3, 0.7, 2.2, 0.14], color.hairline) +
  bar(s, [0.3, 1, 1.7, 0.14], color.hairline)

export const careers = scene(
  { zoom: 0.92 },
  blocks[0] ?? '',
  cedarTree(facingLeft(-2.35, -1.3, 2.4), 1.25),
  blocks[1] ?? '',
  cedarTree(facingLeft(0, -1.3, 1.5), 0.85),
  blocks[2] ?? '',
  ...seedling,
  shade(top(facingLeft(-3.2, 1.3)), rect([0, 0, 3.7, 2.4], 0.2)),
  laptop(facingLeft(-3.4, 1.2), work),
  shade(top(facingLeft(1.3, 2.2)), rect([0, 0, 2.6, 1], 0.4)),
  headset(facingLeft(0.9, 2.6), 0.66),
  shade(top(facingLeft(2.9, 0.7)), circle([0.65, 0.65], 0.5)),
  mug(facingLeft(2.9, 0.7), materials.white),
)
