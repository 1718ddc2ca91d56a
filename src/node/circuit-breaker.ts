// Circuit breaker: remembers that a dependency was down, so that not every caller waits for its timeout.
import { withDeadline } from './deadline'

/** The dependency was not called: it failed a moment ago. */
export class OpenCircuitError extends Error {
  override name = 'OpenCircuitError'
}

export class CircuitBreaker {
  /** In `performance.now()` time: a wall clock that is set back must not prolong the cooldown. */
  #openUntil = 0

  /** @param cooldownMs cooldown after a failure, in milliseconds */
  constructor(private readonly cooldownMs: number) {}

  /** True while the dependency is worth calling. */
  get isClosed(): boolean {
    return performance.now() >= this.#openUntil
  }

  /**
   * Does the work within `ms` milliseconds (see `withDeadline`); anything else counts as a failure. Rejects at once
   * while the circuit is open. A success does not close it: it was closed when the work began, and what failed
   * meanwhile failed later.
   */
  async run<T>(work: () => PromiseLike<T>, ms: number, what: string): Promise<T> {
    if (!this.isClosed) throw new OpenCircuitError(`${what} failed a moment ago`)
    try {
      return await withDeadline(work(), ms, what)
    } catch (error) {
      this.recordFailure()
      throw error
    }
  }

  recordFailure(): void {
    this.#openUntil = performance.now() + this.cooldownMs
  }

  recordSuccess(): void {
    this.#openUntil = 0
  }
}
