// What the product needs of a queue, whichever datastore holds it.
import type { Carrier } from '../tracing/tracing'
import type { KeptJobs } from './kept-jobs'

export type BackendName = 'redis' | 'postgres'

/** A job to keep: `id` makes a second add of the same job a no-op while the first is kept. */
export interface NewJob {
  id: string
  data: object
  trace?: Carrier
}

export interface Depth {
  /** Jobs not finished: waiting, delayed or being worked on. */
  unfinished: number
  failed: number
  /** Seconds since the oldest of them was added; 0 when there is none. */
  oldestAgeSeconds: number
}

/** One named queue on one datastore. */
export interface BackendQueue {
  /** Adds them all. When it rejects, some may have been added. */
  add(jobs: readonly NewJob[]): Promise<void>
  /** The data of a kept job in whatever state, or null. */
  find(id: string): Promise<unknown>
  /** Writes something small. Rejects while the datastore takes no jobs, be it that it can only be read. */
  probe(): Promise<void>
  depth(): Promise<Depth>
  /** Removes finished jobs that are older than the queue's rules allow. */
  tidy(): Promise<void>
  /** For the staff's tools; nothing on a submission's way asks for it. */
  kept: KeptJobs
  close(): Promise<void>
}

export interface ConsumerOptions {
  concurrency: number
  /** Milliseconds until a failed job runs again, by the number of attempts made so far. */
  retryDelay: (attemptsMade: number) => number
  /** Whether a job failed because something that all jobs need is away: then the consumer rests. */
  isOutage: (error: unknown) => boolean
}

export interface BackendConsumer {
  /** Stops taking jobs and waits for those in hand. */
  close(): Promise<void>
}

/** Works one job. Throw a PermanentError to give it up; anything else is tried again. */
export type Handler = (job: { id: string; data: unknown }) => Promise<void>

export interface QueueBackend {
  name: BackendName
  /** Tells the operator that the datastore does not take what it should. */
  report: (error: unknown) => void
  /** Opens a queue for adding. */
  open(queue: string, rules: QueueRules): Promise<BackendQueue>
  /** How a job went may be forgotten in a crash of the datastore: it is then worked again. */
  consume(queue: string, handler: Handler, options: ConsumerOptions): Promise<BackendConsumer>
}

export interface QueueRules {
  /** Whether a job, once added, outlives a crash of the datastore; if not, somebody has to miss it. */
  durable: boolean
  /** Seconds that finished jobs are kept; 0 removes them at once. */
  completed: number
  failed: number
}

/** An error that no repetition mends. The queue keeps the job as failed. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}
