// Two ends of a cable that do not meet.
import * as color from '../../../src/theme/palette'
import { shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { slab } from '../kit/solid'
import { facingLeft, facingRight, type Plane, top, upright } from '../kit/space'
import { cable, rack } from '../parts/machines'
import { laptop } from '../parts/screens'

const floor = facingLeft(0, 0)

const lost = (s: Plane) =>
  `<g stroke-width="5">${trace(s, outline('M1.2 .62V.64M1.9 .62V.64M1.15 1.3Q1.55 .95 1.95 1.3'))}</g>`

/** Both face along x; the plug's pins reach for the socket. */
const plug = facingLeft(-0.75, 0.55)
const socket = facingLeft(1.35, 0.55)
const pin = (b: number) =>
  slab(plug.move(1.1, b, 0.35), [0.55, 0.16, 0.16], { material: materials.amberSolid })
const ends = [
  shade(top(plug), rect([0.1, 0.2, 1.5, 1.1], 0.2)),
  slab(plug, [1.1, 1, 0.85], { material: materials.cedarSolid, r: 0.25 }),
  pin(0.24),
  pin(0.58),
  shade(top(socket), rect([0.2, 0.2, 1.3, 1.1], 0.2)),
  slab(socket, [1.2, 1, 0.85], { material: materials.white, r: 0.25 }),
]

const spark = upright(facingLeft(1.12, 1.05, 1.8))

export const notFound = scene(
  {},
  shade(top(facingLeft(1.2, -3.2)), rect([0, 0, 2.8, 2.6], 0.2)),
  cable(floor, 'M2.5 -1.2V-.3Q2.5 .1 2.9 .1Q3.4 .1 3.4 .6Q3.4 1.05 2.5 1.05', color.surface),
  rack(facingLeft(1, -3.5), 5),
  shade(top(facingLeft(-3.5, -0.6)), rect([0, 0, 2.7, 3.5], 0.2)),
  cable(floor, 'M-2.3 2.9V3Q-2.3 3.5 -1.8 3.5H-1.5Q-1 3.5 -1 3V1.9Q-1 1.05 -.6 1.05', color.mint),
  laptop(facingRight(-3.6, 3.1), lost),
  ...ends,
  `<g stroke-width="4">${trace(spark, outline('M0 -.15V-.75M-.4 .05L-.85 -.4M.4 .05L.85 -.4'), color.amber)}</g>`,
)
