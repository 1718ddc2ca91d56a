// Whether the screen is a phone's, upright or on its side: too small for anything to stand beside the page
// (specification, section 9). The other half of `beside` in theme/media.ts.
import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 47.99em), (max-height: 29.99em)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const isPhone = (): boolean => matchMedia(QUERY).matches

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false)
}
