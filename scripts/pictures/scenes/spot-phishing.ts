// A letter on a hook, above the inbox it was meant for.
import * as color from '../../../src/theme/palette'
import { flat, shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude } from '../kit/solid'
import { facingLeft, front, type Plane, top } from '../kit/space'
import { bar, laptop } from '../parts/screens'
import { warning } from '../parts/signs'

const inbox = (screen: Plane) =>
  [0, 1, 2, 3]
    .map((i) =>
      bar(
        screen,
        [0.25, 0.22 + i * 0.4, i === 1 ? 2.54 : ([2.2, 0, 1.8, 2.4][i] ?? 2), 0.24],
        i === 1 ? color.amber : color.hairline,
      ),
    )
    .join('')

const letter = facingLeft(-2.1, -0.4, 3)
const face = front(letter, 2.5)
const envelope = [
  extrude(face, rect([0, 0, 3.9, 2.5], 0.22), {
    material: materials.white,
    back: letter.step(0, -0.35, 0),
    face: color.surface,
  }),
  trace(face, outline('M.1 2.4L1.45 1.2M3.8 2.4L2.45 1.2')),
  flat(face, outline('M.1 .1L1.75 1.45Q1.95 1.6 2.15 1.45L3.8 .1Z'), color.mint),
].join('')

const hook = `<g stroke-width="8">${trace(
  face,
  outline('M2.6 -2.2V1.15C2.6 2 1.45 2 1.45 1.2L1.45 .85'),
)}</g><g stroke-width="3">${trace(face, outline('M2.6 -2.2V1.15C2.6 2 1.45 2 1.45 1.2L1.45 .85'), color.edge)}</g>${trace(
  face,
  outline('M1.45 .85L1.8 1.2'),
)}`

export const spotPhishing = scene(
  { zoom: 0.93 },
  shade(top(facingLeft(-2.3, 0.9)), rect([0, 0, 3.6, 2.7], 0.3)),
  shade(top(facingLeft(-1.6, -1.2)), rect([0, 0, 3.9, 0.7], 0.2)),
  laptop(facingLeft(-2.6, 1.1), inbox),
  envelope,
  hook,
  shade(top(facingLeft(1.7, 1.2)), rect([0, 0, 2.2, 0.7], 0.3)),
  warning(facingLeft(1.5, 1.6), { size: 1.15 }),
)
