// The frame of every scene: background, a soft plate, and the common stroke.
import * as color from '../../../src/theme/palette'
import { shade, trace } from './draw'
import * as materials from './materials'
import { outline, rect } from './outline'
import { slab } from './solid'
import { facingLeft, type Plane, top, UNIT } from './space'

interface Stage {
  /** Size of the plate along x and y. */
  plate?: readonly [number, number]
  /** Below 1 for tall scenes; the plate keeps its distance from the lower edge. */
  zoom?: number
}

/** Where the plate's front corner with its shadow ends, and its distance from the center. */
const BOTTOM = 578
const REACH = 212
const LINE = 2.5
const THICKNESS = 0.4
const MARGIN = 0.7

/** Composes a drawing of 800 by 600 from its parts, farthest first. */
export function scene(
  { plate = [8.4, 8.4], zoom = 1 }: Stage,
  ...parts: readonly string[]
): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">' +
    `<rect width="800" height="600" fill="${color.sunk}"/>` +
    `<g transform="translate(400 ${Math.round(BOTTOM - REACH * zoom)}) scale(${zoom})"` +
    ` stroke="${materials.line}" stroke-width="${(LINE / zoom).toFixed(2)}"` +
    ` stroke-linejoin="round" stroke-linecap="round">${floor(...plate)}${parts.join('')}</g></svg>\n`
  )
}

function floor(w: number, d: number): string {
  const place = facingLeft(-w / 2, -d / 2, -THICKNESS)
  const material = { top: color.paper, left: '#E9E6DC', right: '#DFDBCF' }
  return (
    shade(top(place.move(0.35, 0.35, -0.35)), rect([0, 0, w, d], 1)) +
    `<g stroke="#CDC9BC">${slab(place, [w, d, THICKNESS], { material, r: 1 })}</g>` +
    grid(top(place, THICKNESS), [w, d])
  )
}

// A fine grid of dots that makes the floor look level.
function grid(plane: Plane, [w, d]: readonly [number, number]): string {
  const rows: string[] = []
  for (let y = MARGIN; y < d; y++) rows.push(`M${MARGIN} ${y}H${w - MARGIN}`)
  const dots = trace(plane, outline(rows.join('')), color.hairline)
  // The dash pattern is one unit of space long.
  return dots.replace('<path', `<path stroke-dasharray=".1 ${UNIT - 0.1}"`)
}
