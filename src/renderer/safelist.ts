// Classes of what appears on a page without any interaction and is not in the server's HTML: their rules
// must be in the page from the start (page-styles.ts).
import * as chat from '../chat/chat.css'
import * as banner from '../layout/cookie-banner.css'
import * as footer from '../layout/footer.css'
import * as mobileMenu from '../layout/mobile-menu.css'
import * as scrollToTop from '../layout/scroll-to-top.css'
import * as particles from '../pages/home/particle-field.css'
import * as headline from '../pages/home/typing-headline.css'
import { visuallyHidden } from '../theme/layout.css'
import * as buttons from '../ui/button.css'
import * as carousel from '../ui/carousel.css'
import * as pause from '../ui/pause-button.css'
import * as picture from '../ui/picture.css'
import type { SafelistEntry } from './page-styles'

const namesOf = (...all: object[]) =>
  all.flatMap((styles) => Object.values(styles).flatMap(namesIn))

export const safelist: SafelistEntry[] = [
  { on: null, classes: namesOf(banner, buttons, chat, footer, mobileMenu, scrollToTop) },
  // These appear only where the page has the element that they belong to.
  { on: carousel.controls, classes: namesOf(carousel, pause) },
  { on: particles.canvas, classes: namesOf(particles, pause) },
  { on: headline.headline, classes: namesOf(headline, { visuallyHidden }) },
  { on: picture.image, classes: namesOf({ ...picture, box: null }) },
]

/** A style is one or more class names; variants are an object of styles. */
function namesIn(style: unknown): string[] {
  if (typeof style === 'string') return style.split(' ')
  return typeof style === 'object' && style !== null ? Object.values(style).flatMap(namesIn) : []
}
