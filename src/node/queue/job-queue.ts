// The only entry to a queue: the first datastore that accepts a job keeps it; the next is the standby.
import { Batch } from '../batch'
import { isDataRejected } from '../database/sql-state'
import { DeadlineError, withDeadline } from '../deadline'
import { UnavailableError } from '../start-error'
import { noTracing, type Tracing } from '../tracing/tracing'
import { type AddOutcome, type Asked, addInTime } from './add-in-time'
import type { Depth, NewJob, QueueBackend, QueueRules } from './backend'
import { DatastoreHealth } from './datastore-health'
import { type AddingQueue, openedLater } from './opened-later'

/**
 * Limit for adding on all datastores, in milliseconds. A rejection has to be out within 2.5 s: one lookup, one
 * rate-limit check (150 ms) and an add to each datastore take at most 2.05 s; a subscription without an
 * idempotency key and a timestamp needs two lookups, 2.35 s.
 */
const ADD_TIMEOUT_MS = 1_600
/** The share of the first of two datastores: if it hangs, the standby accepts within 1.5 s, even on a busy machine. */
const FIRST_ADD_TIMEOUT_MS = 600
const FIND_TIMEOUT_MS = 300
/** No submission waits for it, and a datastore far away needs two round trips. */
const DEPTH_TIMEOUT_MS = 2_000
/**
 * How long a datastore that has just taken a job may take to return what it keeps under the id, in milliseconds. The
 * job is safe by then, so no 503 waits for this; without it, a body that was dropped could be confirmed as accepted.
 */
const READ_BACK_TIMEOUT_MS = 1_500

interface Place {
  name: string
  queue: AddingQueue
  /** Timeout for an add here, in milliseconds. */
  timeoutMs: number
  /** Jobs added at the same moment share a statement, and with it the wait for the disk. */
  adds: Batch<Asked, AddOutcome>
  health: DatastoreHealth
  report: QueueBackend['report']
}

interface Where {
  /** In order of preference. */
  list: QueueBackend[]
  tracing?: Tracing
}

export class JobQueue {
  private constructor(
    private readonly name: string,
    private readonly places: Place[],
    private readonly tracing: Tracing,
  ) {}

  /**
   * Opens `name` on every backend. One that is down is joined once it is back, as long as another is up. Throws
   * the first error if all are down, or the error of one that answers but cannot be used.
   */
  static async open(
    name: string,
    { list, tracing = noTracing }: Where,
    rules: QueueRules,
  ): Promise<JobQueue> {
    const opened = await Promise.allSettled(list.map((backend) => backend.open(name, rules)))
    const failures = opened.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    const isHopeless = (error: unknown) => !(error instanceof UnavailableError)
    const fatal = failures.length === list.length ? failures[0] : failures.find(isHopeless)
    if (fatal) throw fatal
    const places = list.map((backend, index): Place => {
      const attempt = opened[index]
      const queue =
        attempt?.status === 'fulfilled'
          ? attempt.value
          : openedLater(() => backend.open(name, rules))
      const adds = new Batch((asked: Asked[]) => addInTime(queue, asked, tracing), isDataRejected)
      const { name: place, report } = backend
      const timeoutMs = timeoutOf(index, list.length)
      return {
        name: place,
        queue,
        timeoutMs,
        adds,
        health: new DatastoreHealth(),
        report,
      }
    })
    return new JobQueue(name, places, tracing)
  }

  /**
   * Resolves once one datastore keeps the job. A datastore that failed within the last second is tried after
   * the others. Rejects if none takes it in time: 1.6 s for all of them.
   */
  async add(job: NewJob): Promise<void> {
    await this.#addTraced(job)
  }

  /**
   * Like `add`, and returns the data kept under this id where it was added: of this job, or of an earlier one.
   * If the datastore does not answer in time, returns the job's own data: it was taken.
   */
  async addAndRead(job: NewJob): Promise<unknown> {
    const { name, queue } = await this.#addTraced(job)
    return withDeadline(queue.find(job.id), READ_BACK_TIMEOUT_MS, name).catch(() => job.data)
  }

  /** The job carries the trace of its own sender, even when it is added in a batch. */
  #addTraced(job: NewJob): Promise<Place> {
    const name = `enqueue ${this.name}`
    const attributes = { 'bullmq.queue.name': this.name, 'bullmq.job.id': job.id }
    return this.tracing.span({ name, kind: 'producer', attributes }, async (span) => {
      const place = await this.#addSomewhere({ ...job, trace: this.tracing.carrier() })
      span.set({ 'queue.backend': place.name })
      return place
    })
  }

  async #addSomewhere(job: NewJob): Promise<Place> {
    let last: unknown
    for (const place of this.#byHealth()) {
      try {
        const ms = place.timeoutMs
        const until = performance.now() + ms
        const fate = await withDeadline(place.adds.do({ job, until }), ms, place.name)
        if (fate === 'late') throw new DeadlineError(`${place.name} took over ${ms} ms`)
        place.health.recordSuccess()
        return place
      } catch (error) {
        last = error
        // That says nothing about the datastore.
        if (isDataRejected(error)) continue
        place.health.recordFailure(error)
        // The next datastore may take the job, so an outage would otherwise go unnoticed.
        place.report(error)
      }
    }
    throw new Error('no queue accepted the job', { cause: last })
  }

  /** The data of a job kept under this id by any datastore that answers, or null. */
  async find(id: string): Promise<unknown> {
    const ask = ({ name, queue, health }: Place) =>
      health.read(() => queue.find(id), FIND_TIMEOUT_MS, name).catch(() => null)
    const found = await Promise.all(this.places.map(ask))
    return found.find((data) => data !== null) ?? null
  }

  /** Which datastores take jobs now, by name; one that needs longer than an add's timeout does not. */
  async availability(): Promise<Record<string, boolean>> {
    const ask = async ({ name, queue, timeoutMs, health }: Place) =>
      [name, await health.takesJobs(queue, timeoutMs)] as const
    return Object.fromEntries(await Promise.all(this.places.map(ask)))
  }

  /** The depth of the queue on each datastore; null for one that does not answer. */
  async depths(): Promise<Record<string, Depth | null>> {
    const ask = async ({ name, queue }: Place) =>
      [name, await withDeadline(queue.depth(), DEPTH_TIMEOUT_MS, name).catch(() => null)] as const
    return Object.fromEntries(await Promise.all(this.places.map(ask)))
  }

  /** Removes finished jobs that are too old; a datastore that is down is left for the next run. */
  async removeExpired(): Promise<void> {
    await Promise.allSettled(this.places.map(({ queue }) => queue.removeExpired()))
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.places.map((place) => place.queue.close()))
  }

  #byHealth(): readonly Place[] {
    return this.places.toSorted(
      (a, b) => Number(b.health.isWorthTrying) - Number(a.health.isWorthTrying),
    )
  }
}

function timeoutOf(index: number, places: number): number {
  if (places === 1) return ADD_TIMEOUT_MS
  return index === 0 ? FIRST_ADD_TIMEOUT_MS : ADD_TIMEOUT_MS - FIRST_ADD_TIMEOUT_MS
}
