// Reports the end of hydration.
import { useEffect } from 'react'
import { useHydrated } from './use-hydrated'

/** Calls `tell` once React has hydrated what surrounds it, up to the nearest `Suspense`. */
export function WhenHydrated({ tell }: { tell: () => void }): null {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) tell()
  }, [hydrated, tell])
  return null
}
