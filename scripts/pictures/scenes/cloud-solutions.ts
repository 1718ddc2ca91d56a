// A cloud above the rack and the disks it replaced, connected by data traveling up and down.
import * as color from '../../../src/theme/palette'
import { dashes, shade } from '../kit/draw'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { facingLeft, front, top } from '../kit/space'
import { cable, disks, rack } from '../parts/machines'
import { arrowUp, cloud } from '../parts/signs'

/** Straight up from the disks and from the rack to the cloud. */
const lines = [
  dashes(front(facingLeft(0, 0.2), 0), outline('M-1.8 -2.95V-4.2'), color.cedar),
  dashes(front(facingLeft(0, 1.6), 0), outline('M2.7 -2.5V-5.4'), color.cedar),
]

export const cloudSolutions = scene(
  { zoom: 0.9 },
  shade(top(facingLeft(-2.6, -1)), rect([0, 0, 5.4, 1.6], 0.8)),
  cable(facingLeft(0, 0), 'M-2.5 1.2V2Q-2.5 2.8 -1.7 2.8H-.6Q.2 2.8 .2 2.4Q.2 2 1 2H2'),
  shade(top(facingLeft(-3.3, -0.7)), rect([0, 0, 2.6, 2.4], 0.2)),
  rack(facingLeft(-3.6, -0.9), 3),
  shade(top(facingLeft(1.9, 0.8)), circle([1.1, 1], 1.1)),
  disks(facingLeft(1.7, 0.6), 3),
  ...lines,
  cloud(facingLeft(-3, -0.2, 3.9), { size: 1.15 }),
  arrowUp(facingLeft(-0.75, -0.05, 4.15), { size: 0.95 }),
)
