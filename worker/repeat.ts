// Runs a task again and again, one run at a time.
import { setTimeout as sleep } from 'node:timers/promises'

export interface Repeating {
  /** Starts no further run, and resolves when the current one has ended. */
  stop(): Promise<void>
}

/**
 * Runs the task at once, and then `everyMs` after the end of each run.
 * @param task is passed a signal that is aborted by `stop`
 */
export function repeat(
  everyMs: number,
  task: (stopping: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): Repeating {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await task(signal).catch(onError)
      await sleep(everyMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}
