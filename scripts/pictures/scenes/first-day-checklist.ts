// Prepared for a first day: the list, the laptop, the badge, a mug.
import * as color from '../../../src/theme/palette'
import { flat, shade } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, facingRight, type Plane, top } from '../kit/space'
import { cable } from '../parts/machines'
import { clipboard, mug, plant } from '../parts/office'
import { bar, laptop } from '../parts/screens'

const hello = (screen: Plane) =>
  flat(screen, circle([1.5, 0.7], 0.36), color.mint) +
  bar(screen, [0.85, 1.25, 1.34, 0.2], color.cedar)

const card = facingRight(0.5, 3.6)
const lanyard = 'M.6 .3C.3 -.9 1.2 -1.1 2.2 -.9C3.3 -.7 3.2 .4 2.3 .3C1.5 .2 1.1 -.4 .9 .3'
const idCard = [
  shade(top(card.move(0.15, 0.1, 0)), rect([0, 0, 1.5, 2.1], 0.2)),
  cable(card, lanyard, color.cedar),
  slab(card, [1.5, 2.1, 0.16], { material: materials.white, r: 0.2 }),
  bar(top(card, 0.16), [0.45, 0.2, 0.6, 0.12], color.inkRaised),
  flat(top(card, 0.16), circle([0.75, 0.85], 0.34), color.mint),
  bar(top(card, 0.16), [0.35, 1.38, 0.8, 0.15], color.edge),
  bar(top(card, 0.16), [0.5, 1.66, 0.5, 0.12], color.hairline),
].join('')

export const firstDayChecklist = scene(
  {},
  plant(facingLeft(-3.5, -3.5)),
  shade(top(facingLeft(-1.3, -2.6)), rect([0, 0, 3.6, 0.8], 0.1)),
  `<g transform="translate(0 -4)">${clipboard(facingLeft(-1.1, -2.2), ['done', 'done', 'done', 'open'])}</g>`,
  shade(top(facingLeft(-2.9, -0.9)), rect([0, 0, 2.7, 3.5], 0.2)),
  laptop(facingRight(-3.2, 2.9), hello),
  idCard,
  shade(top(facingLeft(2.6, 0.4)), circle([0.6, 0.5], 0.5)),
  mug(facingLeft(2.4, 0.3)),
)
