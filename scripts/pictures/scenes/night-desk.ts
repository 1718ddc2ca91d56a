// The night desk: three screens, a status wall with steady charts, a rack, a lamp and a cedar.
import * as color from '../../../src/theme/palette'
import { patch, shade, stroke, twice } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { disc, drum, roundShade } from '../kit/round'
import { scene } from '../kit/scene'
import { box, extrude, slab } from '../kit/solid'
import { facingLeft, facingRight, front, type Place, type Plane, top } from '../kit/space'
import { cedarTree } from '../parts/buildings'
import { rack } from '../parts/machines'
import { mug } from '../parts/office'
import { inset, monitor } from '../parts/screens'
import { headset } from '../parts/signs'

/** Height of the desk, and scale of the monitors on it. */
const DESK = 1.7
const SCREEN = 0.6

const wall = facingLeft(-3.6, -3.7)
const plaster = front(wall.move(0, 0.25, 0), 5.4)

/** An area chart. */
function curve(screen: Plane, data: string, foot: number): string {
  const left = /^M([\d.]+)/.exec(data)?.[1]
  return (
    patch(screen, outline(`${data}V${foot}H${left}Z`), color.cedar) +
    stroke(screen, outline(data), [4, color.mint])
  )
}

function statusWall(): string {
  const s = inset(plaster, 0.45, 0.42)
  const heights = [0.44, 0.54, 0.48, 0.62, 0.56]
  const lights = heights.map((_, i) => `M${2.9 + i * 0.34} .4H${2.9 + i * 0.34}`)
  const bars = heights.map((h, i) => `M${2.9 + i * 0.34} 1.55V${1.55 - h}`)
  return [
    extrude(s, rect([0, 0, 4.6, 1.9], 0.14), {
      material: materials.dark,
      back: [0, -0.14, 0],
      face: color.inkRaised,
    }),
    curve(s, 'M.3 1C.7 .7 .8 1.1 1.2 .85C1.6 .6 1.7 .9 2.45 .55', 1.6),
    stroke(s, outline('M.36 .36H1.2'), [6, color.surface]),
    stroke(s, outline(lights.join('')), [8, color.mint]),
    stroke(s, outline(bars.join('')), [9, color.mint]),
  ].join('')
}

/** Three in the morning. */
function clock(): string {
  const dial = inset(plaster, 6.1, 1.35)
  return (
    extrude(dial, circle([0, 0], 0.58), {
      material: materials.stone,
      back: [0, -0.14, 0],
      face: color.surface,
    }) + stroke(dial, outline('M0 -.37V0H.24'), [3.5, color.ink])
  )
}

const chart = (s: Plane) => curve(s, 'M.22 .7C.6 .4 .8 .75 1.15 .5C1.4 .3 1.5 .4 1.75 .25', 0.97)

const columns = (s: Plane) =>
  stroke(s, outline('M.4 .9V.62M.75 .9V.5M1.1 .9V.56M1.45 .9V.35'), [9, color.cedar])

const tickets = (s: Plane) =>
  stroke(s, outline('M.3 .3H1.3'), [6, color.cedar]) +
  stroke(s, outline('M.3 .6H1.65M.3 .9H1.1'), [6, color.hairline])

/** Its left end is hidden behind the rack, so it has one leg. */
function desk(): string {
  const at = facingLeft(-3.6, -3.3)
  const data = 'M0 0H7.05A.15 7.2 .15V1.75A.15 7.05 1.9H2.8Q1.9 1.9 1.9 2.8V5H0Z'
  return [
    shade(top(at), outline('M0 -.1H7.5V2.2H2.2V5H0Z')),
    box(at.move(6.8, 0.15, 0), [0.2, 1.6, DESK - 0.2], materials.stone),
    extrude(top(at, DESK), outline(data), { material: materials.white, back: [0, 0, -0.2] }),
  ].join('')
}

/** A lit lamp: amber stands for warm light here, not for urgency. */
function lamp(at: Place): string {
  return [
    disc(at, [0.44, 0], 'fill="#FCEFD2" stroke="none"'),
    drum(at, { radius: 0.28, height: 0.1, material: materials.dark }),
    stroke(front(at, 0), outline('M0 -.1V-1'), [5, materials.line]),
    drum(at.move(0, 0, 0.9), {
      radius: 0.42,
      lid: 0.24,
      height: 0.65,
      material: materials.amberSolid,
    }),
  ].join('')
}

/** Turned to the screens, with its back toward the viewer. */
function chair(at: Place): string {
  return [
    roundShade(at, 0.85),
    drum(at, { radius: 0.75, height: 0.12, material: materials.dark }),
    box(at.move(-0.1, -0.1, 0.12), [0.2, 0.2, 0.8], materials.dark),
    slab(at.move(-0.8, -0.8, 0.9), [1.6, 1.6, 0.28], { material: materials.cedarSolid, r: 0.3 }),
    extrude(front(at.move(-0.75, 0.85, 1.25), 1.6), rect([0, 0, 1.5, 1.6], 0.35), {
      material: materials.cedarSolid,
      back: at.step(0, -0.24, 0),
    }),
  ].join('')
}

function potted(at: Place): string {
  return [
    roundShade(at, 0.6),
    drum(at, { radius: 0.5, height: 0.75, material: materials.white, face: color.inkLine }),
    cedarTree(at.move(0, 0, 0.7), 0.75),
  ].join('')
}

const screens = facingLeft(-2.05, -2.85, DESK)
const glass = front(screens.move(0, 0.55 * SCREEN, 0.9 * SCREEN), 2.3 * SCREEN)

export const nightDesk = scene(
  { zoom: 0.9 },
  box(wall, [7.2, 0.25, 5.4], materials.white),
  statusWall(),
  clock(),
  disc(facingLeft(0.6, 0.9), [2, 0], `fill="${color.cedarWash}" stroke="#CBE3D9"`),
  desk(),
  twice('screen', monitor(screens, undefined, SCREEN), [2.35, 0, 0]),
  chart(inset(glass, 0.1, 0.1)),
  tickets(inset(glass, 2.45, 0.1)),
  lamp(facingLeft(3.15, -2.7, DESK)),
  headset(facingLeft(-3.28, -2.15, DESK - 0.18), 0.38),
  monitor(facingRight(-3.3, 0.55, DESK), columns, SCREEN),
  mug(facingLeft(0.42, -2.1, DESK), materials.white, 0.6),
  shade(top(facingLeft(-3.4, 1.9)), rect([0, 0, 2.2, 2.2])),
  rack(facingLeft(-3.7, 1.7), 4),
  chair(facingLeft(0.6, 0.9)),
  potted(facingLeft(3.3, 0.4)),
)
