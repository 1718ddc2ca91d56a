// Links in text that the server wrote and React does not know: followed without a load, like all others.
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { findRoute, notFound } from './routes'

export function useFollowKeptLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      const elsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
      if (elsewhere || event.defaultPrevented || !(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>('[data-kept] a[href]')
      if (!link || link.origin !== location.origin) return
      if (findRoute(link.pathname).route === notFound) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
