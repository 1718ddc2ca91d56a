// Circuit breaker: remembers that a dependency was down, so that not every caller waits for its timeout.

export class Circuit {
  /** In `performance.now()` time: a wall clock that is set back must not prolong the cooldown. */
  #restUntil = 0

  /** @param restMs cooldown after a failure, in milliseconds */
  constructor(private readonly restMs: number) {}

  /** True while the dependency is worth calling. */
  get closed(): boolean {
    return performance.now() >= this.#restUntil
  }

  failed(): void {
    this.#restUntil = performance.now() + this.restMs
  }

  succeeded(): void {
    this.#restUntil = 0
  }
}
