// Whether a datastore takes jobs, also after it has refused one.
import { CircuitBreaker } from '../circuit-breaker'
import { isDiskFull } from '../database/sql-state'
import { succeedsWithin } from '../deadline'
import type { AddingQueue } from './opened-later'

/**
 * How long a PostgreSQL on a full disk counts as down after it has refused a job, in milliseconds. No probe would notice:
 * the log of PostgreSQL has its space, and small rows find some. Then the next job tells.
 */
const FULL_MS = 10_000

export class Doubt {
  #hasRefused = false
  readonly #space = new CircuitBreaker(FULL_MS)

  recordFailure(error: unknown): void {
    this.#hasRefused = true
    if (isDiskFull(error)) this.#space.recordFailure()
  }

  recordSuccess(): void {
    this.#space.recordSuccess()
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
