// Turns outlines on planes into SVG paths. The drawing's root element sets the stroke (see scene.ts); only
// deviations from it are set here.
import { ink } from '../../../src/theme/palette'
import type { Outline, Segment, Subpath } from './outline'
import { onPlane, type Plane, type Point, type Point3, project } from './space'

/** Filled and stroked. */
export function flat(plane: Plane, outline: Outline, fill: string): string {
  return `<path fill="${fill}" d="${dataOf(lay(plane, outline))}"/>`
}

/** Filled, without a stroke. */
export function patch(plane: Plane, outline: Outline, fill: string): string {
  return `<path fill="${fill}" stroke="none" d="${dataOf(lay(plane, outline))}"/>`
}

/** Stroke only. */
export function trace(plane: Plane, outline: Outline, color?: string): string {
  const stroke = color ? ` stroke="${color}"` : ''
  return `<path fill="none"${stroke} d="${dataOf(lay(plane, outline))}"/>`
}

/** A colored stroke with an outline around it, like a cord. */
export function cord(plane: Plane, outline: Outline, color: string): string {
  const d = dataOf(lay(plane, outline))
  return `<path fill="none" stroke-width="9" d="${d}"/><path fill="none" stroke="${color}" stroke-width="4" d="${d}"/>`
}

/** A line of its own width. */
export function stroke(
  plane: Plane,
  outline: Outline,
  [width, color]: readonly [number, string],
): string {
  return trace(plane, outline, color).replace('<path', `<path stroke-width="${width}"`)
}

/** A dashed line. */
export function dashes(plane: Plane, outline: Outline, color: string): string {
  return `<path fill="none" stroke="${color}" stroke-dasharray="1 9" stroke-width="4" d="${dataOf(lay(plane, outline))}"/>`
}

/** Attributes of a shadow. */
export const SHADE = `fill="${ink}17" stroke="none"`

/** The shadow of an object on the floor. */
export function shade(plane: Plane, outline: Outline): string {
  return `<path ${SHADE} d="${dataOf(lay(plane, outline))}"/>`
}

/** Draws a part and a copy of it one step further. */
export function twice(id: string, part: string, step: Point3): string {
  const [x, y] = project(step)
  return `<g id="${id}">${part}</g><use href="#${id}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`
}

export function lay(plane: Plane, outline: Outline): Subpath[] {
  return outline.map(({ segments, closed }) => ({
    closed,
    segments: segments.map(
      (segment) => segment.map((p) => onPlane(plane, p)) as unknown as Segment,
    ),
  }))
}

/** Compact path data: coordinates relative to the previous point, a command letter only where it changes. */
export function dataOf(subpaths: readonly Subpath[]): string {
  return subpaths.map(subpathData).join('')
}

function subpathData({ segments, closed }: Subpath): string {
  const first = segments[0]
  if (!first) return ''
  let pen = snap(first[0])
  let data = withNumbers('M', pen)
  let command = 'M'
  const last = segments.length - 1
  segments.forEach((segment, index) => {
    const end = snap(segment[segment.length - 1] as Point)
    // Closing the path draws the line back to the start.
    if (segment.length === 2 && closed && index === last) return
    if (end[0] === pen[0] && end[1] === pen[1] && segments.length > 1) return
    const [next, numbers] = stepOf(segment.slice(1).map((p) => minus(snap(p), pen)))
    data = withNumbers(next === command ? data : data + next, numbers)
    command = next
    pen = end
  })
  return closed ? `${data}z` : data
}

function stepOf(points: readonly Point[]): [string, readonly number[]] {
  const [[dx, dy] = [0, 0], ...more] = points
  if (more.length > 0) return ['c', points.flat()]
  return dx === 0 ? ['v', [dy]] : ['l', [dx, dy]]
}

function snap([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

/** A minus sign or a second decimal point separates two numbers; anything else needs a space. */
function withNumbers(data: string, numbers: readonly number[]): string {
  let text = data
  for (const number of numbers) {
    const next = String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
    const apart = /[A-Za-z]$/.test(text) || next.startsWith('-')
    text += (apart || (next.startsWith('.') && /\.\d+$/.test(text)) ? '' : ' ') + next
  }
  return text
}
