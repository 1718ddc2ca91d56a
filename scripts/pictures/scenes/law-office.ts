// The scales of a law office, its books, and its files under lock.
import { shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box, extrude, slab } from '../kit/solid'
import { facingLeft, front, type Place, top, upright } from '../kit/space'
import { books, sheet } from '../parts/office'
import { text } from '../parts/screens'
import { padlock } from '../parts/signs'

const middle = facingLeft(-0.4, -0.6)

function pan(at: Place): string {
  const strings = upright(at.move(0, 0, 0.2))
  return [
    extrude(top(at, 0.2), circle([0, 0], 0.95), {
      material: materials.mintSolid,
      back: [0, 0, -0.28],
    }),
    trace(strings, outline('M-1.04 -.3L0 -1.5L1.04 -.3')),
  ].join('')
}

const scales = [
  shade(top(middle), circle([0.3, 0.2], 1.6)),
  extrude(top(middle, 0.4), circle([0, 0], 1.45), {
    material: materials.white,
    back: [0, 0, -0.4],
  }),
  extrude(top(middle, 0.7), circle([0, 0], 0.9), { material: materials.wash, back: [0, 0, -0.3] }),
  box(middle.move(-0.18, -0.18, 0.7), [0.36, 0.36, 3.9], materials.cedarSolid),
  pan(middle.move(-2.2, 0, 2.6)),
  pan(middle.move(2.2, 0, 2.6)),
  slab(middle.move(-2.45, -0.15, 4.3), [4.9, 0.3, 0.28], {
    material: materials.cedarSolid,
    r: 0.1,
  }),
  extrude(top(middle, 4.95), circle([0, 0], 0.28), {
    material: materials.amberSolid,
    back: [0, 0, -0.36],
  }),
]

const paper = facingLeft(-3.7, 2.5)

export const lawOffice = scene(
  { zoom: 0.95 },
  ...scales,
  shade(top(paper), rect([0.2, -0.2, 2.4, 0.7])),
  sheet(paper),
  text(front(paper, 2.9), [0.35, 0.95], [1.5, 1.2, 1.5, 0.9]),
  padlock(facingLeft(-2.5, 2.9), { size: 0.62, material: materials.amberSolid }),
  shade(top(facingLeft(0.7, 2.1)), rect([0, 0, 2.7, 1.9])),
  books(facingLeft(0.4, 2)),
)
