// Links to our own pages, followed without a load: those of React (ui/link.tsx) and those in text that
// the server wrote and React does not know (ui/kept.tsx).
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { findRoute, notFound } from './routes'
import { isKeyHeld } from './ui/held-key'

/** From the root, in this tab. What begins with # is left to the browser. */
const LINK = 'a[href^="/"]:not([target])'

export function useFollowLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const { target, button } = event
      if (
        button !== 0 ||
        isKeyHeld(event) ||
        event.defaultPrevented ||
        !(target instanceof Element)
      )
        return
      const link = target.closest<HTMLAnchorElement>(LINK)
      if (!link || link.origin !== location.origin) return
      if (findRoute(link.pathname).route === notFound) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, {
        // A second press of the same link is no second visit.
        replace: link.href === location.href,
        state: link.dataset.scroll ? { scroll: link.dataset.scroll } : null,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
