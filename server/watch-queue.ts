// Notices that nobody takes what this server accepts: no worker runs, or one that looks elsewhere.
import type { Log } from '../src/node/log'
import type { JobQueue } from '../src/node/queue/job-queue'

/** Interval between checks, in milliseconds. */
const EVERY_MS = 60_000
/** Age of the oldest unfinished job, in seconds, from which it counts as left lying; workers store within one. */
const STALLED_S = 60

interface Watched {
  queue: Pick<JobQueue, 'depths'>
  log: Pick<Log, 'error' | 'info'>
}

/**
 * Logs once when submissions begin to lie in the queue, and once when none does any more. A datastore that does not
 * answer says nothing about it, and is reported by whatever needs it. Does not keep the process alive.
 * @returns a function that ends it
 */
export function watchQueue({ queue, log }: Watched): () => void {
  let isStalled = false
  const look = async () => {
    const depths = Object.values(await queue.depths())
    const oldest = Math.max(0, ...depths.map((depth) => depth?.oldestAgeSeconds ?? 0))
    if (!isStalled && oldest > STALLED_S) {
      isStalled = true
      const waiting = depths.reduce((sum, depth) => sum + (depth?.unfinished ?? 0), 0)
      log.error(
        { waiting, oldestAgeSeconds: Math.round(oldest) },
        'accepted submissions wait and no worker stores them, so nobody is notified: check that a worker runs, that it logs no errors, and that its REDIS_URL and DATABASE_URL are those of this server',
      )
    } else if (isStalled && oldest <= STALLED_S && !depths.includes(null)) {
      isStalled = false
      log.info('no accepted submission waits for a worker any more')
    }
  }
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS).unref()
  return () => clearInterval(timer)
}
