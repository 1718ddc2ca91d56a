// A headset in the middle; behind it the list of what is being worked on, beside it an answer.
import { shade } from '../kit/draw'
import { rect } from '../kit/outline'
import * as color from '../kit/palette'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, front, type Plane, top } from '../kit/space'
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

const answer = facingLeft(-3.6, 1.4, 1.1)

export const helpdeskSupport = scene(
  {},
  shade(top(facingLeft(-3, -2.4)), rect([0, 0, 4.6, 1.4], 0.2)),
  `<g transform="translate(0 -6)">${monitor(facingLeft(-2.9, -3), tickets)}</g>`,
  shade(top(facingLeft(-0.9, 0)), rect([0, 0, 4.6, 3.4], 0.8)),
  slab(facingLeft(-1.1, -0.3), [4.4, 3.3, 0.4], { material: color.wash, r: 0.8 }),
  headset(facingLeft(-0.75, 1.5, 0.45), 1.08),
  bubble(answer, { material: color.mintSolid }),
  tick(front(answer, 2.1), [0.75, 0.4, 0.95], color.ink),
  shade(top(facingLeft(-1.6, 2.8)), rect([0.3, 0.1, 1, 0.8], 0.4)),
  mug(facingLeft(-1.6, 2.7), color.white),
)
