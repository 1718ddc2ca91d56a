// Upright round bodies. A level circle projects to an ellipse, which takes far fewer bytes than curves.
import { SHADE } from './draw'
import type { Material } from './materials'
import { type Place, project, UNIT } from './space'

/** Half width and half height of a level circle of radius 1 after projection. */
const [WIDE, HIGH] = [UNIT * Math.sqrt(1.5), UNIT * Math.SQRT1_2]

/** A level circle at a height. `paint` holds its SVG attributes. */
export function disc(at: Place, [r, up]: readonly [number, number], paint: string): string {
  const [x, y] = project(at.at(0, 0, up))
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * WIDE)}" ry="${n(r * HIGH)}" ${paint}/>`
}

interface Round {
  /** At the foot; also at the lid unless `lid` is set. */
  radius: number
  lid?: number
  height: number
  material: Material
  /** Fill of the lid, where it differs from the material's. */
  face?: string
}

/** A cylinder or a truncated cone, centered on its place. */
export function drum(at: Place, { radius, lid = radius, height, material, face }: Round): string {
  const [x, low] = project(at.at(0, 0, 0))
  const high = low - height * UNIT
  const [a, b] = [radius * WIDE, lid * WIDE]
  return (
    `<path fill="${material.left}" d="M${n(x - a)} ${n(low)}A${n(a)} ${n(radius * HIGH)} 0 0 0 ` +
    `${n(x + a)} ${n(low)}L${n(x + b)} ${n(high)}H${n(x - b)}z"/>` +
    disc(at, [lid, height], `fill="${face ?? material.top}"`)
  )
}

/** The shadow of a drum on the floor. */
export function roundShade(at: Place, radius: number): string {
  return disc(at.move(0.25, 0.25, 0), [radius, 0], SHADE)
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
