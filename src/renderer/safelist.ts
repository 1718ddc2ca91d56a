// Classes of what a page may show before the full sheet is loaded and is not in the server's HTML: their rules must be in
// the page from the start (page-styles.ts). It appears on its own, or at once with a press, which only requests the sheet.
import * as chat from '../chat/chat.css'
import * as siteForm from '../forms/site-form.css'
import * as banner from '../layout/cookie-banner.css'
import * as footer from '../layout/footer.css'
import * as mobileMenu from '../layout/mobile-menu.css'
import * as scrollToTop from '../layout/scroll-to-top.css'
import * as officeMap from '../pages/contact/office-map.css'
import * as particles from '../pages/home/particle-field.css'
import * as headline from '../pages/home/typing-headline.css'
import { visuallyHidden } from '../theme/layout.css'
import * as buttons from '../ui/button.css'
import * as carousel from '../ui/carousel.css'
import * as dialog from '../ui/dialog.css'
import * as errorSummary from '../ui/error-summary.css'
import { error, errorText } from '../ui/field.css'
import * as pause from '../ui/pause-button.css'
import * as picture from '../ui/picture.css'
import type { SafelistEntry } from './page-styles'

const namesOf = (...all: object[]) =>
  all.flatMap((styles) => Object.values(styles).flatMap(namesIn))

/** The home page lacks it: its form is reached by scrolling, which requests the sheet, and its bytes are few. */
const formOutcome = { ...errorSummary, ...siteForm, error, errorText }

export const safelist: SafelistEntry[] = [
  { on: null, classes: namesOf(banner, buttons, chat, footer, mobileMenu, scrollToTop) },
  // These appear only where the page has the element that they belong to.
  { on: carousel.controls, classes: namesOf(carousel, pause) },
  { on: particles.canvas, classes: namesOf(particles, pause) },
  { on: headline.headline, classes: namesOf(headline, { visuallyHidden }) },
  { on: officeMap.map, classes: namesOf(officeMap, formOutcome) },
  { on: dialog.sheet, classes: namesOf(formOutcome) },
  { on: picture.image, classes: namesOf({ ...picture, box: null }) },
]

/** A style is one or more class names; variants are an object of styles. */
function namesIn(style: unknown): string[] {
  if (typeof style === 'string') return style.split(' ')
  return typeof style === 'object' && style !== null ? Object.values(style).flatMap(namesIn) : []
}
