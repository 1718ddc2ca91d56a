// Whether the page runs, and whether a part of it was written by the server.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Whether the HTML of this component came from the server. Stays what it is: React, told of a difference to
 * what the server said, would render in the very task in which it takes the page over.
 */
export function useCameAsHtml(): boolean {
  const [birth] = useState({ asHtml: false })
  return useSyncExternalStore(
    subscribe,
    () => birth.asHtml,
    // Asked on the server, and in the browser only about what takes over its HTML.
    () => {
      birth.asHtml = true
      return true
    },
  )
}

/**
 * Whether the page runs: false in the server's HTML and for the first render in the browser. What changes with
 * it is rendered in slices, after the page is taken over.
 */
export function useHydrated(): boolean {
  const cameAsHtml = useCameAsHtml()
  const [hydrated, setHydrated] = useState(!cameAsHtml)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
