// The question about cookies, along the foot of the screen. Not a dialog: the page can be used with
// it standing there, and what it covers can be scrolled free.

import { useRef } from 'react'
import { container } from '../theme/layout.css'
import { button } from '../ui/button.css'
import { Link } from '../ui/link'
import * as styles from './cookie-banner.css'
import { useCoveredBelow } from './use-covered-below'

interface Props {
  onAcceptAll: () => void
  onRejectAll: () => void
}

export function CookieBanner({ onAcceptAll, onRejectAll }: Props) {
  const ref = useRef<HTMLElement>(null)
  useCoveredBelow(ref)
  return (
    <section ref={ref} className={styles.banner} aria-label="Cookies">
      <div className={`${container} ${styles.row}`}>
        <p className={styles.text}>
          We keep only what this site needs to work. Preference, analytics and marketing cookies are
          not in use today and stay off unless you allow them.{' '}
          <Link to="/cookies">Cookie Policy</Link>
        </p>
        <div className={styles.actions}>
          <button type="button" className={button.primary} onClick={onAcceptAll}>
            Accept all
          </button>
          <button type="button" className={button.primary} onClick={onRejectAll}>
            Reject all
          </button>
          <button
            type="button"
            className={styles.settings}
            aria-haspopup="dialog"
            data-cookie-settings
          >
            Cookie Settings
          </button>
        </div>
      </div>
    </section>
  )
}
