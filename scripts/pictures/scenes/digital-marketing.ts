// Inquiries that grow month by month, the search that brings them, and where they come from.
import * as color from '../../../src/theme/palette'
import { patch, shade, stroke, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box, extrude } from '../kit/solid'
import { facingLeft, facingRight, front, top, upright } from '../kit/space'
import { bar } from '../parts/screens'
import { bubble } from '../parts/signs'

const heights = [0.7, 1.2, 1.9, 2.7, 3.7]
const bars = heights
  .map((h, i) => {
    const at = facingLeft(-1.5, 2.3 - i * 1.45)
    const material = i === 4 ? materials.mintSolid : i === 3 ? materials.wash : materials.white
    return shade(top(at), rect([0.2, 0.1, 1.4, 1.1])) + box(at, [1.15, 1.15, h], material)
  })
  .reverse()

/** From the middle of the first bar's foot; passes above all bars. */
const trend = stroke(
  upright(facingLeft(-0.93, 2.88)),
  outline(
    'M-.06 -1.91L1.52 -3.62L2.77 -5.2L4.03 -6.98L4.87 -8.26M4.18 -7.98L4.87 -8.26L4.89 -7.51',
  ),
  [6, color.cedar],
)

function search(): string {
  const at = facingRight(2.5, 3.4, 0.05)
  const face = front(at, 1.1)
  return [
    shade(top(at), rect([0.2, -0.2, 5.2, 0.7], 0.2)),
    extrude(face, rect([0, 0, 5, 1.1], 0.5), {
      material: materials.white,
      back: at.step(0, -0.35, 0),
      face: color.surface,
    }),
    trace(face, circle([0.62, 0.5], 0.22)),
    trace(face, outline('M.78 .68L.95 .86')),
    bar(face, [1.25, 0.46, 1.7, 0.18], '#C9CCD1'),
    extrude(face, rect([3.75, 0.17, 1.05, 0.76], 0.36), {
      material: materials.cedarSolid,
      back: [0, 0, 0],
    }),
    trace(face, outline('M4.08 .55H4.48M4.3 .36L4.48 .55L4.3 .74'), color.surface),
  ].join('')
}

function pin(): string {
  const at = facingLeft(-3.9, 2.6)
  const face = front(at, 2.1)
  const drop = outline(
    'M.75 2.1C.3 1.5 0 1.15 0 .75A.75 .75 0A.75 1.5 .75C1.5 1.15 1.2 1.5 .75 2.1Z',
  )
  return [
    shade(top(at), circle([0.9, 0.1], 0.55)),
    extrude(face, drop, { material: materials.amberSolid, back: at.step(0, -0.4, 0) }),
    patch(face, circle([0.75, 0.75], 0.3), color.surface),
  ].join('')
}

const note = facingLeft(1.3, -2.9, 1.8)

export const digitalMarketing = scene(
  {},
  ...bars,
  trend,
  bubble(note),
  `<g stroke-width="4">${trace(front(note, 2.1), outline('M.5 .55H2.2M.5 1.05H1.6'), color.mint)}</g>`,
  search(),
  pin(),
)
