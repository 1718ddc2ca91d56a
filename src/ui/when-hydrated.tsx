import { useEffect } from 'react'
import { useHydrated } from './use-hydrated'

/** Tells that React has taken over what it stands in, as far as the next `Suspense` around it. */
export function WhenHydrated({ tell }: { tell: () => void }): null {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) tell()
  }, [hydrated, tell])
  return null
}
