// A heart on its way into the donation box, and what grows beside it.
import * as color from '../../../src/theme/palette'
import { flat, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, front, top } from '../kit/space'
import { cedarTree } from '../parts/buildings'
import { bar, inset, laptop } from '../parts/screens'
import { HEART, heart, scaled } from '../parts/signs'

const chest = facingLeft(-0.9, -2.1)
const face = front(chest.move(0, 3, 0), 2.4)

/** The chest with a band around it: foot, band, and the rest. */
const layers = [
  { from: 0, height: 0.45, material: materials.white },
  { from: 0.45, height: 0.4, material: materials.mintSolid },
  { from: 0.85, height: 1.55, material: materials.white },
].map(({ from, height, material }) =>
  slab(chest.move(0, 0, from), [3.8, 3, height], { material, r: 0.25 }),
)

export const nonprofit = scene(
  { zoom: 0.95 },
  shade(top(facingLeft(-3, -3)), circle([0.4, 0.3], 0.9)),
  cedarTree(facingLeft(-2.7, -2.6), 1.3),
  shade(top(chest), rect([0.35, 0.3, 3.9, 3.1], 0.3)),
  ...layers,
  flat(top(chest, 2.4), rect([0.7, 1.15, 2.4, 0.7], 0.3), color.inkRaised),
  heart(chest.move(0.75, 1.6, 3), { size: 0.78, material: materials.mintSolid }),
  bar(face, [0.5, 0.5, 1.6, 0.2], color.cedar),
  bar(face, [0.5, 0.9, 1, 0.14], '#C9CCD1'),
  shade(top(facingLeft(-3.2, 2)), rect([0, 0, 3.7, 1.9], 0.2)),
  laptop(
    facingLeft(-3.5, 1.7),
    (s) =>
      flat(inset(s, 0.22, 0.4), scaled(HEART, 0.34), color.mint) +
      bar(s, [1.4, 0.4, 1.2, 0.16], color.hairline) +
      bar(s, [1.4, 0.75, 0.8, 0.26], color.cedar),
  ),
  shade(top(facingLeft(2.8, 2.9)), circle([0.2, 0.2], 0.65)),
  cedarTree(facingLeft(2.8, 2.9), 0.8),
)
