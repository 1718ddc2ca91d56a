// A page being laid out, its small version beside it, and the colours it is made of.
import { flat, patch, trace } from '../kit/draw'
import { outline, rect } from '../kit/outline'
import * as color from '../kit/palette'
import { scene } from '../kit/scene'
import { extrude, slab } from '../kit/solid'
import { facingLeft, front, type Plane, top } from '../kit/space'
import { bar, browser, phone, text } from '../parts/screens'

const page = (screen: Plane) =>
  [
    flat(screen, rect([0.4, 0.4, 5.7, 1.75], 0.12), color.mint),
    bar(screen, [0.8, 0.75, 2.1, 0.24], color.cedarDark),
    bar(screen, [0.8, 1.12, 1.5, 0.16], color.cedar),
    flat(screen, rect([0.8, 1.48, 0.95, 0.36], 0.18), color.inkRaised),
    trace(screen, outline('M3.6 2.15L4.5 1L5.1 1.6L5.5 1.2L6.1 1.85')),
    ...[0, 1, 2].flatMap((i) => [
      flat(
        screen,
        rect([0.4 + i * 1.98, 2.5, 1.74, 0.75], 0.1),
        i === 1 ? color.cedar : color.cedarWash,
      ),
      text(screen, [0.4 + i * 1.98, 3.45], [1.5, 1]),
    ]),
  ].join('')

const small = (screen: Plane) =>
  [
    bar(screen, [0.14, 0.05, 1.04, 0.8], color.mint),
    text(screen, [0.14, 1.02], [1, 0.8]),
    bar(screen, [0.14, 1.68, 0.6, 0.28], color.cedar),
  ].join('')

function cursor(): string {
  const at = facingLeft(2.6, 1.4, 2)
  const arrow = outline('M0 0L1.15 .95H.62L.9 1.6L.55 1.75L.28 1.08L0 1.45Z')
  return extrude(front(at, 2), arrow, {
    material: color.dark,
    back: at.step(0, -0.2, 0),
    face: color.inkRaised,
  })
}

const swatches = [color.cedarSolid, color.mintSolid, color.amberSolid].map((material, i) =>
  slab(facingLeft(-3.2 + i * 1.25, 3, 0), [0.95, 0.95, 0.3], { material, r: 0.16 }),
)

export const webDesign = scene(
  {},
  patch(top(facingLeft(-3.4, -1.6)), rect([0, 0, 7, 0.9], 0.1), '#EAE7DD'),
  browser(facingLeft(-3.6, -1.4, 0.1), { size: [6.5, 5], content: page }),
  phone(facingLeft(2.4, 2.1, 0), small),
  cursor(),
  ...swatches,
)
