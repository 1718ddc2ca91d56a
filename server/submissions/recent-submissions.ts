// Cache of what this process accepted recently: a repeat is not rate-limited, and another body under the same
// key is rejected without a lookup. Only a shortcut; the queue and the table know more, and for longer.

/** Ids kept at least, at about 350 bytes each; at most twice as many. */
const KEPT = 5_000

interface RecentSubmission {
  bodyHash: string
  /** When it was last added to the queue, or found there or in the table, in milliseconds since 1970. */
  addedAt: number
}

/** Two generations: evicting the oldest entries one by one makes a Map that is never cleared ever slower. */
export class RecentSubmissions {
  #young = new Map<string, RecentSubmission>()
  #old = new Map<string, RecentSubmission>()

  /** What was accepted under this id; undefined if nothing is remembered. */
  find(id: string): RecentSubmission | undefined {
    return this.#young.get(id) ?? this.#old.get(id)
  }

  remember(id: string, submission: RecentSubmission): void {
    this.#young.set(id, submission)
    if (this.#young.size < KEPT) return
    this.#old = this.#young
    this.#young = new Map()
  }
}
