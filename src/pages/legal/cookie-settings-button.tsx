// Reopens the cookie settings. Without script there is nothing to open: it then links to what the policy
// says about the choice.
import { button } from '../../ui/button.css'
import { useHydrated } from '../../ui/loading/use-hydrated'

// Both open the settings: the page may still show the link when the site already runs.
const same = {
  className: button.quiet,
  'data-replay': 'policy-cookie-settings',
  'data-cookie-settings': '',
}

export function CookieSettingsButton() {
  if (!useHydrated()) {
    return (
      <a href="#your-choice" {...same}>
        Cookie Settings
      </a>
    )
  }
  return (
    <button type="button" aria-haspopup="dialog" {...same}>
      Cookie Settings
    </button>
  )
}
