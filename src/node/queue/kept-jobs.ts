// The staff's view of a queue: lists kept jobs, and removes or retries them.
import type { Job, JobType, Queue } from 'bullmq'

/** `unfinished`: waiting, delayed or active. */
export type KeptState = 'unfinished' | 'failed' | 'completed'

export interface KeptJob {
  id: string
  state: KeptState
  /** As it was added; the reader has to parse it. */
  data: unknown
  /** Why the job, or its last attempt, failed, or why it cannot be read; null otherwise. */
  reason: string | null
  attempts: number
  addedAt: Date
}

export interface KeptJobs {
  /** Every job in that state, page by page; one that changes state meanwhile may be missed. */
  list(state: KeptState): AsyncGenerator<KeptJob>
  /** Only their ids, page by page: a day may leave 100,000 completed jobs, which take a minute to read. */
  ids(state: KeptState): AsyncGenerator<string[]>
  /** Those that are still there. */
  read(state: KeptState, ids: readonly string[]): Promise<KeptJob[]>
  /** `busy`: a worker is processing it, so it cannot be removed until that is over. */
  remove(id: string): Promise<'removed' | 'absent' | 'busy'>
  /**
   * Puts a job back in the queue that has failed, waits for its next attempt, or, if it was found `completed`, still is;
   * false if it does none of these.
   */
  retry(job: Pick<KeptJob, 'id' | 'state'>): Promise<boolean>
}

/** Jobs per page: few enough for the timeout of a statement or command. */
const PAGE = 200
/** Ids per page: on PostgreSQL each page reads all those before it. */
const IDS_PER_PAGE = 5_000

/** Most deliveries have a priority, and jobs that were added by another producer may have one. */
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
  async function* pages(state: KeptState, size: number): AsyncGenerator<string[]> {
    for (let start = 0; ; start += size) {
      const ids = await queue.getRanges(TYPES[state], start, start + size - 1)
      if (ids.length === 0) return
      yield ids
    }
  }
  async function read(state: KeptState, ids: readonly string[]): Promise<KeptJob[]> {
    const jobs = await Promise.all(ids.map((id) => findJob(queue, id)))
    return ids.flatMap((id, index) => {
      const job = jobs[index]
      return job ? describe(id, state, job) : []
    })
  }
  return {
    async *list(state) {
      for await (const ids of pages(state, PAGE)) yield* await read(state, ids)
    },
    ids: (state) => pages(state, IDS_PER_PAGE),
    read,
    async remove(id) {
      // Twice: a worker may finish the job just after its lock has prevented the removal.
      for (let attempt = 1; ; attempt++) {
        const job: Job | undefined = await queue.getJob(id)
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
    async retry({ id, state }) {
      const job = await findJob(queue, id)
      if (!job || job === 'unreadable') return false
      const now = await job.getState()
      try {
        if (now === 'completed' && state === 'completed') await job.retry('completed')
        else if (now === 'failed') await job.retry('failed')
        // By a clock that was ahead, the next attempt may be hours away.
        else if (now === 'delayed') await job.promote()
        else return false
        return true
      } catch (error) {
        // Someone else retried it first, or its time had come.
        if ((await job.getState()) !== now) return false
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
   * When the first job in each unfinished state, and of each priority, was added, in milliseconds since 1970: during an
   * outage the oldest is a delayed one, and of those with a priority, the next one may be the newest.
   */
  firstAdded: number[]
}

/** Priorities whose first job is asked for. We use five, counting none as one; another producer may use any number. */
export const MOST_PRIORITIES = 10

/** @param firstOfPriorities returns the id of the first job of each priority */
export async function countJobs(
  queue: Pick<Queue, 'getJob' | 'getJobCounts' | 'getRanges'>,
  firstOfPriorities: () => Promise<string[]>,
): Promise<Counts> {
  // At once: where Redis is far away, each round trip counts.
  const [{ failed = 0, ...counts }, ...ids] = await Promise.all([
    queue.getJobCounts(...UNFINISHED, 'failed'),
    queue.getRanges(['waiting', 'delayed', 'active'], 0, 0, true),
    firstOfPriorities(),
  ])
  const unfinished = Object.values(counts).reduce((total, count) => total + count, 0)
  const jobs = await Promise.all(ids.flat().map((id) => findJob(queue, id)))
  return { unfinished, failed, firstAdded: jobs.flatMap((job) => (job ? [timeOf(job)] : [])) }
}

function timeOf(job: Found): number {
  return job === 'unreadable' ? UNKNOWN_TIME : job.timestamp || UNKNOWN_TIME
}

function describe(id: string, state: KeptState, job: Found): KeptJob {
  const kept = { id, state, addedAt: new Date(timeOf(job)) }
  if (job === 'unreadable') return { ...kept, data: null, reason: unreadable(id), attempts: 0 }
  const { data, failedReason, attemptsMade: attempts } = job
  const reason = state === 'completed' ? null : (failedReason ?? null)
  return { ...kept, data, reason, attempts }
}
