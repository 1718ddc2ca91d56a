// How the page scrolls where the site asks for it. Not a style of the page: browsers would glide for a second to where
// they restore the position on Back, and remember a place on the way if the visitor goes on meanwhile.
import { fullMotion } from '../theme/media'

/** `smooth`, unless the visitor prefers less motion. */
export function scrollMotion(): ScrollBehavior {
  return matchMedia(fullMotion).matches ? 'smooth' : 'instant'
}
