// BullMQ's queues and workers, set up once for both datastores. The numbers are from pipeline.md.
import { type Job, type Queue, UnrecoverableError, type Worker } from 'bullmq'
import type { Carrier } from '../tracing/tracing'
import {
  type BackendConsumer,
  type BackendQueue,
  type ConsumerOptions,
  type Handler,
  PermanentError,
  type QueueRules,
} from './backend'
import { keptJobs } from './kept-jobs'

/** A killed worker's job runs again after at most lock + interval: about 7.5 s, in milliseconds. */
const LOCK_MS = 5_000
const STALLED_INTERVAL_MS = 2_500
/** By default the second death of a worker fails its job for good. Ours are guarded by unique keys. */
const MANY = 1_000_000_000
/** Old jobs removed by one statement. */
const TIDIED_AT_ONCE = 1_000
/** Pause after an error of the datastore: without it a full Redis costs 9,000 errors a second. */
const REST_MS = 1_000

// Only what both backends' classes share; their full types differ in the backend parameter alone.
interface AnyQueue
  extends Pick<
    Queue,
    'add' | 'addBulk' | 'clean' | 'getJob' | 'getJobs' | 'getJobCounts' | 'close'
  > {
  on(event: 'error', listener: (error: Error) => void): unknown
}
interface AnyWorker extends Pick<Worker, 'pause' | 'resume' | 'close'> {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown
}

/** Tells the operator that the datastore does not answer. */
type Report = (error: unknown) => void

interface WorkerReports {
  away: Report
  /** A job failed for a reason that nobody foresaw, and will be tried again. */
  failed: (error: unknown, jobId: string | undefined) => void
}

interface Wrapped extends QueueRules {
  /** From how many jobs on one statement for all of them is cheaper than one for each. */
  bulkFrom: number
}

export function wrapQueue(
  queue: AnyQueue,
  rules: Wrapped,
  report: Report,
): Omit<BackendQueue, 'probe'> {
  queue.on('error', report)
  const options = {
    attempts: MANY,
    backoff: { type: 'custom' },
    // BullMQ keeps a stack for each attempt and writes all of them with the next: in an outage of hours, megabytes.
    stackTraceLimit: 1,
    removeOnComplete: rules.completed === 0 ? true : { age: rules.completed },
    removeOnFail: rules.failed === 0 ? true : { age: rules.failed },
  }
  return {
    async add(jobs) {
      const bulk = jobs.map(({ id, data, trace }) => ({
        name: 'job',
        data,
        opts: { ...options, jobId: id, ...carried(trace) },
      }))
      if (bulk.length >= rules.bulkFrom) await queue.addBulk(bulk)
      else await Promise.all(bulk.map(({ name, data, opts }) => queue.add(name, data, opts)))
    },
    async find(id) {
      const job: Job | undefined = await queue.getJob(id)
      return job?.data ?? null
    },
    async depth() {
      const counts = await queue.getJobCounts('waiting', 'delayed', 'active', 'failed')
      // The first in each state: one that was put off is the oldest while a part is away.
      const first: Job[] = await queue.getJobs(['waiting', 'active', 'delayed'], 0, 0, true)
      const { waiting = 0, delayed = 0, active = 0, failed = 0 } = counts
      const ages = first.map(({ timestamp }) => (Date.now() - timestamp) / 1000)
      const oldestAgeSeconds = Math.max(0, ...ages)
      return { unfinished: waiting + delayed + active, failed, oldestAgeSeconds }
    },
    async tidy() {
      for (const state of ['completed', 'failed'] as const) {
        const ms = rules[state] * 1_000
        if (ms === 0) continue
        while ((await queue.clean(ms, TIDIED_AT_ONCE, state)).length === TIDIED_AT_ONCE);
      }
    },
    kept: keptJobs(queue),
    close: () => queue.close(),
  }
}

/**
 * A job takes along the trace of its own sender. Left to itself BullMQ would give all jobs of a batch
 * that of whoever happened to start it.
 */
function carried(trace: Carrier) {
  if (trace === undefined) return {}
  return { telemetry: { ...(trace === null ? {} : { metadata: trace }), omitContext: true } }
}

/** Worker options that hold on either datastore. */
export function workerOptions({ concurrency, retryDelay }: ConsumerOptions) {
  return {
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_INTERVAL_MS,
    maxStalledCount: MANY,
    runRetryDelay: REST_MS,
    settings: { backoffStrategy: retryDelay },
  }
}

/** The function BullMQ calls for each job. */
export function processor(handler: Handler) {
  return async (job: Job): Promise<void> => {
    try {
      await handler({ id: job.id ?? '', data: job.data })
    } catch (error) {
      if (error instanceof PermanentError) throw new UnrecoverableError(error.message)
      throw error
    }
  }
}

export function wrapWorker(
  worker: AnyWorker,
  { isOutage }: ConsumerOptions,
  report: WorkerReports,
): BackendConsumer {
  let closing = false
  let resting = false
  const rest = () => {
    if (resting || closing) return
    resting = true
    void worker.pause(true)
    setTimeout(() => {
      resting = false
      if (!closing) void worker.resume()
    }, REST_MS).unref()
  }
  worker.on('error', (error) => {
    if (!closing) report.away(error)
    rest()
  })
  worker.on('failed', (job, error) => {
    // What a job works with is away: the next one would fail like it.
    if (isOutage(error)) rest()
    // A job that is given up has been told of by its handler.
    else if (!(error instanceof UnrecoverableError)) report.failed(error, job?.id)
  })
  return {
    async close() {
      closing = true
      await worker.close()
    },
  }
}
