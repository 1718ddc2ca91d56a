// What a browser does by itself on a full load, done for a change of page without one: title, scroll,
// focus, and telling screen readers.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { visuallyHidden } from '../theme/layout.css'

export function PageChange({ titleOf }: { titleOf: (path: string) => string | null }) {
  const { pathname, hash, state } = useLocation()
  const navigation = useNavigationType()
  const [announced, setAnnounced] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    const target = named(hash)
    if (target && navigation !== 'POP' && !staysPut(state)) target.scrollIntoView()
    if (samePage) return
    const title = titleOf(pathname)
    if (title !== null) {
      document.title = title
      setAnnounced(title)
    }
    // Back and Forward are restored by the browser; a hash has been followed above.
    if (navigation !== 'POP' && !target) window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, state, navigation, titleOf])

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

/** A tab changes the address and leaves the page where it is. */
function staysPut(state: unknown): boolean {
  return (state as { scroll?: string } | null)?.scroll === 'stay'
}
