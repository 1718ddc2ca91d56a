// Remembers that a part was away, so that callers need not each wait for it to time out again.

export class Circuit {
  #restUntil = 0

  /** @param restMs how long a part is left alone after a failure, in milliseconds */
  constructor(private readonly restMs: number) {}

  /** True while the part is worth asking. */
  get closed(): boolean {
    return Date.now() >= this.#restUntil
  }

  failed(): void {
    this.#restUntil = Date.now() + this.restMs
  }

  succeeded(): void {
    this.#restUntil = 0
  }
}
