// A thin line at the top of the screen while code that somebody asked for is loading: there is no page load whose
// progress the browser would show.
import { visuallyHidden } from '../theme/layout.css'
import { useHydrated } from './loading/use-hydrated'
import { bar } from './loading-bar.css'
import { useSlowWait } from './slow-wait'

export function LoadingBar() {
  const waiting = useSlowWait()
  // Not in the server's HTML: nothing is loading there.
  if (!useHydrated()) return null
  return (
    <>
      {/* A live region is announced even while a dialog hides the page. */}
      <span role="status" aria-live="polite" className={visuallyHidden}>
        {waiting ? 'Loading' : ''}
      </span>
      {waiting && <div className={bar} />}
    </>
  )
}
