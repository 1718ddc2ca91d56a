// The isometric space of the pictures: x runs to the lower right, y to the lower left, z up. One unit is
// equally long on all three axes.

export type Point = readonly [number, number]
export type Point3 = readonly [number, number, number]

/** Pixels per unit. */
export const UNIT = 43
const COS_30 = Math.sqrt(3) / 2

export function project([x, y, z]: Point3): Point {
  return [(x - y) * COS_30 * UNIT, ((x + y) / 2 - z) * UNIT]
}

export function add(a: Point3, b: Point3, times = 1): Point3 {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

/** A flat surface to draw on. Seen from the front, u runs to the right and v down. */
export interface Plane {
  origin: Point3
  u: Point3
  v: Point3
}

export function onPlane({ origin, u, v }: Plane, [a, b]: Point): Point {
  return project(add(add(origin, u, a), v, b))
}

/**
 * Where an object stands and which way it faces. Its own axes: across (to the right as the viewer sees it),
 * toward (to the viewer) and up.
 */
export interface Place {
  at(across: number, toward: number, up: number): Point3
  /** The vector of a step, without the origin. */
  step(across: number, toward: number, up: number): Point3
  move(across: number, toward: number, up: number): Place
}

function place(origin: Point3, step: Place['step']): Place {
  const at: Place['at'] = (a, b, c) => add(origin, step(a, b, c))
  return { at, step, move: (a, b, c) => place(at(a, b, c), step) }
}

/** Faces the lower left: across runs along x. */
export function facingLeft(x: number, y: number, z = 0): Place {
  return place([x, y, z], (a, b, c) => [a, b, c])
}

/** Faces the lower right: across runs along y, from front to back. */
export function facingRight(x: number, y: number, z = 0): Place {
  return place([x, y, z], (a, b, c) => [b, -a, c])
}

/** The upright plane of a place, from its upper left corner, leaning back by `lean` units over its height. */
export function front(at: Place, height: number, lean = 0): Plane {
  const length = Math.hypot(height, lean) || 1
  const v = at.step(0, lean / length, height ? -height / length : -1)
  return { origin: at.at(0, -lean, height), u: at.step(1, 0, 0), v }
}

/** Turned to the viewer, so that nothing on it is distorted; its origin is the place itself. */
export function upright(at: Place): Plane {
  return { origin: at.at(0, 0, 0), u: [0.5 / COS_30, -0.5 / COS_30, 0], v: [0, 0, -1] }
}

/** The horizontal plane at a height above a place, from its far left corner. */
export function top(at: Place, up = 0): Plane {
  return { origin: at.at(0, 0, up), u: at.step(1, 0, 0), v: at.step(0, 1, 0) }
}
