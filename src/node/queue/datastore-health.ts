// What is known of a datastore from its last answers: whether to try it first, and whether it takes jobs.
import { CircuitBreaker } from '../circuit-breaker'
import { isDiskFull } from '../database/sql-state'
import { succeedsWithin } from '../deadline'
import type { AddingQueue } from './opened-later'

/** Cooldown after a failure, in milliseconds: the datastore is skipped meanwhile. */
const COOLDOWN_MS = 1_000
/**
 * How long a PostgreSQL on a full disk counts as down after it has refused a job, in milliseconds. No probe would notice:
 * the log of PostgreSQL has its space, and small rows find some. Then the next job tells.
 */
const FULL_MS = 10_000

export class DatastoreHealth {
  readonly #answers = new CircuitBreaker(COOLDOWN_MS)
  readonly #space = new CircuitBreaker(FULL_MS)
  #hasRefused = false

  /** False for a second after a failure. */
  get isWorthTrying(): boolean {
    return this.#answers.isClosed
  }

  /** It has taken a job. */
  recordSuccess(): void {
    this.#answers.recordSuccess()
    this.#space.recordSuccess()
  }

  /** It has taken no job. */
  recordFailure(error: unknown): void {
    this.#answers.recordFailure()
    this.#hasRefused = true
    if (isDiskFull(error)) this.#space.recordFailure()
  }

  /** Reads within `ms` milliseconds, as long as it is worth trying; a failure counts, but is no refusal of a job. */
  read<T>(work: () => PromiseLike<T>, ms: number, what: string): Promise<T> {
    return this.#answers.run(work, ms, what)
  }

  /** Never rejects. @param ms the longest that a job may take */
  async takesJobs(queue: AddingQueue, ms: number): Promise<boolean> {
    if (!this.#space.isClosed) return false
    const likeAdd = this.#hasRefused
    const takes = await succeedsWithin(ms, queue.probe({ likeAdd }))
    if (takes && likeAdd) this.#hasRefused = false
    return takes
  }
}
