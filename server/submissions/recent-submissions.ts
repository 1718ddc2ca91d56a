// What this process has accepted lately: a repeat costs its client nothing, and another text under the
// same key is refused without asking anybody. A shortcut; the queue and the table know better and longer.

/** Ids kept at least, at about 300 bytes each; at most twice as many. */
const KEPT = 5_000

/** Two generations: to forget the oldest one by one, a Map that is never cleared gets slower and slower. */
export class RecentSubmissions {
  #young = new Map<string, string>()
  #old = new Map<string, string>()

  /** The hash of the body accepted under this id; undefined where none is remembered. */
  hashOf(id: string): string | undefined {
    return this.#young.get(id) ?? this.#old.get(id)
  }

  remember(id: string, bodyHash: string): void {
    this.#young.set(id, bodyHash)
    if (this.#young.size < KEPT) return
    this.#old = this.#young
    this.#young = new Map()
  }
}
