// A page being laid out, its mobile version beside it, and its colors.
import * as color from '../../../src/theme/palette'
import { flat, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude, slab } from '../kit/solid'
import { facingLeft, front, type Plane, top } from '../kit/space'
import { bar, browser, phone, text } from '../parts/screens'

const page = (screen: Plane) =>
  [
    flat(screen, rect([0.4, 0.4, 5.8, 1.75], 0.12), color.mint),
    bar(screen, [0.8, 0.75, 2.1, 0.24], color.cedarDark),
    bar(screen, [0.8, 1.12, 1.5, 0.16], color.cedar),
    flat(screen, rect([0.8, 1.46, 0.95, 0.36], 0.18), color.inkRaised),
    flat(screen, outline('M3.4 2.15L4.4 1L5 1.65L5.4 1.25L6.2 2.03A.12 6.08 2.15Z'), color.cedar),
    ...[0, 1, 2].flatMap((i) => [
      flat(
        screen,
        rect([0.4 + i * 2.02, 2.5, 1.76, 0.75], 0.1),
        i === 1 ? color.amber : color.cedarWash,
      ),
      text(screen, [0.4 + i * 2.02, 3.48], [1.5, 1]),
    ]),
  ].join('')

const small = (screen: Plane) =>
  [
    flat(screen, rect([0.14, 0.05, 1.04, 0.8], 0.08), color.mint),
    text(screen, [0.14, 1.05], [1, 0.8]),
    bar(screen, [0.14, 1.72, 0.6, 0.28], color.cedar),
  ].join('')

const arrow = outline('M0 0L1.4 1.1H.78L1.14 1.9L.74 2.08L.38 1.3L0 1.7Z')
const cursor = extrude(front(facingLeft(-1.1, 0.7, 0.75), 2.1), arrow, {
  material: materials.dark,
  back: [0, -0.25, 0],
  face: color.surface,
})

const swatches = [materials.cedarSolid, materials.mintSolid, materials.amberSolid].map(
  (material, i) => slab(facingLeft(-3.3 + i * 1.45, 2.5), [1, 1, 0.32], { material, r: 0.18 }),
)

export const webDesign = scene(
  {},
  shade(top(facingLeft(-3.6, -0.9)), rect([0, 0, 7.1, 0.8], 0.1)),
  browser(facingLeft(-3.7, -0.8), { size: [6.6, 4.9], content: page }),
  cursor,
  shade(top(facingLeft(2.4, 2)), rect([0, 0, 1.7, 0.4], 0.1)),
  ...swatches,
  phone(facingLeft(2.1, 2.2), small),
)
