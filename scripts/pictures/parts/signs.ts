// Symbols: shield, padlock, cloud, heart, cross, tick, badge, warning, speech bubble, arrow, headset.
import * as color from '../../../src/theme/palette'
import { flat, patch, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { arch, circle, type Outline, outline, rect } from '../kit/outline'
import { extrude } from '../kit/solid'
import { front, type Place, type Plane } from '../kit/space'

type Material = materials.Material

const SHIELD =
  'M1.5 0C1.9 .35 2.5 .55 3 .55V1.75C3 2.75 2.35 3.4 1.5 3.8C.65 3.4 0 2.75 0 1.75V.55C.5 .55 1.1 .35 1.5 0Z'
const CLOUD =
  'M1 2.4C.35 2.4 0 1.95 0 1.45C0 .95 .4 .55 .95 .55C1.05 .55 1.1 .55 1.2 .6C1.4 0 1.9 -.35 2.5 -.35C3.3 -.35 3.9 .2 4 .9C4.6 .85 5 1.2 5 1.65C5 2.1 4.6 2.4 4.1 2.4Z'
export const HEART =
  'M1.5 2.8C.6 2.1 0 1.6 0 .85C0 .3 .4 -.1 .85 -.1C1.15 -.1 1.4 .1 1.5 .4C1.6 .1 1.85 -.1 2.15 -.1C2.6 -.1 3 .3 3 .85C3 1.6 2.4 2.1 1.5 2.8Z'

/** An outline scaled by `factor`. */
export function scaled(data: string, factor: number): Outline {
  return outline(
    data.replace(/-?\d*\.?\d+/g, (n) => String(Math.round(Number(n) * factor * 1e4) / 1e4)),
  )
}

/** A tick whose left end is at `u, v` of the plane, 1.2 times `size` across. */
export function tick(
  plane: Plane,
  [u, v, size]: readonly [number, number, number],
  stroke = color.cedar,
): string {
  const n = (a: number, b: number) => `${u + a * size} ${v + b * size}`
  const data = `M${n(0, 0.5)}L${n(0.4, 0.9)}L${n(1.2, 0)}`
  return `<g stroke-width="${size > 0.6 ? 8 : 4}">${trace(plane, outline(data), stroke)}</g>`
}

interface Sized {
  size: number
}

interface Sign extends Sized {
  material: Material
}

/** 3 across and 3.8 high at size 1, with a tick. */
export function shield(at: Place, { size }: Sized): string {
  const face = front(at, 3.8 * size)
  const inner =
    'M1.5 .5C1.85 .75 2.25 .92 2.6 .96V1.8C2.6 2.5 2.15 2.98 1.5 3.32C.85 2.98 .4 2.5 .4 1.8V.96C.75 .92 1.15 .75 1.5 .5Z'
  return [
    extrude(face, scaled(SHIELD, size), {
      material: materials.cedarSolid,
      back: at.step(0, -0.45, 0),
    }),
    patch(face, scaled(inner, size), color.mint),
    tick(face, [0.9 * size, 1.4 * size, size], color.ink),
  ].join('')
}

/** 1.8 across and 2.4 high at size 1. */
export function padlock(at: Place, { size: s, material }: Sign): string {
  const face = front(at, 2.5 * s)
  const shackle = outline(
    `M${0.3 * s} ${1.2 * s}V${0.6 * s}A${0.6 * s} ${0.9 * s} 0A${0.6 * s} ${1.5 * s} ${0.6 * s}V${1.2 * s}H${1.2 * s}V${0.6 * s}` +
      `a${0.3 * s} ${0.9 * s} ${0.3 * s}a${0.3 * s} ${0.6 * s} ${0.6 * s}V${1.2 * s}Z`,
  )
  return [
    extrude(front(at.move(0, -0.15 * s, 0), 2.5 * s), shackle, {
      material: materials.white,
      back: at.step(0, -0.3 * s, 0),
    }),
    extrude(face, rect([0, 1.05 * s, 1.8 * s, 1.45 * s], 0.25 * s), {
      material,
      back: at.step(0, -0.6 * s, 0),
    }),
    patch(face, circle([0.9 * s, 1.62 * s], 0.19 * s), color.ink),
    `<g stroke-width="5">${trace(face, outline(`M${0.9 * s} ${1.65 * s}V${2.05 * s}`), color.ink)}</g>`,
  ].join('')
}

/** 5 across and 2.75 high at size 1. */
export function cloud(at: Place, { size }: Sized): string {
  return extrude(front(at, 2.4 * size), scaled(CLOUD, size), {
    material: materials.white,
    back: at.step(0, -1.1 * size, 0),
  })
}

/** 3 across and 2.9 high at size 1. */
export function heart(at: Place, { size, material }: Sign): string {
  return extrude(front(at, 2.8 * size), scaled(HEART, size), {
    material,
    back: at.step(0, -0.6 * size, 0),
  })
}

/** 2.4 across and high at size 1. */
export function cross(at: Place, { size, material }: Sign): string {
  const data = 'M.8 0H1.6V.8H2.4V1.6H1.6V2.4H.8V1.6H0V.8H.8Z'
  return extrude(front(at, 2.4 * size), scaled(data, size), {
    material,
    back: at.step(0, -0.6 * size, 0),
  })
}

/** A round badge with a tick, 1.6 across at size 1. */
export function badge(at: Place, { size, material }: Sign): string {
  const face = front(at, 1.6 * size)
  return (
    extrude(face, circle([0.8 * size, 0.8 * size], 0.8 * size), {
      material,
      back: at.step(0, -0.3, 0),
    }) +
    tick(
      face,
      [0.42 * size, 0.48 * size, 0.62 * size],
      material === materials.cedarSolid ? color.mint : color.ink,
    )
  )
}

/** A triangle with an exclamation mark, 2 across at size 1. */
export function warning(at: Place, { size }: Sized): string {
  const face = front(at, 1.8 * size)
  const triangle = scaled(
    'M1.15 .1L1.95 1.5Q2.1 1.8 1.75 1.8L.25 1.8Q-.1 1.8 .05 1.5L.85 .1Q1 -.15 1.15 .1Z',
    size,
  )
  return [
    extrude(face, triangle, { material: materials.amberSolid, back: at.step(0, -0.35, 0) }),
    `<g stroke-width="5">${trace(face, scaled('M1 .6L1 1.1M1 1.42L1 1.43', size), color.ink)}</g>`,
  ].join('')
}

/** A speech bubble, 2.6 across and 2 high with its tip. */
export function bubble(at: Place): string {
  const face = front(at, 2.1)
  const data = 'M.3 0H2.4A.3 2.7 .3V1.3A.3 2.4 1.6H1.1L.55 2.1V1.6H.3A.3 0 1.3V.3A.3 .3 0Z'
  return extrude(face, outline(data), { material: materials.white, back: at.step(0, -0.3, 0) })
}

/** An upward arrow, 1.4 across and 2 high at size 1. */
export function arrowUp(at: Place, { size }: Sized): string {
  // The shaft's side first: the head's covers its upper end.
  const data = 'M1.12 .85V2H.48V.85H0L.8 0L1.6 .85Z'
  return extrude(front(at, 2 * size), scaled(data, size), {
    material: materials.mintSolid,
    back: at.step(0, -0.35, 0),
  })
}

/** 3 across: an arch with two cups and a microphone. */
export function headset(at: Place, size: number): string {
  const s = size
  const face = front(at, 3.6 * s)
  const cup = (u: number, material: Material) =>
    extrude(
      front(at.move(0, 0.25 * s, 0), 3.6 * s),
      rect([u * s, 1.55 * s, 0.8 * s, 1.45 * s], 0.36 * s),
      {
        material,
        back: at.step(0, -0.85 * s, 0),
      },
    )
  const boom = outline(
    `M${3.05 * s} ${2.9 * s}C${3.05 * s} ${3.7 * s} ${2.6 * s} ${3.75 * s} ${1.9 * s} ${3.7 * s}`,
  )
  return [
    extrude(face, arch([1.7 * s, 1.7 * s], 1.7 * s, 1.3 * s), {
      material: materials.dark,
      back: at.step(0, -0.4 * s, 0),
    }),
    cup(0, materials.mintSolid),
    cup(2.65, materials.mintSolid),
    cordOn(face, boom),
    flat(face, rect([1.35 * s, 3.5 * s, 0.65 * s, 0.38 * s], 0.18 * s), color.inkRaised),
  ].join('')
}

function cordOn(plane: Plane, path: Outline): string {
  return `<g stroke-width="6">${trace(plane, path)}</g>`
}
