// Mails leave one after another. If a worker is killed, those that have left and are not confirmed yet go out again: of
// five that leave at the same moment, as after an outage, that would be five second copies.
import { setTimeout as sleep } from 'node:timers/promises'

export class Turns {
  #free: Promise<unknown> = Promise.resolve()

  /** @param longestMs after which a turn ends by itself: a server that takes its time must not hold up all other mails */
  constructor(private readonly longestMs: number) {}

  /** Waits for the caller's turn, which lasts until `over` is aborted. */
  async take(over: AbortSignal): Promise<void> {
    const before = this.#free
    const end = () => sleep(this.longestMs, undefined, { ref: false, signal: over })
    this.#free = before.then(end).catch(() => undefined)
    await before
  }
}
