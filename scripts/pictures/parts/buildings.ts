// Buildings, and the cedar that the company is named after.
import * as color from '../../../src/theme/palette'
import { flat } from '../kit/draw'
import * as materials from '../kit/materials'
import { rect } from '../kit/outline'
import { box, slab } from '../kit/solid'
import { facingRight, front, type Place, project } from '../kit/space'

interface Block {
  size: readonly [number, number, number]
  /** Number of windows across, deep and up. */
  windows: readonly [number, number, number]
  material?: materials.Material
  /** Indexes of the lit windows. */
  lit?: readonly number[]
  /** Height kept free at the bottom for a door. */
  foot?: number
}

/** A building with plain stories; faces the lower left. */
export function building(
  at: Place,
  {
    size: [w, d, h],
    windows: [across, deep, up],
    material = materials.white,
    lit = [],
    foot = 0.3,
  }: Block,
): string {
  const corner = at.at(w, d, 0)
  const faces = [
    { plane: front(at.move(0, d, 0), h), width: w, count: across },
    { plane: front(facingRight(...corner), h), width: d, count: deep },
  ]
  let number = 0
  const panes = faces.flatMap(({ plane, width, count }) =>
    Array.from({ length: count * up }, (_, i) => {
      const [cell, storey] = [width / count, (h - foot - 0.2) / up]
      const u = (i % count) * cell + cell * 0.22
      const v = 0.25 + Math.floor(i / count) * storey + storey * 0.12
      return flat(
        plane,
        rect([u, v, cell * 0.56, storey * 0.62], 0.05),
        lit.includes(number++) ? color.amber : color.cedarWash,
      )
    }),
  )
  return slab(at, [w, d, h], { material }) + panes.join('')
}

/** A cedar of three tiers, four-sided like the mark; about 1.4 times `size` wide. */
export function cedarTree(at: Place, size: number): string {
  const tiers = [
    [0.78, 0.42, 1.25],
    [0.62, 1.02, 1.15],
    [0.45, 1.62, 1.1],
  ] as const
  const trunk = box(
    at.move(-0.13 * size, -0.13 * size, 0),
    [0.26 * size, 0.26 * size, 0.6 * size],
    materials.stone,
  )
  return (
    trunk +
    tiers
      .map(([half, from, height]) => pyramid(at, [half * size, from * size, height * size]))
      .join('')
  )
}

function pyramid(at: Place, [half, from, height]: readonly [number, number, number]): string {
  const points = [
    at.at(-half, half, from),
    at.at(half, half, from),
    at.at(half, -half, from),
    at.at(0, 0, from + height),
  ].map((p) =>
    project(p)
      .map((n) => n.toFixed(1))
      .join(' '),
  )
  const [left, middle, right, peak] = points
  return (
    `<path fill="${color.mint}" d="M${left}L${middle}L${peak}z"/>` +
    `<path fill="${color.cedar}" d="M${right}L${middle}L${peak}z"/>`
  )
}
