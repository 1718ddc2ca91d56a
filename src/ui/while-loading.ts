// Of several things that a visitor opens while the network is missing or slow, only the last one opens.
import { useEffect } from 'react'

let supersedePrevious: (() => void) | null = null

/** Called when the visitor asks for another page. */
export function supersedeLoading(): void {
  supersedePrevious?.()
}

/** Rendered in place of an overlay that is still loading. `onSuperseded` closes the overlay. */
export function WhileLoading({ onSuperseded }: { onSuperseded: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it starts to load
  useEffect(() => {
    supersedeLoading()
    supersedePrevious = onSuperseded
    return () => {
      if (supersedePrevious === onSuperseded) supersedePrevious = null
    }
  }, [])
  return null
}
