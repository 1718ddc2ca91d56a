// Packed boxes on the way up, step by step.
import { shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, top } from '../kit/space'
import { rack } from '../parts/machines'
import { carton } from '../parts/office'
import { cloud } from '../parts/signs'

const steps = [3, 2, 1].map((level, i) =>
  slab(facingLeft(-0.9, -3.2 + i * 1.75), [2.6, 1.75, level * 0.85], {
    material: level === 3 ? materials.mintSolid : materials.white,
  }),
)

export const beforeYouMoveToTheCloud = scene(
  { zoom: 0.9 },
  shade(top(facingLeft(-0.4, -3)), rect([0, 0, 2.6, 5.4], 0.1)),
  shade(top(facingLeft(-3.4, 0.6)), rect([0, 0, 2.7, 2.5], 0.2)),
  rack(facingLeft(-3.6, 1), 2),
  ...steps,
  cloud(facingLeft(-1.9, -2.3, 3.85), { size: 0.95 }),
  carton(facingLeft(-0.3, -1.1, 1.7), [1.3, 1.1, 0.95]),
  carton(facingLeft(-0.4, 0.7, 0.85), [1.4, 1.2, 1.05]),
  shade(top(facingLeft(0.4, 2.5)), rect([0, 0, 1.9, 1.4])),
  carton(facingLeft(0.1, 2.5), [1.6, 1.3, 1.2]),
  carton(facingLeft(2.2, 2.2), [1.3, 1.1, 0.9]),
)
