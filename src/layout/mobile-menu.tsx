// The menu below 768 px: a drawer with script, the links at the foot of the page without.
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/use-hydrated'
import * as styles from './mobile-menu.css'

const loadDrawer = () => import('./drawer')
const Drawer = lazy(loadDrawer)

export function MobileMenu() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const trigger = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <a href="#site-links" className={styles.trigger} aria-label="Menu">
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
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => setState('open')}
      >
        <Icon name="menu" />
      </button>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <Drawer open={state === 'open'} onClose={() => setState('closed')} trigger={trigger} />
        </Suspense>
      )}
    </>
  )
}
