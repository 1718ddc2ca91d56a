// A street map around the office, north up. A sketch for orientation, not to scale.
import * as color from '../../../src/theme/palette'
import * as materials from '../kit/materials'

const WIDTH = 960
const HEIGHT = 540
const BLOCK = '#EAE7DD'

const roads = {
  zang: 'M236 560C300 500 352 452 420 404C500 346 590 236 660 150C702 98 742 44 782 -20',
  beckley: 'M372 -20V560',
  colorado: 'M-20 366H300C360 366 400 372 470 368C600 360 720 404 980 400',
  interstate: 'M900 -20C860 120 838 260 850 390C856 460 872 510 892 560',
}

/** Side streets, unnamed here. */
const lanes = [
  'M-20 92H640M-20 184H560M-20 276H486M-20 456H330M372 470H760M60 -20V560M164 -20V560M268 -20V500',
  'M470 -20V300M566 -20V190M700 150L836 176M620 210L842 250M548 298L842 326M760 404V560M650 470V560',
].join('')

const street = (path: string, width: number, [fill, casing]: readonly [string, string]) =>
  `<path d="${path}" stroke="${casing}" stroke-width="${width + 4}"/><path d="${path}" stroke="${fill}" stroke-width="${width}"/>`

const label = (text: string, place: string) =>
  `<text transform="${place}" font-size="17" paint-order="stroke" stroke="${color.surface}" stroke-width="5">${text}</text>`

const park =
  `<path d="M520 396L556 376Q640 380 750 404V460H506Q500 424 520 396Z" fill="#D3EADF"/>` +
  `<path d="M604 406C632 392 690 402 706 416C718 428 690 432 650 430C624 428 592 416 604 406Z" fill="#9FD3C0"/>`

const trees = [
  [556, 396],
  [540, 416],
  [574, 418],
  [722, 446],
  [734, 424],
  [700, 450],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#5FA98E"/>`)
  .join('')

const shieldSign =
  `<g transform="translate(846 250)"><path d="M-27 -19Q0 -27 27 -19Q35 10 0 30Q-35 10 -27 -19Z" fill="${color.surface}" stroke="${materials.line}" stroke-width="2.5"/>` +
  `<text y="8" text-anchor="middle" font-size="15">35E</text></g>`

const pin =
  `<ellipse cx="612" cy="246" rx="17" ry="7" fill="${color.ink}" fill-opacity=".18"/>` +
  `<path d="M612 244C586 210 572 194 572 170A40 40 0 0 1 652 170C652 194 638 210 612 244Z" fill="${color.cedar}" stroke="${materials.line}" stroke-width="2.5" stroke-linejoin="round"/>` +
  `<circle cx="612" cy="170" r="15" fill="${color.mint}" stroke="${materials.line}" stroke-width="2.5"/>`

const compass =
  `<g transform="translate(908 64)"><circle r="27" fill="${color.surface}" stroke="${materials.line}" stroke-width="2.5"/>` +
  `<path d="M0 -18L7 4L0 0L-7 4Z" fill="${color.cedar}"/><text y="20" text-anchor="middle" font-size="14">N</text></g>`

export const mapOffice =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${BLOCK}"/>${park}` +
  `<g fill="none" stroke-linecap="round"><path d="${lanes}" stroke="${color.paper}" stroke-width="9"/>` +
  street(roads.interstate, 34, ['#F9E3B8', '#DDBB78']) +
  `<path d="${roads.interstate}" stroke="#DDBB78" stroke-width="2.5"/>` +
  street(roads.colorado, 20, [color.surface, '#D5D2C7']) +
  street(roads.beckley, 20, [color.surface, '#D5D2C7']) +
  street(roads.zang, 26, [color.surface, '#C6C2B4']) +
  `</g>${trees}` +
  `<g font-family="system-ui, Segoe UI, Helvetica, Arial, sans-serif" font-weight="600" fill="${materials.line}">` +
  label('N Zang Blvd', 'translate(478 351) rotate(-48)') +
  label('N Beckley Ave', 'translate(378 262) rotate(-90)') +
  label('W Colorado Blvd', 'translate(86 372)') +
  `<text x="532" y="447" fill="${color.cedarDark}" font-size="15">Lake Cliff Park</text>` +
  `${shieldSign}${pin}${compass}</g></svg>\n`
