// An office building at night: one floor is lit, and cedars stand in front.
import * as color from '../../../src/theme/palette'
import { flat, shade, stroke } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box, slab } from '../kit/solid'
import { facingLeft, facingRight, front, top, upright } from '../kit/space'
import { building, cedarTree } from '../parts/buildings'
import { waves } from '../parts/machines'

const tree = (x: number, y: number, size: number) =>
  shade(top(facingLeft(x, y)), circle([0.25 * size, 0.2 * size], 0.8 * size)) +
  cedarTree(facingLeft(x, y), size)

const house = facingLeft(-2.3, -2.6)
const entry = front(house.move(0, 3.6, 0), 4.6)

export const aboutStory = scene(
  { zoom: 0.9 },
  tree(-3.3, -3.2, 1),
  tree(2.9, -3, 1.1),
  shade(top(house), rect([0.4, 0.4, 4.6, 3.8])),
  building(house, {
    size: [4.4, 3.6, 4.6],
    windows: [4, 3, 3],
    foot: 1.3,
    lit: [4, 5, 6, 7, 15, 16, 17],
  }),
  slab(house.move(0.3, 0.3, 4.6), [3.8, 3, 0.35], { material: materials.roof }),
  box(house.move(2.1, 0.55, 4.95), [0.9, 0.9, 0.5], materials.white),
  stroke(upright(house.move(2.55, 1, 5.45)), outline('M0 0V-.5'), [5, materials.line]),
  waves(house.move(2.55, 1, 5.95)),
  flat(entry, rect([1.55, 3.4, 1.3, 1.2]), color.cedar),
  flat(entry, outline('M2.2 3.4V4.6'), 'none'),
  slab(house.move(1.2, 3.6, 1.25), [2, 0.7, 0.16], { material: materials.mintSolid }),
  flat(front(facingRight(2.1, 1), 4.6), rect([0.7, 3.5, 2.2, 0.8]), color.cedarWash),
  flat(top(facingLeft(-0.95, 1)), rect([0, 0, 1.7, 2.9]), color.hairline),
  tree(2.9, 1.9, 1.05),
  tree(-2.9, 1.9, 1.35),
  tree(2.5, 3.2, 0.7),
)
