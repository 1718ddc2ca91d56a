// Whether the mail server refuses this process, and when to try it again. Not shared with other workers: theirs may be
// another login, or another address.

/** Time until the next try after each refusal in a row, in milliseconds: after ten or so, a server locks an account. */
const PAUSES_MS = [15_000, 60_000, 5 * 60_000, 15 * 60_000]

export class Refusal {
  #refusal: unknown
  #refusals = 0
  #nextAt = 0

  /** @param isRefusal tells a refusal of this kind from any other error */
  constructor(private readonly isRefusal: (error: unknown) => boolean) {}

  /** Whether it has not accepted since. */
  get isRefused(): boolean {
    return this.#refusals > 0
  }

  /** Whether the pause is over. */
  get isDue(): boolean {
    return performance.now() >= this.#nextAt
  }

  /** Throws the server's refusal until it has accepted what it refused. */
  require(): void {
    if (this.isRefused) throw this.#refusal
  }

  /** Whether it is the time after a refusal in which nothing tries again. */
  get isPaused(): boolean {
    return this.isRefused && !this.isDue
  }

  /** Throws the server's refusal during the pause after it. */
  requireDue(): void {
    if (this.isPaused) this.require()
  }

  /** The server has accepted what it refused. */
  accepted(): void {
    this.#refusals = 0
  }

  /** A mail or a probe has failed. Several refusals at once, on as many connections, count as one. */
  failed(error: unknown): void {
    const isRefusal = this.isRefusal(error)
    if (this.isRefused ? !this.isDue : !isRefusal) return
    if (isRefusal) {
      this.#refusal = error
      this.#refusals += 1
    }
    const pause = PAUSES_MS[Math.min(this.#refusals, PAUSES_MS.length) - 1] ?? 0
    this.#nextAt = performance.now() + pause
  }
}
