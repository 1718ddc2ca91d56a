// What a browser does by itself on a full load, done for a change of page without one: title, scroll,
// focus, and telling screen readers.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { visuallyHidden } from '../theme/layout.css'

export function PageChange({ titleOf }: { titleOf: (path: string) => string | null }) {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const [announced, setAnnounced] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target && navigation !== 'POP') target.scrollIntoView()
    if (samePage) return
    const title = titleOf(pathname)
    if (title !== null) {
      document.title = title
      setAnnounced(title)
    }
    // Back and Forward are restored by the browser; a hash has been followed above.
    if (navigation !== 'POP' && !target) window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, navigation, titleOf])

  return (
    <p role="status" aria-live="polite" className={visuallyHidden}>
      {announced}
    </p>
  )
}
