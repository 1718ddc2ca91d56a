// Flat outlines before they are laid on a plane: only lines and cubic curves, so that any plane can
// carry them.
import type { Point } from './space'

/** Two points are a line, four a cubic curve. */
export type Segment = readonly [Point, Point] | readonly [Point, Point, Point, Point]

export interface Subpath {
  segments: readonly Segment[]
  closed: boolean
}

export type Outline = readonly Subpath[]

const KAPPA = 0.5523

/** A rectangle from left, top, width and height, with corner radius `r`. */
export function rect([x, y, w, h]: readonly [number, number, number, number], r = 0): Outline {
  if (r === 0) return outline(`M${x} ${y}H${x + w}V${y + h}H${x}Z`)
  const [right, bottom] = [x + w, y + h]
  return outline(
    `M${x + r} ${y}H${right - r}A${r} ${right} ${y + r}V${bottom - r}A${r} ${right - r} ${bottom}` +
      `H${x + r}A${r} ${x} ${bottom - r}V${y + r}A${r} ${x + r} ${y}Z`,
  )
}

export function circle([x, y]: Point, r: number): Outline {
  return outline(
    `M${x - r} ${y}A${r} ${x} ${y - r}A${r} ${x + r} ${y}A${r} ${x} ${y + r}A${r} ${x - r} ${y}Z`,
  )
}

/** The upper half of a ring, open below. */
export function arch([x, y]: Point, outer: number, inner: number): Outline {
  return outline(
    `M${x - outer} ${y}A${outer} ${x} ${y - outer}A${outer} ${x + outer} ${y}H${x + inner}` +
      `a${inner} ${x} ${y - inner}a${inner} ${x - inner} ${y}Z`,
  )
}

/**
 * Parses absolute path data: M, L, H, V, C, Q, Z as in SVG. `A r x y` is a clockwise quarter circle,
 * `a r x y` a counterclockwise one.
 */
export function outline(data: string): Outline {
  const subpaths: { segments: Segment[]; closed: boolean }[] = []
  let [start, pen]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  for (const [, command = '', list = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const path = subpaths.at(-1)
    if (command === 'M') {
      pen = start = [numbers[0] ?? 0, numbers[1] ?? 0]
      subpaths.push({ segments: [], closed: false })
    } else if (command === 'Z') {
      if (path) path.closed = true
      if (pen[0] !== start[0] || pen[1] !== start[1]) path?.segments.push([pen, start])
      pen = start
    } else {
      for (const segment of read(command, numbers, pen)) {
        path?.segments.push(segment)
        pen = segment[segment.length - 1] as Point
      }
    }
  }
  return subpaths
}

const TAKES: Record<string, number> = { H: 1, V: 1, L: 2, A: 3, a: 3, Q: 4, C: 6 }

function read(command: string, numbers: readonly number[], from: Point): Segment[] {
  const count = TAKES[command]
  if (!count) throw new Error(`an outline knows no ${command}`)
  const segments: Segment[] = []
  let pen = from
  for (let i = 0; i < numbers.length; i += count) {
    const segment = segmentOf(command, numbers.slice(i, i + count), pen)
    segments.push(segment)
    pen = segment[segment.length - 1] as Point
  }
  return segments
}

function segmentOf(command: string, n: readonly number[], pen: Point): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n
  if (command === 'H') return [pen, [a, pen[1]]]
  if (command === 'V') return [pen, [pen[0], a]]
  if (command === 'L') return [pen, [a, b]]
  if (command === 'C') return [pen, [a, b], [c, d], [e, f]]
  if (command === 'Q')
    return [pen, between(pen, [a, b], 2 / 3), between([c, d], [a, b], 2 / 3), [c, d]]
  return quarter(pen, [b, c], command === 'A')
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

// The corner of the square around the quarter circle is where its two tangents meet.
function quarter(from: Point, to: Point, clockwise: boolean): Segment {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const alongX = dx * dy > 0 === clockwise
  const corner: Point = alongX ? [to[0], from[1]] : [from[0], to[1]]
  return [from, between(from, corner, KAPPA), between(to, corner, KAPPA), to]
}
