// What this process has accepted lately: a repeat costs its client nothing, and another text under the
// same key is refused without asking anybody. A shortcut; the queue and the table know better and longer.

/** Ids kept, at about 300 bytes each. */
const LONGEST = 10_000

export class RecentSubmissions {
  readonly #hashes = new Map<string, string>()

  /** The hash of the body accepted under this id; undefined where none is remembered. */
  hashOf(id: string): string | undefined {
    return this.#hashes.get(id)
  }

  remember(id: string, bodyHash: string): void {
    this.#hashes.delete(id)
    this.#hashes.set(id, bodyHash)
    const [oldest] = this.#hashes.keys()
    if (this.#hashes.size > LONGEST && oldest !== undefined) this.#hashes.delete(oldest)
  }
}
