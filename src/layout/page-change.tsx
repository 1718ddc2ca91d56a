// Does for a client-side navigation what a browser does on a full load: title, scroll position, focus, and
// the announcement to screen readers.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { visuallyHidden } from '../theme/layout.css'
import { scrollMotion } from '../ui/scroll-motion'

interface Props {
  /** Updates the head's description of the page. Returns its title; null while the page's code is not loaded. */
  describe: (path: string) => string | null
  /** Calls `then` once the page's code is loaded: at once if it is. */
  whenLoaded: (path: string, then: () => void) => void
}

export function PageChange({ describe, whenLoaded }: Props) {
  const { pathname, hash, state, key } = useLocation()
  const navigation = useNavigationType()
  const [announced, setAnnounced] = useState('')
  const shown = useRef(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is clicked again has a new key
  useEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    // On Back and Forward the browser restores the scroll position.
    const target = navigation === 'POP' || staysPut(state) ? null : named(hash)
    // The visitor may have closed what contains it.
    target?.closest('details')?.setAttribute('open', '')
    target?.scrollIntoView({ behavior: samePage ? scrollMotion() : 'auto' })
    // On Back, where the browser has no Navigation API, the URL changes before the page's code is loaded.
    if (!samePage) whenLoaded(pathname, tell)
    // A link to the current page leads to its top, as it does without script.
    const opened = navigation !== 'POP' && !staysPut(state) && !target
    if (opened) window.scrollTo({ top: 0, behavior: 'instant' })
    if (target) goOnFrom(target)
    else if (opened || !samePage) document.getElementById('main')?.focus({ preventScroll: true })

    function tell(): void {
      const title = shown.current === pathname ? describe(pathname) : null
      if (title === null) return
      document.title = title
      setAnnounced(title)
    }
  }, [pathname, hash, state, key, navigation, describe, whenLoaded])

  return (
    <p role="status" aria-live="polite" className={visuallyHidden}>
      {announced}
    </p>
  )
}

/** The element that the hash names, literally or percent-encoded. */
function named(hash: string): HTMLElement | null {
  const raw = hash.slice(1)
  if (raw === '') return null
  try {
    return document.getElementById(raw) ?? document.getElementById(decodeURIComponent(raw))
  } catch {
    // Not valid percent-encoding, so it names nothing.
    return null
  }
}

/** Tab continues from here, unless something inside has the focus already. */
function goOnFrom(target: HTMLElement): void {
  if (target.contains(document.activeElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A tab changes the URL and leaves the scroll position alone. */
function staysPut(state: unknown): boolean {
  return (state as { scroll?: string } | null)?.scroll === 'stay'
}
