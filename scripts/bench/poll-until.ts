// Waits for what the product should do, and gives up when it never does.
import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds: many times what any of the benchmarks needs. */
const TIMEOUT_MS = 5 * 60_000

/** @param what is being waited for, for the error that is thrown after five minutes */
export async function pollUntil(
  done: () => boolean | Promise<boolean>,
  everyMs: number,
  what: string,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (!(await done())) {
    if (performance.now() > deadline) throw new Error(`not within five minutes: ${what}`)
    await sleep(everyMs)
  }
}
