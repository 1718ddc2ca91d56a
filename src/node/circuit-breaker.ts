// Circuit breaker: remembers that a dependency was down, so that not every caller waits for its timeout.

export class CircuitBreaker {
  /** In `performance.now()` time: a wall clock that is set back must not prolong the cooldown. */
  #restUntil = 0

  /** @param cooldownMs cooldown after a failure, in milliseconds */
  constructor(private readonly cooldownMs: number) {}

  /** True while the dependency is worth calling. */
  get isClosed(): boolean {
    return performance.now() >= this.#restUntil
  }

  recordFailure(): void {
    this.#restUntil = performance.now() + this.cooldownMs
  }

  recordSuccess(): void {
    this.#restUntil = 0
  }
}
