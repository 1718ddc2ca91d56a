// Machines: rack, server, switch, access point, backup drive, disks, cables.
import * as color from '../../../src/theme/palette'
import { cord, flat, patch, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { extrude, slab } from '../kit/solid'
import { front, type Place, top, upright } from '../kit/space'

/** 2.2 across, 2.2 deep, and as high as its units. */
export function rack(at: Place, units: number): string {
  const height = units * 0.72 + 0.5
  const face = front(at.move(0, 2.2, 0), height)
  const rows = Array.from({ length: units }, (_, i) => 0.25 + i * 0.72)
  const [dark, lit] = [rows.filter((_, i) => i !== 1), rows.slice(1, 2)]
  // One path for all shapes of a color.
  const shelves = (all: number[], [shelf, light, line]: readonly [string, string, string]) => [
    flat(
      face,
      all.flatMap((v) => rect([0.22, v, 1.76, 0.56], 0.08)),
      shelf,
    ),
    patch(
      face,
      all.flatMap((v) => circle([0.5, v + 0.28], 0.09)),
      light,
    ),
    trace(face, outline(all.map((v) => `M.85 ${v + 0.28}H1.7`).join('')), line),
  ]
  return [
    slab(at, [2.2, 2.2, height], { material: materials.dark, r: 0.12 }),
    ...shelves(dark, [color.inkLine, color.mint, color.edge]),
    ...shelves(lit, [color.mint, color.cedar, color.cedar]),
  ].join('')
}

/** A flat case 3.2 across, 1.8 deep: a switch with its ports. */
export function networkSwitch(at: Place): string {
  const face = front(at.move(0, 1.8, 0), 0.8)
  const ports = [0, 1, 2, 3, 4].flatMap((i) => rect([0.3 + i * 0.5, 0.24, 0.34, 0.32], 0.04))
  return [
    slab(at, [3.2, 1.8, 0.8], { material: materials.cedarSolid, r: 0.2 }),
    flat(face, ports, color.surface),
    patch(face, circle([2.88, 0.4], 0.09), color.mint),
  ].join('')
}

/** A low round case with a lit ring, 2 across and 0.35 high at size 1. */
export function accessPoint(at: Place, s = 1): string {
  const lid = top(at, 0.35 * s)
  return [
    extrude(lid, circle([s, s], s), {
      material: materials.white,
      back: [0, 0, -0.35 * s],
      face: color.surface,
    }),
    trace(lid, circle([s, s], 0.55 * s), color.cedar),
    patch(lid, circle([s, s], 0.2 * s), color.mint),
  ].join('')
}

/** Arcs of a radio signal that rise from a place: they begin 0.35 above it and end 1.4 above it. */
export function waves(at: Place): string {
  const face = upright(at)
  return [0.5, 0.95, 1.4]
    .map((r) => {
      const s = r * Math.SQRT1_2
      const k = r * 0.3905
      const data = `M${-s} ${-s}C${-s + k} ${-s - k} ${s - k} ${-s - k} ${s} ${-s}`
      return `<g stroke-width="5">${trace(face, outline(data), color.cedar)}</g>`
    })
    .join('')
}

/** A stack of disks, 2 across: `layers` of 0.7 each. */
export function disks(at: Place, layers: number): string {
  return Array.from({ length: layers }, (_, i) => {
    const base = at.move(0, 0, i * 0.72)
    return extrude(top(base, 0.62), circle([1, 1], 1), {
      material: materials.mintSolid,
      back: [0, 0, -0.62],
    })
  }).join('')
}

/** 1.7 across, 2.4 deep, 2 high. */
export function drive(at: Place): string {
  const face = front(at.move(0, 2.4, 0), 2)
  return [
    slab(at, [1.7, 2.4, 2], { material: materials.dark, r: 0.2 }),
    flat(face, rect([0.25, 0.28, 1.2, 0.5], 0.08), color.cedarWash),
    flat(face, rect([0.25, 0.92, 1.2, 0.5], 0.08), color.cedarWash),
    patch(face, circle([1.22, 0.53], 0.09), color.cedar),
    patch(face, circle([1.22, 1.17], 0.09), color.cedar),
    patch(face, circle([0.4, 1.7], 0.09), color.mint),
  ].join('')
}

/** A cable on the floor. */
export function cable(at: Place, path: string, fill = color.mint): string {
  return cord(top(at), outline(path), fill)
}
