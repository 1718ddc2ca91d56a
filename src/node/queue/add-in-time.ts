// Adds a batch of jobs to one datastore, without those whose sender has stopped waiting.
import type { Tracing } from '../tracing/tracing'
import type { NewJob } from './backend'
import type { AddingQueue } from './opened-later'

/** A job and its sender's deadline (in `performance.now()` time), after which it is no longer sent. */
export interface Asked {
  job: NewJob
  until: number
}

/** The deadline may pass before the sender's timer has run: such a job is `late` and is never added. */
export type AddOutcome = 'added' | 'late'

/** Resolves to what became of each job, in their order. Rejects if the datastore does. */
export async function addInTime(
  queue: AddingQueue,
  asked: Asked[],
  tracing: Tracing,
): Promise<AddOutcome[]> {
  const now = performance.now()
  const fates = asked.map(({ until }): AddOutcome => (until > now ? 'added' : 'late'))
  const jobs = asked.filter((_, index) => fates[index] === 'added').map(({ job }) => job)
  const [first] = jobs
  if (first) await tracing.within(first.trace, () => queue.add(jobs))
  return fates
}
