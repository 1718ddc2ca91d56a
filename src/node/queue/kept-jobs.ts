// A look into a queue for the staff: what it keeps, and taking out or trying again what is in there.
import type { Job, JobType, Queue } from 'bullmq'

/** `unfinished`: waiting, put off, or being worked on. */
export type KeptState = 'unfinished' | 'failed' | 'completed'

export interface KeptJob {
  id: string
  state: KeptState
  /** As it was added: whoever reads it parses it. */
  data: unknown
  /** Why it was given up; null unless it was. */
  reason: string | null
  attempts: number
  addedAt: Date
}

export interface KeptJobs {
  /** Every job in that state, page by page; one that changes its state meanwhile may be left out. */
  list(state: KeptState): AsyncGenerator<KeptJob>
  /** `busy`: a worker has it in hand, so that it can only be removed when that is over. */
  remove(id: string): Promise<'removed' | 'absent' | 'busy'>
  /** Gives a failed job to the workers again; false when it had not failed. */
  retry(id: string): Promise<boolean>
}

/** Jobs read at once: small enough for the time a statement or a command may take. */
const PAGE = 200

const TYPES: Record<KeptState, JobType[]> = {
  unfinished: ['waiting', 'delayed', 'active', 'prioritized'],
  failed: ['failed'],
  completed: ['completed'],
}

export function keptJobs(queue: Pick<Queue, 'getJob' | 'getJobs'>): KeptJobs {
  const find = (id: string): Promise<Job | undefined> => queue.getJob(id)
  return {
    async *list(state) {
      for (let start = 0; ; start += PAGE) {
        const jobs: Job[] = await queue.getJobs(TYPES[state], start, start + PAGE - 1)
        if (jobs.length === 0) return
        for (const job of jobs) yield describe(job, state)
      }
    },
    async remove(id) {
      const job = await find(id)
      if (!job) return 'absent'
      try {
        await job.remove()
        return 'removed'
      } catch (error) {
        if (!(await find(id))) return 'absent'
        if (await job.isActive()) return 'busy'
        throw error
      }
    },
    async retry(id) {
      const job = await find(id)
      if (!(await job?.isFailed())) return false
      try {
        await job?.retry('failed')
        return true
      } catch (error) {
        // Somebody else was faster.
        if (!(await job?.isFailed())) return false
        throw error
      }
    },
  }
}

function describe(job: Job, state: KeptState): KeptJob {
  return {
    id: job.id ?? '',
    state,
    data: job.data,
    reason: state === 'failed' ? (job.failedReason ?? null) : null,
    attempts: job.attemptsMade,
    addedAt: new Date(job.timestamp),
  }
}
