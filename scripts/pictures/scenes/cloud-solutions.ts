// A cloud above the rack and the disks it took over from, joined by what travels up and down.
import { dashes, shade } from '../kit/draw'
import { circle, outline, rect } from '../kit/outline'
import * as color from '../kit/palette'
import { scene } from '../kit/scene'
import { facingLeft, front, top } from '../kit/space'
import { cable, disks, rack } from '../parts/machines'
import { arrowUp, badge, cloud } from '../parts/signs'

const upright = front(facingLeft(0, 0), 0)

export const cloudSolutions = scene(
  { shift: [0, 26] },
  shade(top(facingLeft(-2.6, -0.9)), rect([0, 0, 5.2, 1.6], 0.8)),
  cable(facingLeft(0, 0), 'M-2.3 1V1.6Q-2.3 2.3 -1.6 2.3H2.4'),
  cable(facingLeft(0, 0), 'M-1 -1.2H2Q2.8 -1.2 2.8 -.4V1.4', color.surface),
  shade(top(facingLeft(-3.4, -1.4)), rect([0, 0, 2.8, 2.5], 0.2)),
  rack(facingLeft(-3.6, -1.6), 3),
  shade(top(facingLeft(1.6, 1.2)), circle([1.3, 1.2], 1.1)),
  disks(facingLeft(1.5, 1), 3, color.mintSolid),
  dashes(upright, outline('M-2.5 -3V-4.2M2.4 -4.2V-3.1M0 -.6V-3.2'), color.cedar),
  cloud(facingLeft(-3.3, 0.4, 4), { size: 1.15 }),
  arrowUp(facingLeft(-0.9, 0.55, 4.25), { size: 0.95 }),
  badge(facingLeft(-1.7, 3.2, 0.05), { size: 0.8 }),
)
