// Solids: an outline on a plane, extruded toward the back. Which sides are visible, and in which tone, follows
// from the geometry.
import { dataOf, lay } from './draw'
import type { Material } from './materials'
import { type Outline, rect, type Segment, type Subpath } from './outline'
import { add, type Place, type Plane, type Point, type Point3, project, top } from './space'

interface Body {
  material: Material
  /** From the front face to the back face. */
  back: Point3
  /** Fill of the front face, where it differs from the material. */
  face?: string
}

/** Extrudes an outline. */
export function extrude(plane: Plane, outline: Outline, { material, back, face }: Body): string {
  const offset = project(back)
  const strips = outline.flatMap(({ segments }) => visibleRuns(plane, segments, offset))
  const sides = strips.map((run) => drawRun(plane, run, { material, offset }))
  const fill = face ?? material[toneOf([-back[0], -back[1], -back[2]])]
  const hole = outline.length > 1 ? ' fill-rule="evenodd"' : ''
  return `${sides.join('')}<path fill="${fill}"${hole} d="${dataOf(lay(plane, outline))}"/>`
}

/** A solid that stands on the floor of its place: width across, depth toward the viewer, height. */
export function slab(
  at: Place,
  [w, d, h]: Point3,
  { material, r = 0 }: { material: Material; r?: number },
): string {
  return extrude(top(at, h), rect([0, 0, w, d], r), { material, back: [0, 0, -h] })
}

export function box(at: Place, size: Point3, material: Material): string {
  return slab(at, size, { material })
}

interface Strip {
  segment: Segment
  tone: keyof Material
}

function visibleRuns(plane: Plane, segments: readonly Segment[], offset: Point): Strip[][] {
  const runs: Strip[][] = []
  let open = false
  for (const segment of segments.flatMap((s) => splitWhereItTurns(plane, s, offset))) {
    const visible = facing(plane, segment, offset) > 1e-6
    if (visible && !open) runs.push([])
    if (visible) runs.at(-1)?.push({ segment, tone: toneAlong(plane, segment) })
    open = visible
  }
  const [first, last] = [runs[0], runs.at(-1)]
  // An outline that starts in the middle of a visible run yields that run in two pieces.
  if (open && first && last && first !== last && first[0]?.segment[0] === segments[0]?.[0]) {
    first.unshift(...last)
    runs.pop()
  }
  return runs
}

function drawRun(
  plane: Plane,
  run: readonly Strip[],
  { material, offset }: { material: Material; offset: Point },
): string {
  const pieces: Strip[][] = []
  for (const strip of run) {
    const piece = pieces.at(-1)
    const before = piece?.at(-1)
    if (piece && before && (before.tone === strip.tone || smooth(before.segment, strip.segment))) {
      piece.push(strip)
    } else pieces.push([strip])
  }
  return pieces
    .map((piece) => {
      const fill = material[(piece[Math.floor(piece.length / 2)] as Strip).tone]
      return `<path fill="${fill}" d="${stripData(plane, piece, offset)}"/>`
    })
    .join('')
}

// Forward along the front edge, back along the rear one.
function stripData(plane: Plane, strips: readonly Strip[], offset: Point): string {
  const [path] = lay(plane, [
    { segments: strips.map(({ segment }) => segment), closed: false },
  ]) as [Subpath]
  const shift = ([x, y]: Point): Point => [x + offset[0], y + offset[1]]
  const rear = path.segments.map((s) => s.map(shift).reverse() as unknown as Segment).reverse()
  const end = (path.segments.at(-1) as Segment).at(-1) as Point
  const start = (path.segments[0] as Segment)[0]
  const segments: Segment[] = [...path.segments, [end, shift(end)], ...rear, [shift(start), start]]
  return dataOf([{ segments, closed: true }])
}

/** Positive where the strip behind this piece of the outline is visible. */
function facing(plane: Plane, segment: Segment, offset: Point): number {
  const [a, b] = [pointAt(segment, 0.49), pointAt(segment, 0.51)]
  return crossing(plane, [b[0] - a[0], b[1] - a[1]], offset)
}

function crossing({ u, v }: Plane, [du, dv]: Point, offset: Point): number {
  const [tx, ty] = project(add([u[0] * du, u[1] * du, u[2] * du], v, dv))
  return ty * offset[0] - tx * offset[1]
}

/** Splits a curve at the point where its side turns out of sight. */
function splitWhereItTurns(plane: Plane, segment: Segment, offset: Point): Segment[] {
  if (segment.length === 2) return [segment]
  const at = (t: number) => {
    const [a, b] = [pointAt(segment, t - 1e-3), pointAt(segment, t + 1e-3)]
    return crossing(plane, [b[0] - a[0], b[1] - a[1]], offset)
  }
  let [low, high] = [0.002, 0.998]
  if (at(low) > 0 === at(high) > 0) return [segment]
  const rising = at(high) > 0
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (at(middle) > 0 === rising) high = middle
    else low = middle
  }
  return low < 0.01 || high > 0.99 ? [segment] : cut(segment, low)
}

function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

function cut(segment: Segment, t: number): Segment[] {
  const [a, b, c, d] = segment as readonly [Point, Point, Point, Point]
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)]
  const middle = mix(abc, bcd, t)
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ]
}

function pointAt(segment: Segment, t: number): Point {
  if (segment.length === 2) return mix(segment[0], segment[1], t)
  return (cut(segment, t)[0] as Segment)[3] as Point
}

function toneAlong({ u, v }: Plane, segment: Segment): keyof Material {
  const [a, b] = [pointAt(segment, 0.4), pointAt(segment, 0.6)]
  const normal: Point = [b[1] - a[1], a[0] - b[0]]
  return toneOf(add([u[0] * normal[0], u[1] * normal[0], u[2] * normal[0]], v, normal[1]))
}

function toneOf([x, y, z]: Point3): keyof Material {
  if (z > Math.max(x, y) + 1e-6) return 'top'
  return x > y + 1e-6 ? 'right' : 'left'
}

/** Whether one piece continues the other without a corner. */
function smooth(before: Segment, after: Segment): boolean {
  if (before.length === 2 && after.length === 2) return false
  const [a, b] = [pointAt(before, 0.98), before.at(-1) as Point]
  const c = pointAt(after, 0.02)
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
  return Math.abs(Math.sin(turn)) < 0.3 && Math.cos(turn) > 0
}
