// Loads a page's code when a visitor is about to go there: at the touch of a link, or the pointer or
// the focus on it. By the time of the click it is here.
import { useEffect } from 'react'
import { findRoute } from './routes'

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

export function useLoadOnIntent(): void {
  useEffect(() => {
    function prepare({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      // Should it fail, the click tries again.
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
