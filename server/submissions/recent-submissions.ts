// What this process has accepted lately: a repeat costs its client nothing, and another text under the
// same key is refused without asking anybody. A shortcut; the queue and the table know better and longer.

/** Ids kept at least, at about 350 bytes each; at most twice as many. */
const KEPT = 5_000

export interface RecentSubmission {
  bodyHash: string
  /** When it was last put on the queue, or found there or in the table, in milliseconds since 1970. */
  addedAt: number
}

/** Two generations: to forget the oldest one by one, a Map that is never cleared gets slower and slower. */
export class RecentSubmissions {
  #young = new Map<string, RecentSubmission>()
  #old = new Map<string, RecentSubmission>()

  /** What was accepted under this id; undefined where nothing is remembered. */
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
