// A shield on its own base, and what it protects: a laptop, a server, a padlock, each on its own line.
import * as color from '../../../src/theme/palette'
import { shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude } from '../kit/solid'
import { facingLeft, facingRight, top } from '../kit/space'
import { cable, rack } from '../parts/machines'
import { bar, laptop } from '../parts/screens'
import { padlock, shield } from '../parts/signs'

const step = ([r, up]: readonly [number, number], material: materials.Material) =>
  extrude(top(facingLeft(0, 0), up), circle([0.3, 0.3], r), { material, back: [0, 0, -0.3] })

export const securityServices = scene(
  {},
  cable(facingLeft(0, 0), 'M2.4 -2.2V-.6Q2.4 .2 1.6 .2H.5'),
  cable(facingLeft(0, 0), 'M-2.2 2.4H-.9Q-.2 2.4 -.2 1.7V.5'),
  cable(facingLeft(0, 0), 'M2 2.9H1.3Q.5 2.9 .5 2.1V.5'),
  shade(top(facingLeft(1.5, -3.3)), rect([0, 0, 2.6, 2.5], 0.2)),
  rack(facingLeft(1.4, -3.6), 4),
  shade(top(facingLeft(0, 0)), circle([0.55, 0.55], 1.65)),
  step([1.6, 0.3], materials.white),
  step([1.2, 0.6], materials.wash),
  shield(facingLeft(-1.5, 0.55, 0.6), { size: 1.22 }),
  shade(top(facingLeft(-3.6, 1.7)), rect([0, 0, 2.9, 2.3], 0.2)),
  laptop(
    facingRight(-3.85, 3.85),
    (s) => bar(s, [0.3, 0.3, 1.4, 0.2], color.mint) + bar(s, [0.3, 0.7, 2.2, 0.14], color.hairline),
  ),
  shade(top(facingLeft(2.2, 2.4)), rect([0, 0, 1.9, 0.9], 0.2)),
  padlock(facingLeft(1.9, 3), { size: 0.85, material: materials.amberSolid }),
)
