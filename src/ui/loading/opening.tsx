// Stands in for a window that is loading after a click. The one that was asked for last opens: those asked for while
// the network was away would all open on top of each other when it returns.
import { useEffect } from 'react'

let giveUpLast: (() => void) | null = null

/** Called by a window that opens, which may have been loaded before. */
export function giveUpOpening(): void {
  giveUpLast?.()
}

/** @param onGivenUp called when another window is asked for before this one is loaded */
export function Opening({ onGivenUp }: { onGivenUp: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
  useEffect(() => {
    giveUpOpening()
    giveUpLast = onGivenUp
    return () => {
      if (giveUpLast === onGivenUp) giveUpLast = null
    }
  }, [])
  return null
}
