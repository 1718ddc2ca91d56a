// Whether a visitor has waited noticeably long for what they asked for.
import { useSyncExternalStore } from 'react'
import { createStore } from './create-store'

/** Milliseconds until a wait is shown: a shorter one needs no feedback, and a bar that flashes helps nobody. */
const NOTICED_MS = 600

const waits = createStore(() => ({ noticed: 0 }))

function count(more: 1 | -1): void {
  waits.set({ noticed: waits.now().noticed + more })
}

/** Settles as `work` does. */
export async function trackWait<T>(work: Promise<T>): Promise<T> {
  let noticed = false
  const timer = setTimeout(() => {
    noticed = true
    count(1)
  }, NOTICED_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (noticed) count(-1)
  }
}

export function useSlowWait(): boolean {
  return useSyncExternalStore(
    waits.subscribe,
    () => waits.now().noticed > 0,
    () => false,
  )
}
