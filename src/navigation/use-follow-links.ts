// Follows links to our own pages without a page load: those of React (ui/link.tsx), and those in
// server-rendered text that React does not manage (ui/loading/skip-hydration.tsx).
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { plainPath } from '../contract/plain-path'
import { findRoute, notFound } from '../routes'
import { hasModifierKey } from '../ui/modifier-key'
import { scrollNextLink } from '../ui/scroll-motion'
import { isSecondClick } from '../ui/second-click'

/** Root-relative, opening in this tab. Links that begin with # are left to the browser. */
const LINK = 'a[href^="/"]:not([target])'

export function useFollowLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const { target, button } = event
      if (
        button !== 0 ||
        hasModifierKey(event) ||
        event.defaultPrevented ||
        !(target instanceof Element)
      )
        return
      // Also of what the browser itself opens and closes.
      if (isSecondClick(event) && target.closest('a, summary')) {
        event.preventDefault()
        return
      }
      if (target.closest('a[href^="#"]')) scrollNextLink()
      const link = target.closest<HTMLAnchorElement>(LINK)
      if (!link || link.origin !== location.origin) return
      const path = plainPath(link.pathname)
      if (findRoute(path).route === notFound) return
      event.preventDefault()
      void navigate(path + link.search + link.hash, {
        // Clicking the link to the current URL adds no history entry.
        replace: link.href === location.href,
        state: link.dataset.scroll ? { scroll: link.dataset.scroll } : null,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
