// The staff's view of a queue: lists kept jobs, and removes or retries them.
import type { Job, JobType, Queue } from 'bullmq'

/** `unfinished`: waiting, delayed or active. */
export type KeptState = 'unfinished' | 'failed' | 'completed'

export interface KeptJob {
  id: string
  state: KeptState
  /** As it was added; the reader has to parse it. */
  data: unknown
  /** Why the job failed for good; null in other states. */
  reason: string | null
  attempts: number
  addedAt: Date
}

export interface KeptJobs {
  /** Every job in that state, page by page; one that changes state meanwhile may be missed. */
  list(state: KeptState): AsyncGenerator<KeptJob>
  /** `busy`: a worker is processing it, so it cannot be removed until that is over. */
  remove(id: string): Promise<'removed' | 'absent' | 'busy'>
  /** Puts a failed job back in the queue; false if it had not failed. */
  retry(id: string): Promise<boolean>
}

/** Jobs per page: few enough for the timeout of a statement or command. */
const PAGE = 200

/** Jobs that were added by another producer may have a priority. */
export const UNFINISHED: JobType[] = ['waiting', 'delayed', 'active', 'prioritized']

const TYPES: Record<KeptState, JobType[]> = {
  unfinished: UNFINISHED,
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
      // Twice: a worker may finish the job just after its lock has prevented the removal.
      for (let attempt = 1; ; attempt++) {
        const job = await find(id)
        if (!job) return 'absent'
        try {
          await job.remove()
          return 'removed'
        } catch (error) {
          if (await job.isActive()) return 'busy'
          if (attempt === 2) throw error
        }
      }
    },
    async retry(id) {
      const job = await find(id)
      if (!(await job?.isFailed())) return false
      try {
        await job?.retry('failed')
        return true
      } catch (error) {
        // Someone else retried it first.
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
