// Whether the page runs: false in the server's HTML and for the first render in the browser.
import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
