// Turns outlines on planes into SVG paths. The drawing's root element sets the stroke (see scene.ts); only
// deviations from it are set here.
import type { Outline, Segment, Subpath } from './outline'
import { onPlane, type Plane, type Point } from './space'

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

/** A dashed line. */
export function dashes(plane: Plane, outline: Outline, color: string): string {
  return `<path fill="none" stroke="${color}" stroke-dasharray="1 9" stroke-width="4" d="${dataOf(lay(plane, outline))}"/>`
}

/** The shadow of an object on the floor. */
export function shade(plane: Plane, outline: Outline): string {
  return `<path fill="#0B1220" fill-opacity=".09" stroke="none" d="${dataOf(lay(plane, outline))}"/>`
}

export function lay(plane: Plane, outline: Outline): Subpath[] {
  return outline.map(({ segments, closed }) => ({
    closed,
    segments: segments.map(
      (segment) => segment.map((p) => onPlane(plane, p)) as unknown as Segment,
    ),
  }))
}

/** Path data with coordinates relative to the previous point: shorter than absolute ones. */
export function dataOf(subpaths: readonly Subpath[]): string {
  return subpaths.map(subpathData).join('')
}

function subpathData({ segments, closed }: Subpath): string {
  const first = segments[0]
  if (!first) return ''
  let pen = snap(first[0])
  let data = `M${pair(pen)}`
  const last = segments.length - 1
  segments.forEach((segment, index) => {
    const end = snap(segment[segment.length - 1] as Point)
    const steps = segment.slice(1).map((p) => minus(snap(p), pen))
    // Closing the path draws the line back to the start.
    if (segment.length === 2 && closed && index === last) return
    if (end[0] === pen[0] && end[1] === pen[1] && segments.length > 1) return
    data += (segment.length === 2 ? 'l' : 'c') + join(steps.flat())
    pen = end
  })
  return closed ? `${data}z` : data
}

function snap([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

function pair(p: Point): string {
  return join([...p])
}

function join(numbers: readonly number[]): string {
  return numbers
    .map((n) =>
      String(Math.round(n * 10) / 10)
        .replace(/^(-?)0\./, '$1.')
        .replace(/^-0$/, '0'),
    )
    .reduce((text, n) => text + (text && !n.startsWith('-') ? ' ' : '') + n, '')
}
