// The menu below 768 px: a drawer with script, the links of the footer without.
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { withFullStyles } from '../theme/full-styles'
import { ErrorBoundary } from '../ui/error-boundary'
import { Icon } from '../ui/icon'
import { loadWindow } from '../ui/loading/connection'
import { Opening } from '../ui/loading/opening'
import { useHydrated } from '../ui/loading/use-hydrated'
import { isSecondClick } from '../ui/second-click'
import type { DrawerProps } from './drawer'
import * as styles from './mobile-menu.css'

const loadDrawer = (): Promise<{ default: ComponentType<DrawerProps> }> =>
  withFullStyles(import('./drawer'))
// A page that was open during a release can no longer load its drawer.
const Drawer = lazy(() => loadWindow(loadDrawer).catch(() => ({ default: FootLinks })))
// If this fails, the click tries again.
const prepare = () => void loadDrawer().catch(() => undefined)

export function MobileMenu() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const trigger = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <a href="#site-links" className={styles.trigger} aria-label="Menu" data-replay="menu">
        <Icon name="menu" />
      </a>
    )
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        data-replay="menu"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={prepare}
        onFocus={prepare}
        // That of a double click on what was over it, such as the button that closes the drawer, does not open it.
        onClick={(event) => isSecondClick(event) || setState('open')}
      >
        <Icon name="menu" />
      </button>
      {state !== 'unused' && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={state === 'open' && <Opening onGivenUp={() => setState('closed')} />}>
            <Drawer open={state === 'open'} onClose={() => setState('closed')} trigger={trigger} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Replaces the drawer: goes to the same links in the footer, as without script. */
function FootLinks({ open, onClose }: DrawerProps) {
  useEffect(() => {
    if (!open) return
    onClose()
    const links = document.getElementById('site-links')
    links?.scrollIntoView()
    links?.querySelector('a')?.focus({ preventScroll: true })
  }, [open, onClose])
  return null
}
