// Objects with a screen: laptop, monitor, phone, and a freestanding browser window.
import * as color from '../../../src/theme/palette'
import { flat, patch, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { extrude, slab } from '../kit/solid'
import { add, front, type Place, type Plane, top } from '../kit/space'

/** Draws on a screen; its upper left corner is 0, 0. */
type Content = (screen: Plane) => string

const nothing: Content = () => ''

/** The same plane with its origin moved. */
export function inset(plane: Plane, u: number, v: number): Plane {
  return { ...plane, origin: add(add(plane.origin, plane.u, u), plane.v, v) }
}

/** 3.4 across, 2.4 toward the viewer, about 2.4 high; the screen shows 3 by 1.8. */
export function laptop(at: Place, content = nothing): string {
  const deck = top(at, 0.18)
  const screen = front(at.move(0, 0.08, 0.18), 2.2, 0.55)
  return [
    slab(at, [3.4, 2.4, 0.18], { material: materials.white, r: 0.22 }),
    patch(deck, rect([0.35, 0.3, 2.7, 1.05], 0.12), color.edge),
    trace(
      deck,
      outline('M.35 .65H3.05M.35 1H3.05M.9 .3V1M1.5 .3V1M2.1 .3V1M2.65 .3V1'),
      color.paper,
    ),
    patch(deck, rect([1.2, 1.6, 1, 0.55], 0.1), color.hairline),
    extrude(screen, rect([0, 0, 3.4, 2.2], 0.2), {
      material: materials.white,
      back: at.step(0, -0.14, 0),
      face: color.inkRaised,
    }),
    patch(screen, rect([0.18, 0.18, 3.04, 1.84], 0.08), color.surface),
    content(inset(screen, 0.18, 0.18)),
  ].join('')
}

/** At size 1, 3.6 across, 1.2 toward the viewer, 3.2 high; the screen shows 3.28 by 1.98. */
export function monitor(at: Place, content = nothing, size = 1): string {
  const n = (...values: [number, number, number]) =>
    values.map((value) => value * size) as [number, number, number]
  const screen = front(at.move(...n(0, 0.55, 0.9)), 2.3 * size)
  const rim = 0.16 * size
  return [
    slab(at.move(...n(1, 0.1, 0)), n(1.6, 1.1, 0.14), { material: materials.white, r: 0.2 * size }),
    slab(at.move(...n(1.55, 0.4, 0.14)), n(0.5, 0.16, 1.1), { material: materials.stone }),
    extrude(screen, rect([0, 0, 3.6 * size, 2.3 * size], 0.18 * size), {
      material: materials.white,
      back: at.step(...n(0, -0.2, 0)),
      face: color.inkRaised,
    }),
    patch(screen, rect([rim, rim, 3.28 * size, 1.98 * size]), color.surface),
    content(inset(screen, rim, rim)),
  ].join('')
}

/** 1.6 across and 3 high, standing; its screen shows 1.32 by 2.3. */
export function phone(at: Place, content = nothing): string {
  const face = front(at, 3)
  return [
    extrude(face, rect([0, 0, 1.6, 3], 0.3), {
      material: materials.dark,
      back: at.step(0, -0.2, 0),
      face: color.inkRaised,
    }),
    patch(face, rect([0.14, 0.14, 1.32, 2.72], 0.18), color.surface),
    patch(face, rect([0.55, 0.27, 0.5, 0.1], 0.05), color.inkLine),
    content(inset(face, 0.14, 0.5)),
  ].join('')
}

interface Window {
  size: readonly [number, number]
  content?: Content
  /** Fill of the title bar. */
  bar?: string
}

/** A browser window, standing. Its content begins 0.6 below its upper edge. */
export function browser(
  at: Place,
  { size: [w, h], content = nothing, bar = color.cedarWash }: Window,
): string {
  const face = front(at, h)
  const head = outline(`M.25 0H${w - 0.25}A.25 ${w} .25V.6H0V.25A.25 .25 0Z`)
  return [
    extrude(face, rect([0, 0, w, h], 0.25), {
      material: materials.white,
      back: at.step(0, -0.3, 0),
      face: color.surface,
    }),
    flat(face, head, bar),
    patch(face, circle([0.35, 0.3], 0.1), color.cedar),
    patch(face, circle([0.65, 0.3], 0.1), bar === color.mint ? color.surface : color.mint),
    patch(face, circle([0.95, 0.3], 0.1), color.amber),
    patch(face, rect([1.35, 0.16, w - 1.75, 0.28], 0.14), color.surface),
    content(inset(face, 0, 0.6)),
  ].join('')
}

/** Lines of text as bars: left, top, and the length of each. */
export function text(
  plane: Plane,
  [u, v]: readonly [number, number],
  lengths: readonly number[],
): string {
  const bars = lengths.flatMap((length, row) => rect([u, v + row * 0.3, length, 0.13], 0.06))
  return patch(plane, bars, '#C9CCD1')
}

/** A text-like bar in its own color. */
export function bar(
  plane: Plane,
  box: readonly [number, number, number, number],
  fill: string,
): string {
  return patch(plane, rect(box, Math.min(0.1, box[3] / 2)), fill)
}
