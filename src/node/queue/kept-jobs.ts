// The staff's view of a queue: lists kept jobs, and removes or retries them.
import type { Job, JobType, Queue } from 'bullmq'

/** `unfinished`: waiting, delayed or active. */
export type KeptState = 'unfinished' | 'failed' | 'completed'

export interface KeptJob {
  id: string
  state: KeptState
  /** As it was added; the reader has to parse it. */
  data: unknown
  /** Why the job failed for good, or cannot be read; null otherwise. */
  reason: string | null
  attempts: number
  addedAt: Date
}

export interface KeptJobs {
  /** Every job in that state, page by page; one that changes state meanwhile may be missed. */
  list(state: KeptState): AsyncGenerator<KeptJob>
  /** `busy`: a worker is processing it, so it cannot be removed until that is over. */
  remove(id: string): Promise<'removed' | 'absent' | 'busy'>
  /** Puts a job that has failed, or waits for its next attempt, back in the queue; false if it does neither. */
  retry(id: string): Promise<boolean>
}

/** Jobs per page: few enough for the timeout of a statement or command. */
const PAGE = 200

/** Jobs that were added by another producer may have a priority. */
const UNFINISHED: JobType[] = ['waiting', 'delayed', 'active', 'prioritized']

const TYPES: Record<KeptState, JobType[]> = {
  unfinished: UNFINISHED,
  failed: ['failed'],
  completed: ['completed'],
}

/** Older than everything: such a job counts as overdue, so that somebody looks at it. */
const UNKNOWN_TIME = 0

const unreadable = (id: string) => `job ${id} cannot be read: see the runbook, SubmissionsNotStored`

export function keptJobs(queue: Pick<Queue, 'getJob' | 'getRanges'>): KeptJobs {
  const find = (id: string): Promise<Job | undefined> => queue.getJob(id)
  return {
    async *list(state) {
      for (let start = 0; ; start += PAGE) {
        const ids = await queue.getRanges(TYPES[state], start, start + PAGE - 1)
        if (ids.length === 0) return
        const jobs = await Promise.all(ids.map((id) => findJob(queue, id)))
        for (const [index, id] of ids.entries()) {
          const job = jobs[index]
          if (job) yield describe(id, state, job)
        }
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
      const job = await findJob(queue, id)
      if (!job || job === 'unreadable') return false
      const isFailed = await job.isFailed()
      // By a clock that was ahead, the next attempt may be hours away.
      if (!isFailed && !(await job.isDelayed())) return false
      try {
        await (isFailed ? job.retry('failed') : job.promote())
        return true
      } catch (error) {
        // Someone else retried it first, or its time had come.
        if (!(await (isFailed ? job.isFailed() : job.isDelayed()))) return false
        throw error
      }
    },
  }
}

type Found = Job | 'unreadable'

/** A job that somebody wrote or changed by hand may not be JSON. It must not hide all others. */
async function findJob(queue: Pick<Queue, 'getJob'>, id: string): Promise<Found | undefined> {
  try {
    return await queue.getJob(id)
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}

export interface Counts {
  /** Jobs not finished: waiting, delayed or being worked on. */
  unfinished: number
  failed: number
  /**
   * When the first job in each unfinished state was added, in milliseconds since 1970: during an outage the oldest
   * is a delayed one.
   */
  firstAdded: number[]
}

export async function countJobs(
  queue: Pick<Queue, 'getJob' | 'getJobCounts' | 'getRanges'>,
): Promise<Counts> {
  const { failed = 0, ...counts } = await queue.getJobCounts(...UNFINISHED, 'failed')
  const unfinished = Object.values(counts).reduce((total, count) => total + count, 0)
  const ids = await queue.getRanges(UNFINISHED, 0, 0, true)
  const jobs = await Promise.all(ids.map((id) => findJob(queue, id)))
  return { unfinished, failed, firstAdded: jobs.flatMap((job) => (job ? [timeOf(job)] : [])) }
}

function timeOf(job: Found): number {
  return job === 'unreadable' ? UNKNOWN_TIME : job.timestamp || UNKNOWN_TIME
}

function describe(id: string, state: KeptState, job: Found): KeptJob {
  const kept = { id, state, addedAt: new Date(timeOf(job)) }
  if (job === 'unreadable') return { ...kept, data: null, reason: unreadable(id), attempts: 0 }
  const { data, failedReason, attemptsMade: attempts } = job
  return { ...kept, data, reason: state === 'failed' ? (failedReason ?? null) : null, attempts }
}
