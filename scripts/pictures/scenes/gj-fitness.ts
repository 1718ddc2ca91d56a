// A gym's schedule that fits on a phone, ready within a day.
import * as color from '../../../src/theme/palette'
import { flat, patch, shade, trace } from '../kit/draw'
import * as materials from '../kit/materials'
import { circle, outline, rect } from '../kit/outline'
import { scene } from '../kit/scene'
import { extrude } from '../kit/solid'
import { facingLeft, front, type Place, type Plane, top } from '../kit/space'
import { bar, browser, text } from '../parts/screens'

const timetable = (screen: Plane) => {
  const cells = Array.from({ length: 15 }, (_, i) => {
    const fill = [1, 5, 8, 12].includes(i) ? color.mint : i === 9 ? color.cedar : color.sunk
    return bar(screen, [0.4 + (i % 5) * 1.12, 1.15 + Math.floor(i / 5) * 0.85, 0.94, 0.66], fill)
  })
  return [
    text(screen, [0.4, 0.36], [2.4]),
    flat(screen, rect([4.7, 0.25, 1.2, 0.46], 0.22), color.cedar),
    ...cells,
  ].join('')
}

/** A weight plate, perpendicular to the bar. */
const disc = (at: Place, r: number, material: materials.Material) =>
  extrude(
    { origin: at.at(0.4, 0, 0), u: at.step(0, -1, 0), v: at.step(0, 0, -1) },
    circle([0, 0], r),
    {
      material,
      back: at.step(-0.4, 0, 0),
    },
  )

function dumbbell(at: Place): string {
  return [
    shade(top(at.move(0.1, -0.4, -1)), rect([0, 0, 3.6, 1], 0.4)),
    disc(at.move(0, 0, -0.2), 0.7, materials.dark),
    disc(at.move(0.45, 0, 0), 1, materials.cedarSolid),
    extrude(
      { origin: at.at(2.3, 0, 0), u: at.step(0, -1, 0), v: at.step(0, 0, -1) },
      circle([0, 0], 0.24),
      {
        material: materials.stone,
        back: at.step(-1.45, 0, 0),
      },
    ),
    disc(at.move(2.3, 0, 0), 1, materials.cedarSolid),
    disc(at.move(2.75, 0, -0), 0.7, materials.dark),
  ].join('')
}

function stopwatch(at: Place): string {
  const face = front(at, 2.2)
  return [
    shade(top(at), rect([0.3, -0.2, 2, 0.7], 0.3)),
    extrude(face, rect([0.85, -0.35, 0.5, 0.6], 0.1), {
      material: materials.white,
      back: at.step(0, -0.3, 0),
    }),
    extrude(face, circle([1.1, 1.15], 1.05), {
      material: materials.white,
      back: at.step(0, -0.4, 0),
    }),
    flat(face, circle([1.1, 1.15], 0.76), color.surface),
    patch(face, outline('M1.1 1.15V.39A.76 1.86 1.15Z'), color.mint),
    trace(face, outline('M1.1 .6V1.15H1.5')),
  ].join('')
}

export const gjFitness = scene(
  {},
  shade(top(facingLeft(-3.3, -0.9)), rect([0, 0, 6.9, 0.8], 0.1)),
  browser(facingLeft(-3.5, -0.8), { size: [6.3, 4.6], content: timetable, bar: color.mint }),
  stopwatch(facingLeft(-3.4, 2.4)),
  dumbbell(facingLeft(-0.1, 2.4, 1)),
)
