// BullMQ's queues and workers, configured once for both datastores. Why the settings differ from
// BullMQ's defaults: docs/decisions/0002-bullmq-on-two-datastores.md.
import { type Job, type Queue, UnrecoverableError, type Worker } from 'bullmq'
import { isConflict, isForbidden } from '../database/sql-state'
import type { Carrier } from '../tracing/tracing'
import {
  type BackendConsumer,
  type BackendQueue,
  type ConsumerOptions,
  type Handler,
  PermanentError,
  type QueueRules,
} from './backend'
import { type Counts, keptJobs } from './kept-jobs'

/** In milliseconds. A killed worker's job runs again after at most lock + interval, about 7.5 s. */
const LOCK_MS = 5_000
export const STALLED_INTERVAL_MS = 2_500
/** Effectively unlimited. By default a job fails for good when its worker dies twice; unique keys guard our reruns. */
const MANY = 1_000_000_000
/** Old jobs removed per call. */
const REMOVED_AT_ONCE = 1_000
/** Pause after a datastore error, in milliseconds: without it a full Redis causes 9,000 errors a second. */
const COOLDOWN_MS = 1_000

/** How jobs are retried. */
const RETRIES = {
  attempts: MANY,
  backoff: { type: 'custom' },
  // BullMQ keeps a stack per attempt and rewrites all of them at each: megabytes in an outage of hours.
  stackTraceLimit: 1,
}

// Only what both backends' classes share; their full types differ only in the backend parameter.
interface AnyQueue
  extends Pick<Queue, 'add' | 'addBulk' | 'clean' | 'getJob' | 'getRanges' | 'close'> {
  on(event: 'error', listener: (error: Error) => void): unknown
}
interface AnyWorker extends Pick<Worker, 'pause' | 'resume' | 'close'> {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown
}

/** Logs that the datastore does not answer. */
type Report = (error: unknown) => void

interface WorkerReports {
  down: Report
  /** Logs that what all jobs need is down. */
  outage: Report
  /** Logs that a job failed for an unexpected reason and will be retried. */
  failed: (error: unknown, jobId: string | undefined) => void
}

interface Wrapped extends QueueRules {
  /** From this many jobs, one bulk statement is cheaper than one statement per job. */
  bulkFrom: number
  count: () => Promise<Counts>
}

export function wrapQueue(
  queue: AnyQueue,
  rules: Wrapped,
  report: Report,
): Omit<BackendQueue, 'probe'> {
  queue.on('error', report)
  const options = {
    ...RETRIES,
    removeOnComplete: rules.completed === 0 ? true : { age: rules.completed },
    // Otherwise by `removeExpired`, once the clocks agree: by BullMQ's own age, a worker whose clock is a month ahead
    // would remove every submission that could not be stored.
    removeOnFail: rules.failed === 0,
  }
  let { bulkFrom } = rules
  return {
    async add(jobs) {
      const bulk = jobs.map(({ id, data, priority = 0, trace }) => ({
        name: 'job',
        data,
        opts: { ...options, jobId: id, priority, ...carried(trace) },
      }))
      if (bulk.length >= bulkFrom) {
        try {
          return void (await queue.addBulk(bulk))
        } catch (error) {
          // It creates a sequence and temporary tables, which not every user may who may write rows. None was added.
          if (!isForbidden(error)) throw error
          bulkFrom = Number.POSITIVE_INFINITY
        }
      }
      await Promise.all(bulk.map(({ name, data, opts }) => queue.add(name, data, opts)))
    },
    async find(id) {
      const job: Job | undefined = await queue.getJob(id)
      return job?.data ?? null
    },
    async depth() {
      const { unfinished, failed, firstAdded } = await rules.count()
      const ages = firstAdded.map((addedAt) => (Date.now() - addedAt) / 1000)
      return { unfinished, failed, oldestAgeSeconds: Math.max(0, ...ages) }
    },
    async removeExpired() {
      for (const state of ['completed', 'failed'] as const) {
        const ms = rules[state] * 1_000
        while ((await queue.clean(ms, REMOVED_AT_ONCE, state)).length === REMOVED_AT_ONCE);
      }
    },
    kept: keptJobs(queue),
    close: () => queue.close(),
  }
}

/**
 * A job carries the trace of its own sender. By default BullMQ would give all jobs of a batch the trace of the
 * sender that started the batch.
 */
function carried(trace: Carrier) {
  if (trace === undefined) return {}
  return { telemetry: { ...(trace === null ? {} : { metadata: trace }), omitContext: true } }
}

/** Worker options for both datastores. */
export function workerOptions({ concurrency, retryDelay }: ConsumerOptions) {
  return {
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_INTERVAL_MS,
    maxStalledCount: MANY,
    runRetryDelay: COOLDOWN_MS,
    settings: { backoffStrategy: retryDelay },
  }
}

/** The function BullMQ calls for each job. */
export function processor(handler: Handler, { causeOf }: ConsumerOptions) {
  return async (job: Job): Promise<void> => {
    // Also for a job that another producer added: with BullMQ's defaults its first error would be its last.
    Object.assign(job.opts, RETRIES)
    try {
      await handler({ id: job.id ?? '', data: job.data })
    } catch (error) {
      if (error instanceof PermanentError) throw new UnrecoverableError(error.message)
      // BullMQ keeps the message with the job: those of a datastore hold statements, and may quote input.
      throw new Error(causeOf(error), { cause: error })
    }
  }
}

export function wrapWorker(
  worker: AnyWorker,
  { isOutage }: ConsumerOptions,
  report: WorkerReports,
): BackendConsumer {
  let closing = false
  let coolingDown = false
  const coolDown = () => {
    if (coolingDown || closing) return
    coolingDown = true
    void worker.pause(true)
    setTimeout(() => {
      coolingDown = false
      if (!closing) void worker.resume()
    }, COOLDOWN_MS).unref()
  }
  worker.on('error', (error) => {
    if (!closing) report.down(error)
    coolDown()
  })
  worker.on('failed', (job, failure) => {
    const error = failure.cause ?? failure
    if (isOutage(error)) {
      if (!isConflict(error)) report.outage(error)
      // The next job would fail as well.
      coolDown()
    }
    // The handler has already reported a job that is given up.
    else if (!(error instanceof UnrecoverableError)) report.failed(error, job?.id)
  })
  return {
    async close() {
      closing = true
      await worker.close()
    },
  }
}
