// The cookie banner, along the bottom of the screen. Not a dialog: the page stays usable, and what the
// banner covers can be scrolled clear of it.
import { useLayoutEffect, useRef } from 'react'
import { container } from '../theme/layout.css'
import { button } from '../ui/button.css'
import { Link } from '../ui/link'
import * as styles from './cookie-banner.css'
import { useBottomInset } from './use-bottom-inset'

interface Props {
  onAcceptAll: () => void
  onRejectAll: () => void
  /** Called before it goes with the focus inside, as on the button that was pressed: another tab may have answered. */
  onFocusLost: () => void
}

/** Both answers look the same: one is as easy to give as the other. */
const answer = `${button.primary} ${styles.answer}`

export function CookieBanner({ onAcceptAll, onRejectAll, onFocusLost }: Props) {
  const ref = useRef<HTMLElement>(null)
  useBottomInset(ref)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it goes
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement)) onFocusLost()
    },
    [],
  )
  return (
    <section ref={ref} className={styles.banner} aria-label="Cookies">
      <div className={`${container} ${styles.row}`}>
        <p className={styles.text}>
          This site keeps only what it needs to work. We use no optional cookies today. Choose
          whether we may in the future. <Link to="/cookies">Cookie Policy</Link>
        </p>
        <div className={styles.actions}>
          <button type="button" className={answer} onClick={onAcceptAll}>
            Accept all
          </button>
          <button type="button" className={answer} onClick={onRejectAll}>
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
