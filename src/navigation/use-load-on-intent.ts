// Preloads a page's code when a visitor is about to go there: when a link is touched, hovered or
// focused. By the time of the click the code is loaded.
import { useEffect } from 'react'
import { findRoute } from '../routes'

const INTENTS = ['pointerover', 'focusin'] as const

export function useLoadOnIntent(): void {
  useEffect(() => {
    function prepare({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      // If this fails, the click tries again.
      findRoute(link.pathname)
        .route.page.load()
        .catch(() => undefined)
    }
    for (const intent of INTENTS) addEventListener(intent, prepare, { passive: true })
    return () => {
      for (const intent of INTENTS) removeEventListener(intent, prepare)
    }
  }, [])
}
