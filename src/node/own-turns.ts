// Work that would block everybody if many asked for it at once.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Returns a function that gives each of its callers a turn of the event loop of its own, first come, first served. */
export function ownTurns(): () => Promise<void> {
  let before: Promise<void> = Promise.resolve()
  return () => {
    before = before.then(() => nextTurn())
    return before
  }
}
