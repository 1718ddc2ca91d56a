// Remembers that a part was away, so that callers need not each wait for it to time out again.

export class Circuit {
  /** By `performance.now()`: a clock that is set back must not keep a part waiting. */
  #restUntil = 0

  /** @param restMs how long a part is left alone after a failure, in milliseconds */
  constructor(private readonly restMs: number) {}

  /** True while the part is worth asking. */
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
