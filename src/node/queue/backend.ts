// The interface of a queue, whichever datastore holds it.
import type { Carrier } from '../tracing/tracing'
import type { KeptJobs } from './kept-jobs'

/** A job to add: a second add with the same `id` is a no-op while the first job is kept. */
export interface NewJob {
  id: string
  data: object
  /** Of the waiting jobs, those without one are processed first, then those with the lowest. From 1. */
  priority?: number
  trace?: Carrier
}

export interface Depth {
  /** Jobs not finished: waiting, delayed or being worked on. */
  unfinished: number
  failed: number
  /** Age of the oldest unfinished job in seconds; 0 when there is none. */
  oldestAgeSeconds: number
}

/** One named queue on one datastore. */
export interface BackendQueue {
  /** Adds all jobs. If it rejects, some may have been added. */
  add(jobs: readonly NewJob[]): Promise<void>
  /** The data of a kept job in any state, or null. */
  find(id: string): Promise<unknown>
  /**
   * Writes something small. Rejects while the datastore takes no jobs, for example because it is read-only.
   * @param how with `likeAdd`, also waits for the locks that an add needs
   */
  probe(how: { likeAdd: boolean }): Promise<void>
  depth(): Promise<Depth>
  /** Removes finished jobs that are older than the queue's rules allow. */
  removeExpired(): Promise<void>
  /** For the staff's tools; the path of a submission does not use it. */
  kept: KeptJobs
  close(): Promise<void>
}

export interface ConsumerOptions {
  concurrency: number
  /** Milliseconds until a failed job is retried, by the number of attempts so far. */
  retryDelay: (attemptsMade: number) => number
  /** Whether a job failed because a dependency of all jobs is down: the consumer then pauses. */
  isOutage: (error: unknown) => boolean
  /** What the queue keeps of an error that is retried: a short cause, without what people typed. */
  causeOf: (error: unknown) => string
}

export interface BackendConsumer {
  /** Stops taking jobs and waits for those in progress. */
  close(): Promise<void>
}

/** Processes one job. A PermanentError makes it fail for good; any other error is retried. */
export type Handler = (job: { id: string; data: unknown }) => Promise<void>

export interface QueueBackend {
  name: 'redis' | 'postgres'
  /** Logs that the datastore is down or rejects writes. */
  report: (error: unknown) => void
  /** Opens a queue for adding. */
  open(queue: string, rules: QueueRules): Promise<BackendQueue>
  /** A job's outcome may be lost if the datastore crashes: the job then runs again. */
  consume(queue: string, handler: Handler, options: ConsumerOptions): Promise<BackendConsumer>
}

export interface QueueRules {
  /** Whether an added job survives a crash of the datastore; if not, the caller must notice lost jobs. */
  durable: boolean
  /** Seconds to keep finished jobs; 0 removes them at once. */
  completed: number
  failed: number
}

/** An error that no retry fixes. The queue keeps the job as failed. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}
