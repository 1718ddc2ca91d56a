// A thin line at the top of the screen while the code of what somebody asked for is on its way: there is no load
// of a page that the browser would show.
import { visuallyHidden } from '../theme/layout.css'
import { bar } from './loading-bar.css'
import { useNoticedWait } from './noticed-wait'
import { useHydrated } from './use-hydrated'

export function LoadingBar() {
  const waiting = useNoticedWait()
  // Nothing of it in the server's HTML: nobody waits there.
  if (!useHydrated()) return null
  return (
    <>
      {/* What is in a live region is read out also while a dialog hides the page. */}
      <span role="status" aria-live="polite" className={visuallyHidden}>
        {waiting ? 'Loading' : ''}
      </span>
      {waiting && <div className={bar} />}
    </>
  )
}
