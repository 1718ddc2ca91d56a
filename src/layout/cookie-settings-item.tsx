// Cookie Settings among the links of the footer: a button with script, a link to the policy without.
import { useHydrated } from '../ui/loading/use-hydrated'
import * as styles from './footer.css'

export function CookieSettingsItem() {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <a href="/cookies" className={styles.link} data-replay="cookie-settings">
        Cookie Settings
      </a>
    )
  }
  return (
    <button
      type="button"
      className={`${styles.link} ${styles.linkButton}`}
      aria-haspopup="dialog"
      data-cookie-settings
      data-replay="cookie-settings"
    >
      Cookie Settings
    </button>
  )
}
