// A shop with its awning, the register at the door, and the connection that keeps it selling.
import * as color from '../../../src/theme/palette'
import { flat, shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { box, extrude, slab } from '../kit/solid'
import { facingLeft, facingRight, front, type Plane, top } from '../kit/space'
import { waves } from '../parts/machines'
import { bar } from '../parts/screens'

const shop = facingLeft(-3.2, -3)
const face = front(shop.move(0, 3.4, 0), 3.6)
const flank = front(facingRight(2.6, 0.4), 3.6)

const walls = [
  shade(top(shop), rect([0.3, 0.3, 6.2, 3.7])),
  slab(shop, [5.8, 3.4, 3.6], { material: materials.white }),
  slab(shop.move(0.2, 0.2, 3.6), [5.4, 3, 0.25], { material: materials.roof }),
  flat(face, rect([0.4, 1.5, 2.9, 1.6], 0.08), color.cedarWash),
  trace(face, outline('M1.85 1.5V3.1')),
  flat(face, rect([3.9, 1.4, 1.35, 2.2], 0.08), color.cedar),
  flat(face, rect([4.1, 1.6, 0.95, 1.2], 0.06), color.cedarWash),
  flat(flank, rect([0.6, 1.3, 2.2, 1.2], 0.08), color.cedarWash),
]

/** Slants out over the sidewalk, in stripes. */
function awning(): string {
  const slope: Plane = { origin: shop.at(0.1, 3.4, 2.75), u: [1, 0, 0], v: [0, 0.8, -0.6] }
  const stripes = Array.from({ length: 7 }, (_, i) =>
    flat(
      slope,
      outline(`M${i * 0.8} 0H${(i + 1) * 0.8}V.75A.4 ${i * 0.8 + 0.4} 1.15A.4 ${i * 0.8} .75Z`),
      i % 2 ? color.surface : color.mint,
    ),
  )
  return stripes.join('')
}

function till(): string {
  const at = facingLeft(-1.7, 2.4)
  const display: Plane = { origin: at.at(0.2, 0.55, 1.55), u: [1, 0, 0], v: [0, 0.5, -0.866] }
  return [
    shade(top(at), rect([0.25, 0.2, 1.9, 1.5], 0.2)),
    slab(at, [1.8, 1.5, 0.6], { material: materials.dark, r: 0.12 }),
    trace(front(at.move(0, 1.5, 0), 0.6), outline('M.55 .32H1.25'), color.mint),
    extrude(display, rect([0, 0, 1.4, 1.15], 0.12), {
      material: materials.white,
      back: [0, -0.3, -0.1],
      face: color.surface,
    }),
    bar(display, [0.2, 0.2, 1, 0.3], color.mint),
    bar(display, [0.2, 0.68, 0.6, 0.16], color.hairline),
  ].join('')
}

export const retailStore = scene(
  { zoom: 0.95 },
  ...walls,
  awning(),
  box(facingLeft(-0.5, -2.5, 3.85), [0.3, 0.3, 0.6], materials.white),
  waves(facingLeft(-0.35, -2.35, 4.45)),
  till(),
  shade(top(facingLeft(1.8, 2.2)), circle([0.7, 0.6], 0.65)),
  extrude(top(facingLeft(1.6, 2), 0.9), circle([0.55, 0.55], 0.55), {
    material: materials.white,
    back: [0, 0, -0.9],
    face: color.inkLine,
  }),
  extrude(top(facingLeft(1.6, 2), 1.1), circle([0.55, 0.55], 0.62), {
    material: materials.mintSolid,
    back: [0, 0, -0.45],
    face: materials.mintSolid.top,
  }),
)
