// Office objects: desk, paper, clipboard, calendar, books, boxes, mug, plant.
import * as color from '../../../src/theme/palette'
import { flat, stroke, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { disc, drum } from '../kit/round'
import { box, extrude, slab } from '../kit/solid'
import { front, type Place, top } from '../kit/space'
import { bar } from './screens'
import { tick } from './signs'

/** A desktop on two panels; its surface is 1.8 above the floor. */
export function desk(at: Place, [w, d]: readonly [number, number]): string {
  return [
    box(at.move(0.2, 0.15, 0), [0.2, d - 0.3, 1.6], materials.stone),
    box(at.move(w - 0.4, 0.15, 0), [0.2, d - 0.3, 1.6], materials.stone),
    slab(at.move(0, 0, 1.6), [w, d, 0.2], { material: materials.white, r: 0.15 }),
  ].join('')
}

/** A clipboard, standing: 2.8 across, 3.8 high, `rows` ticked. */
export function clipboard(at: Place, rows: readonly ('done' | 'open')[]): string {
  const face = front(at, 3.8)
  const lines = rows.map((state, i) => {
    const v = 0.95 + i * 0.66
    const mark = flat(
      face,
      rect([0.42, v - 0.05, 0.42, 0.42], 0.08),
      state === 'done' ? color.mint : color.surface,
    )
    return (
      mark +
      (state === 'done' ? tick(face, [0.49, v + 0.01, 0.26], color.ink) : '') +
      bar(face, [1.08, v + 0.07, i % 2 ? 0.95 : 1.2, 0.16], '#C9CCD1')
    )
  })
  return [
    extrude(face, rect([0, 0, 2.8, 3.8], 0.22), {
      material: materials.cedarSolid,
      back: at.step(0, -0.25, 0),
    }),
    flat(face, rect([0.2, 0.3, 2.4, 3.3], 0.1), color.surface),
    flat(face, rect([0.85, 0.02, 1.1, 0.5], 0.14), color.inkLine),
    ...lines,
  ].join('')
}

/** A wall calendar, standing: 2.6 across, 2.5 high; `marked` cells of its 4 by 3. */
export function calendar(at: Place, marked: readonly number[]): string {
  const face = front(at, 2.5)
  const cells = Array.from({ length: 12 }, (_, i) =>
    bar(
      face,
      [0.28 + (i % 4) * 0.54, 0.92 + Math.floor(i / 4) * 0.5, 0.4, 0.34],
      marked.includes(i) ? color.cedar : color.hairline,
    ),
  )
  return [
    extrude(face, rect([0, 0, 2.6, 2.5], 0.2), {
      material: materials.white,
      back: at.step(0, -0.3, 0),
      face: color.surface,
    }),
    flat(face, outline('M.2 0H2.4A.2 2.6 .2V.65H0V.2A.2 .2 0Z'), color.mint),
    ...cells,
    `<g stroke-width="5">${trace(face, outline('M.7 -.15V.2M1.9 -.15V.2'))}</g>`,
  ].join('')
}

/** A sheet, standing or leaning: 2.2 across, 2.9 high, one corner folded. */
export function sheet(at: Place): string {
  const face = front(at, 2.9)
  return [
    extrude(face, outline('M.15 0H1.6L2.2 .6V2.75A.15 2.05 2.9H.15A.15 0 2.75V.15A.15 .15 0Z'), {
      material: materials.white,
      back: at.step(0, -0.16, 0),
      face: color.surface,
    }),
    flat(face, outline('M1.6 0V.6H2.2Z'), color.cedarWash),
  ].join('')
}

/** A pile of sheets, lying flat: 1.8 across, 2.4 deep. */
export function pile(at: Place, height: number): string {
  const lid = top(at, height)
  const face = front(at.move(0, 2.4, 0), height)
  const edges = outline(`M.08 ${height / 2}H1.72`)
  return [
    box(at, [1.8, 2.4, height], materials.white),
    trace(face, edges, color.edge),
    bar(lid, [0.3, 0.35, 1.2, 0.16], color.mint),
    bar(lid, [0.3, 0.8, 1.2, 0.12], '#C9CCD1'),
    bar(lid, [0.3, 1.15, 1.2, 0.12], '#C9CCD1'),
    bar(lid, [0.3, 1.5, 0.8, 0.12], '#C9CCD1'),
  ].join('')
}

/** Books, stacked flat. */
export function books(at: Place): string {
  const rows: [number, number, materials.Material][] = [
    [0, 0, materials.cedarSolid],
    [0.12, 0.1, materials.white],
    [0.02, 0.16, materials.mintSolid],
  ]
  return rows
    .map(([a, b, material], i) => {
      const base = at.move(a, b, i * 0.48)
      const spine = front(base.move(0, 1.7, 0), 0.44)
      return (
        slab(base, [2.4, 1.7, 0.44], { material, r: 0.06 }) +
        trace(spine, outline('M.35 0V.44M2.05 0V.44'))
      )
    })
    .join('')
}

/** A cardboard box with its tape. */
export function carton(at: Place, [w, d, h]: readonly [number, number, number]): string {
  const [lid, face] = [top(at, h), front(at.move(0, d, 0), h)]
  const material = { top: '#F6E7C6', left: '#EFDCB2', right: '#E2CB98' }
  const [from, to] = [w / 2 - 0.16, 0.32]
  return [
    box(at, [w, d, h], material),
    flat(lid, rect([from, 0, to, d]), color.paper),
    flat(face, rect([from, 0, to, Math.min(0.45, h / 3)]), color.paper),
  ].join('')
}

/** 0.9 across and 1 high at size 1. */
export function mug(at: Place, material = materials.mintSolid, size = 1): string {
  const [radius, height] = [0.45 * size, 0.95 * size]
  const [handle, from, to] = [1.4 * size, 0.2 * size, 0.8 * size]
  const ear = outline(`M${to} ${from}C${handle} ${from} ${handle} ${to} ${to} ${to}`)
  const middle = at.move(radius, radius, 0)
  return [
    stroke(front(at.move(0, radius, 0), height), ear, [5, materials.line]),
    drum(middle, { radius, height, material, face: color.surface }),
    disc(middle, [0.31 * size, height], `fill="${color.inkLine}" stroke="none"`),
  ].join('')
}

/** A pot with three leaves, about 2 across and 2.9 high. */
export function plant(at: Place): string {
  const rim = top(at, 0.9)
  const leaves = front(at.move(0.5, 0.5, 0.9), 0)
  const leaf = (data: string, fill: string) => flat(leaves, outline(data), fill)
  return [
    extrude(rim, circle([0.5, 0.5], 0.5), {
      material: materials.white,
      back: [0, 0, -0.9],
      face: color.inkLine,
    }),
    leaf('M0 0C-.9 -.2 -1.1 -.9 -.95 -1.4C-.4 -1.2 0 -.7 0 0Z', color.cedar),
    leaf('M0 0C.8 -.3 1.15 -.8 1 -1.5C.4 -1.2 0 -.7 0 0Z', color.mint),
    leaf('M0 0C-.5 -.7 -.45 -1.5 .05 -2C.5 -1.5 .5 -.7 0 0Z', color.cedar),
  ].join('')
}
