// Stands in for a window that is loading after a click. The one that was asked for last opens: those asked for while
// the network was away would all open on top of each other when it returns. None opens over somebody who has gone on
// typing elsewhere: it would take the rest of the sentence.
import { useEffect } from 'react'
import { isComposing } from '../is-composing'
import { wantWindow } from './connection'

let giveUpLast: (() => void) | null = null

/** Called by a window that opens, which may have been loaded before. */
export function giveUpOpening(): void {
  giveUpLast?.()
}

/**
 * @param onGivenUp called when another window is asked for before this one is loaded, and when the visitor presses
 *   Escape or types
 */
export function Opening({ onGivenUp }: { onGivenUp: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
  useEffect(() => {
    giveUpOpening()
    giveUpLast = onGivenUp
    const stopWanting = wantWindow()
    const over = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onGivenUp()
    }
    document.addEventListener('keydown', onKey, { signal: over.signal })
    document.addEventListener('input', onGivenUp, { signal: over.signal })
    return () => {
      over.abort()
      stopWanting()
      if (giveUpLast === onGivenUp) giveUpLast = null
    }
  }, [])
  return null
}
