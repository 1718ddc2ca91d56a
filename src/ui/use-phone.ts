// Whether the screen is a phone's: too small for anything to stand beside the page (specification, section 9).
import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 47.99em)'

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
