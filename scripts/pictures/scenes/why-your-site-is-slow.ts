// A page that is still loading, the weight it carries, and a running clock.
import * as color from '../../../src/theme/palette'
import { flat, patch, shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude, slab } from '../kit/solid'
import { facingLeft, front, type Plane, top } from '../kit/space'
import { bar, browser, text } from '../parts/screens'

const page = (screen: Plane) =>
  [
    bar(screen, [0.06, 0.06, 2.14, 0.14], color.amber),
    flat(screen, rect([0.45, 0.6, 2.6, 2], 0.12), color.sunk),
    text(screen, [3.4, 0.7], [2.3, 1.9, 2.1, 1.2]),
    bar(screen, [3.4, 2.1, 1.1, 0.44], color.hairline),
    bar(screen, [0.45, 3, 1.6, 0.55], color.sunk),
    bar(screen, [2.3, 3, 1.6, 0.55], color.sunk),
    bar(screen, [4.15, 3, 1.6, 0.55], color.sunk),
    `<g stroke-width="6">${trace(screen, circle([1.75, 1.6], 0.5), color.hairline)}${trace(screen, outline('M1.75 1.1A.5 2.25 1.6'), color.cedar)}</g>`,
  ].join('')

const clock = facingLeft(-3.5, 2.3)
const face = front(clock, 2.6)
const watch = [
  shade(top(clock), rect([0.3, -0.2, 2.4, 0.7], 0.3)),
  extrude(face, rect([1.02, -0.35, 0.56, 0.6], 0.1), {
    material: materials.white,
    back: clock.step(0, -0.4, 0),
  }),
  extrude(face, circle([1.3, 1.3], 1.3), {
    material: materials.mintSolid,
    back: clock.step(0, -0.5, 0),
  }),
  flat(face, circle([1.3, 1.3], 0.95), color.surface),
  patch(face, outline('M1.3 1.3V.35A.95 2.25 1.3A.95 1.3 2.25Z'), color.amber),
  `<g stroke-width="4">${trace(face, outline('M1.3 .65V1.3L1.75 1.7'))}</g>`,
].join('')

const weight = facingLeft(1, 1.7)
const image = front(weight.move(0, 1.7, 0), 1.6)
const burden = [
  shade(top(weight), rect([0.3, 0.2, 2.5, 1.7], 0.2)),
  slab(weight, [2.4, 1.7, 1.6], { material: materials.dark, r: 0.2 }),
  flat(image, rect([0.3, 0.28, 1.8, 1.05], 0.08), color.cedarWash),
  patch(image, circle([0.72, 0.6], 0.16), color.amber),
  flat(
    image,
    outline('M.3 1.25L1 .78L1.35 1.05L1.65 .8L2.1 1.2V1.25A.08 2.02 1.33H.38A.08 .3 1.25Z'),
    color.mint,
  ),
].join('')

export const whyYourSiteIsSlow = scene(
  {},
  shade(top(facingLeft(-3.3, -0.9)), rect([0, 0, 6.8, 0.8], 0.1)),
  browser(facingLeft(-3.5, -0.8), { size: [6.2, 4.6], content: page, bar: color.sunk }),
  watch,
  burden,
)
