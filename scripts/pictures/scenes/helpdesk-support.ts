// A headset in the middle; behind it the list of tickets, beside it an answer.
import * as color from '../../../src/theme/palette'
import { shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, facingRight, front, type Plane, top } from '../kit/space'
import { mug } from '../parts/office'
import { bar, monitor } from '../parts/screens'
import { bubble, headset, tick } from '../parts/signs'

const tickets = (screen: Plane) =>
  [0, 1, 2]
    .map((i) => {
      const v = 0.22 + i * 0.56
      return [
        bar(screen, [0.2, v, 2.88, 0.44], i === 0 ? color.cedarWash : color.sunk),
        bar(screen, [0.36, v + 0.15, i === 1 ? 1.1 : 1.5, 0.14], color.edge),
        i < 2
          ? tick(screen, [2.5, v + 0.08, 0.3])
          : bar(screen, [2.46, v + 0.12, 0.44, 0.2], color.amber),
      ].join('')
    })
    .join('')

const answer = facingLeft(1.5, -2.4, 2.3)

export const helpdeskSupport = scene(
  {},
  shade(top(facingLeft(-3.2, -1.2)), rect([0, 0, 2, 3.6], 0.2)),
  monitor(facingRight(-3.7, 2.5), tickets),
  bubble(answer),
  tick(front(answer, 2.1), [0.75, 0.4, 0.95]),
  shade(top(facingLeft(-0.6, -0.5)), rect([0, 0, 4.7, 3.5], 0.9)),
  slab(facingLeft(-0.9, -0.9), [4.6, 3.6, 0.4], { material: materials.wash, r: 0.9 }),
  shade(top(facingLeft(-0.3, 0.7, 0.4)), rect([0, 0, 3.8, 0.9], 0.4)),
  headset(facingLeft(-0.6, 1.4, 0.5), 1.2),
  shade(top(facingLeft(-2.1, 3.1)), rect([0.2, 0.1, 1, 0.8], 0.4)),
  mug(facingLeft(-2.3, 3), materials.white),
)
