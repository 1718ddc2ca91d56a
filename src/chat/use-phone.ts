// Whether the screen is too small for the chat to stand beside the page (specification, section 9).
import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767.98px)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
