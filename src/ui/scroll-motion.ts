// How the page scrolls where the site asks for it. Not by a style sheet: browsers would glide for a second to where they
// restore the position on Back, and remember a place on the way if the visitor goes on meanwhile.
import { fullMotion } from '../theme/media'

/** Milliseconds, in which a browser begins to follow a link within the page. */
const BEGINS_MS = 100

/** `smooth`, unless the visitor prefers less motion. */
export function scrollMotion(): 'smooth' | 'auto' {
  return matchMedia(fullMotion).matches ? 'smooth' : 'auto'
}

/** To be called on a click on a link within the page, which the browser itself follows. */
export function scrollNextLink(): void {
  const { style } = document.documentElement
  style.scrollBehavior = scrollMotion()
  setTimeout(() => {
    style.scrollBehavior = ''
  }, BEGINS_MS)
}
