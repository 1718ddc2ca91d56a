// What a browser does by itself on a full load, done for a change of page without one: title, scroll,
// focus, and telling screen readers.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { visuallyHidden } from '../theme/layout.css'

interface Props {
  /** Tells machines which page this is now. Its title; null while nothing is known of it. */
  describe: (path: string) => string | null
}

export function PageChange({ describe }: Props) {
  const { pathname, hash, state, key } = useLocation()
  const navigation = useNavigationType()
  const [announced, setAnnounced] = useState('')
  const shown = useRef(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is pressed once more has a key of its own
  useEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    // Back and Forward are restored by the browser.
    const target = navigation === 'POP' || staysPut(state) ? null : named(hash)
    target?.scrollIntoView()
    if (!samePage) {
      const title = describe(pathname)
      if (title !== null) {
        document.title = title
        setAnnounced(title)
      }
    }
    // A link to the page that is on show leads to its top, as it does without script.
    const opened = navigation !== 'POP' && !staysPut(state) && !target
    if (opened) window.scrollTo({ top: 0, behavior: 'instant' })
    if (target) goOnFrom(target)
    else if (opened || !samePage) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, state, key, navigation, describe])

  return (
    <p role="status" aria-live="polite" className={visuallyHidden}>
      {announced}
    </p>
  )
}

/** What an address names behind the #, as it stands or encoded. */
function named(hash: string): HTMLElement | null {
  const raw = hash.slice(1)
  if (raw === '') return null
  try {
    return document.getElementById(raw) ?? document.getElementById(decodeURIComponent(raw))
  } catch {
    // Not an encoding of anything, and so the name of nothing.
    return null
  }
}

/** Tab goes on from here, unless somebody inside has taken the focus. */
function goOnFrom(target: HTMLElement): void {
  if (target.contains(document.activeElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A tab changes the address and leaves the page where it is. */
function staysPut(state: unknown): boolean {
  return (state as { scroll?: string } | null)?.scroll === 'stay'
}
