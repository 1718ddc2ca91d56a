// A street map around the office, north up. A sketch for orientation, not to scale.
import * as color from '../../../src/theme/palette'
import { loadTypeface } from '../glyphs'
import * as materials from '../kit/materials'
import { shortPath } from '../kit/short-path'

const WIDTH = 960
const HEIGHT = 540
const BLOCK = '#EAE7DD'

const roads = {
  zang: 'M236 560C300 500 352 452 420 404C500 346 590 236 660 150C702 98 742 44 782 -20',
  beckley: 'M372 -20V560',
  colorado: 'M-20 366H300C360 366 400 372 470 368C600 360 720 404 980 400',
  interstate: 'M900 -20C860 120 838 260 850 390C856 460 872 510 892 560',
}

/** The street that the office is on, without the number. */
export const STREET = 'N Zang Blvd'

/** Side streets, unnamed here. */
const lanes = [
  'M-20 92H640M-20 184H560M-20 276H486M-20 456H330M372 470H760M60 -20V560M164 -20V560M268 -20V500',
  'M470 -20V300M566 -20V190M700 150L836 176M620 210L842 250M548 298L842 326M760 404V560M650 470V560',
].join('')

const street = (path: string, width: number, [fill, casing]: readonly [string, string]) =>
  `<path d="${path}" stroke="${casing}" stroke-width="${width + 4}"/><path d="${path}" stroke="${fill}" stroke-width="${width}"/>`

const face = await loadTypeface(650)
/** The height of a capital letter, in ems. */
const CAPITAL = 0.7

interface Lettering {
  size: number
  at: readonly [number, number]
  /** Clockwise, in degrees. */
  turn?: number
  more?: string
}

/** Text around a point, in tenths of the drawing's unit: whole numbers are shorter. */
function lettering(text: string, { size, at: [x, y], turn = 0, more = '' }: Lettering): string {
  const start = [-face.width(text, size * 10) / 2, size * CAPITAL * 5] as const
  const data = shortPath(face.draw(text, size * 10, start))
  return `<path transform="translate(${x} ${y}) rotate(${turn}) scale(.1)" d="${data}" ${more}/>`
}

/** A street's name along it, readable where it is wider than the street. */
const label = (text: string, at: readonly [number, number], turn: number) =>
  lettering(text, {
    size: 25,
    at,
    turn,
    more: `paint-order="stroke" stroke="${color.surface}" stroke-width="70" stroke-linejoin="round"`,
  })

const park =
  `<path d="M520 396L556 376Q640 380 750 404V460H506Q500 424 520 396Z" fill="#D3EADF"/>` +
  `<path d="M604 406C632 392 690 402 706 416C718 428 690 432 650 430C624 428 592 416 604 406Z" fill="#9FD3C0"/>`

const trees = [
  [556, 396],
  [540, 416],
  [574, 418],
  [722, 446],
  [734, 424],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#5FA98E"/>`)
  .join('')

const shieldSign =
  `<g transform="translate(846 250)"><path d="M-27 -19Q0 -27 27 -19Q35 10 0 30Q-35 10 -27 -19Z" fill="${color.surface}" stroke="${materials.line}" stroke-width="2.5"/>` +
  `${lettering('35E', { size: 20, at: [0, 1] })}</g>`

const pin =
  `<ellipse cx="612" cy="246" rx="17" ry="7" fill="${color.ink}" fill-opacity=".18"/>` +
  `<path d="M612 244C586 210 572 194 572 170A40 40 0 0 1 652 170C652 194 638 210 612 244Z" fill="${color.cedar}" stroke="${materials.line}" stroke-width="2.5" stroke-linejoin="round"/>` +
  `<circle cx="612" cy="170" r="15" fill="${color.mint}" stroke="${materials.line}" stroke-width="2.5"/>`

const compass =
  `<g transform="translate(908 64)"><circle r="27" fill="${color.surface}" stroke="${materials.line}" stroke-width="2.5"/>` +
  `<path d="M0 -18L7 4L0 0L-7 4Z" fill="${color.cedar}"/>${lettering('N', { size: 17, at: [0, 15] })}</g>`

export const mapOffice =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${BLOCK}"/>${park}` +
  `<g fill="none" stroke-linecap="round"><path d="${lanes}" stroke="${color.paper}" stroke-width="9"/>` +
  street(roads.interstate, 34, ['#F9E3B8', '#DDBB78']) +
  `<path d="${roads.interstate}" stroke="#DDBB78" stroke-width="2.5"/>` +
  street(roads.colorado, 32, [color.surface, '#D5D2C7']) +
  street(roads.beckley, 32, [color.surface, '#D5D2C7']) +
  street(roads.zang, 32, [color.surface, '#C6C2B4']) +
  `</g>${trees}` +
  `<g fill="${materials.line}">` +
  label(STREET, [523, 311], -47) +
  label('N Beckley Ave', [372, 222], -90) +
  label('Colorado Blvd', [668, 384], 7) +
  lettering('Lake Cliff Park', { size: 22, at: [602, 446], more: `fill="${color.cedarDark}"` }) +
  `${shieldSign}${pin}${compass}</g></svg>\n`
