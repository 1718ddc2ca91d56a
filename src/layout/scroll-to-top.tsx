// The button that leads back to the top of a long page.
import { Icon } from '../ui/icon'
import { scrollMotion } from '../ui/scroll-motion'
import * as styles from './scroll-to-top.css'
import { useScrolledPast } from './use-scrolled-past'

/** Pixels of scroll after which it appears. */
const SHOWN_AFTER = 300

export function ScrollToTop() {
  const scrolled = useScrolledPast(SHOWN_AFTER)
  function climb() {
    // The button disappears at the top; the focus goes where a new page would place it.
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: scrollMotion() })
  }
  return (
    <div>
      {scrolled && (
        <button
          id="to-top"
          type="button"
          className={styles.button}
          aria-label="Back to top"
          onClick={climb}
        >
          <Icon name="up" />
        </button>
      )}
    </div>
  )
}
