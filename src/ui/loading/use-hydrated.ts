// Whether the page is hydrated, and whether a part of it was rendered by the server.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the HTML of this component came from the server. The value never changes: if it differed from the
 * server's, React would re-render in the very task that hydrates the page.
 */
export function useServerRendered(): boolean {
  const [origin] = useState({ server: false })
  return useSyncExternalStore(
    subscribe,
    () => origin.server,
    // Called on the server, and in the browser only while hydrating.
    () => {
      origin.server = true
      return true
    },
  )
}

/**
 * Whether the page is hydrated: false in the server's HTML and for the first render in the browser. What changes
 * with it is rendered in slices, after hydration.
 */
export function useHydrated(): boolean {
  const serverRendered = useServerRendered()
  const [hydrated, setHydrated] = useState(!serverRendered)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
