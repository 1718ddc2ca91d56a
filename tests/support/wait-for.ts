// Waits for a condition to become true.
import { setTimeout as sleep } from 'node:timers/promises'

interface WaitOptions {
  /** Default 10,000. */
  timeoutMs?: number
  /** What is being waited for; used in the timeout message, so a function may tell how far it came. */
  what?: string | (() => string)
}

/** In milliseconds: the first pause, and the longest, which a wait of seconds reaches. */
const PAUSE_MS = { first: 20, longest: 100 }

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>

/**
 * Polls until the result is truthy, and returns it: ever more rarely, since most waits are either short or long, and
 * asking costs what is waited for its processor time. A number is the timeout in milliseconds. Throws on
 * timeout, with the last error if `condition` threw.
 */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  options: WaitOptions | number = {},
): Promise<Truthy<T>> {
  const given = typeof options === 'number' ? { timeoutMs: options } : options
  const { timeoutMs = 10_000, what = String(condition) } = given
  const deadline = performance.now() + timeoutMs
  let last: unknown
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 1.2, PAUSE_MS.longest)) {
    try {
      const answer = await condition()
      if (answer) return answer as Truthy<T>
      last = undefined
    } catch (error) {
      last = error
    }
    if (performance.now() > deadline) {
      const missed = typeof what === 'function' ? what() : what
      throw new Error(`Not within ${timeoutMs} ms: ${missed}`, { cause: last })
    }
    await sleep(pause)
  }
}
