// Whether a media query matches, kept up to date.
import { useCallback, useSyncExternalStore } from 'react'

/** False in the server's HTML. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => onMedia(query, changed), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Calls `changed` at each change. Returns the function that unsubscribes. */
export function onMedia(query: string, changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
