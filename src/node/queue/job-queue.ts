// The one door to a queue: the first datastore that takes a job has it, the next stands by.
import { Batch } from '../batch'
import { Circuit } from '../circuit'
import { DeadlineError, withDeadline } from '../deadline'
import { AwayError } from '../start-error'
import { noTracing, type Tracing } from '../tracing/tracing'
import type { Depth, NewJob, QueueBackend, QueueRules } from './backend'
import { type AddingQueue, openedLater } from './opened-later'

/**
 * How long the datastores may take, in milliseconds. A refusal has to be out within 2.5 s: one look-up,
 * one count against the limit (150 ms) and an add to each datastore come to 2.05 s at the worst; a subscription
 * that says neither key nor time has two look-ups, and 2.35 s.
 */
const ADDS_MS = 1_600
/** Of these, what the first of two may take: where it hangs, the standby accepts within 1.5 s, on a busy machine too. */
const FIRST_MS = 600
const FIND_MS = 300
/**
 * How long a datastore that has just taken a job may take to say what it keeps under its id, in milliseconds. The
 * job is safe by then, so that no 503 waits for it; an answer without it may be one to a text that was dropped.
 */
const KEPT_MS = 1_500
/** How long a datastore that failed is passed over, in milliseconds. */
const REST_MS = 1_000

/** A job, and until when its sender waits for it (`performance.now()`): after that it is not sent any more. */
interface Asked {
  job: NewJob
  until: number
}

/** The clock may be past `until` before the timer that tells the sender has run: late is never added. */
type Fate = 'added' | 'late'

interface Place {
  name: string
  queue: AddingQueue
  /** How long an add may take here, in milliseconds. */
  patienceMs: number
  /** Jobs of one moment share a statement, and with it the wait for the disk. */
  adds: Batch<Asked, Fate>
  circuit: Circuit
  report: QueueBackend['report']
}

interface Where {
  /** In order of preference. */
  list: QueueBackend[]
  tracing?: Tracing
}

export class JobQueue {
  readonly #name: string
  readonly #places: Place[]
  readonly #tracing: Tracing

  private constructor(name: string, places: Place[], tracing: Tracing) {
    this.#name = name
    this.#places = places
    this.#tracing = tracing
  }

  /**
   * Opens `name` on every backend. One that is away is joined when it is back, as long as another one is there;
   * throws what the first of them says where none is, or where one answers and cannot be used.
   */
  static async open(
    name: string,
    { list, tracing = noTracing }: Where,
    rules: QueueRules,
  ): Promise<JobQueue> {
    const opened = await Promise.allSettled(list.map((backend) => backend.open(name, rules)))
    const failures = opened.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    const isHopeless = (error: unknown) => !(error instanceof AwayError)
    const fatal = failures.length === list.length ? failures[0] : failures.find(isHopeless)
    if (fatal) {
      for (const each of opened) if (each.status === 'fulfilled') void each.value.close()
      throw fatal
    }
    const places = list.map((backend, index): Place => {
      const now = opened[index]
      const queue =
        now?.status === 'fulfilled' ? now.value : openedLater(() => backend.open(name, rules))
      const adds = new Batch((asked: Asked[]) => addInTime(queue, asked, tracing), isRefusal)
      const { name: place, report } = backend
      const patienceMs = patienceOf(index, list.length)
      return { name: place, queue, patienceMs, adds, circuit: new Circuit(REST_MS), report }
    })
    return new JobQueue(name, places, tracing)
  }

  /**
   * Resolves once the job is kept by one datastore. A datastore that failed within the last second
   * is asked only after the others. Rejects when none took it in time: 1.6 s for all of them.
   */
  async add(job: NewJob): Promise<void> {
    await this.#addTraced(job)
  }

  /**
   * As `add`, and tells what is kept under this id where it was added: this job, or one that was there
   * before. Should the datastore not say in time, the job counts as kept: it was taken.
   */
  async put(job: NewJob): Promise<unknown> {
    const { name, queue } = await this.#addTraced(job)
    return withDeadline(queue.find(job.id), KEPT_MS, name).catch(() => job.data)
  }

  /** The job takes along the trace of its own sender, whoever adds it together with others. */
  #addTraced(job: NewJob): Promise<Place> {
    const name = `enqueue ${this.#name}`
    const attributes = { 'bullmq.queue.name': this.#name, 'bullmq.job.id': job.id }
    return this.#tracing.span({ name, kind: 'producer', attributes }, async (span) => {
      const place = await this.#addSomewhere({ ...job, trace: this.#tracing.carrier() })
      span.set({ 'queue.backend': place.name })
      return place
    })
  }

  async #addSomewhere(job: NewJob): Promise<Place> {
    let last: unknown
    for (const place of this.#byHealth()) {
      try {
        const ms = place.patienceMs
        const until = performance.now() + ms
        const fate = await withDeadline(place.adds.do({ job, until }), ms, place.name)
        if (fate === 'late') throw new DeadlineError(`${place.name} took over ${ms} ms`)
        place.circuit.succeeded()
        return place
      } catch (error) {
        place.circuit.failed()
        // The next one may take it, and nobody would know.
        if (!isRefusal(error)) place.report(error)
        last = error
      }
    }
    throw new Error('no queue took the job', { cause: last })
  }

  /** The data of a job kept under this id by any datastore that answers, or null. */
  async find(id: string): Promise<unknown> {
    const asked = this.#places
      .filter((place) => place.circuit.closed)
      .map(({ name, queue, circuit }) =>
        withDeadline(queue.find(id), FIND_MS, name).catch(() => {
          circuit.failed()
          return null
        }),
      )
    const found = await Promise.all(asked)
    return found.find((data) => data !== null) ?? null
  }

  /** Which datastores take jobs now, by name; one that needs longer than an add may take does not. */
  async taking(): Promise<Record<string, boolean>> {
    const ask = async ({ name, queue, patienceMs }: Place) => {
      const up = await withDeadline(queue.probe(), patienceMs, name).then(
        () => true,
        () => false,
      )
      return [name, up] as const
    }
    return Object.fromEntries(await Promise.all(this.#places.map(ask)))
  }

  /** How full each datastore's queue is; null for a datastore that does not answer. */
  async depths(): Promise<Record<string, Depth | null>> {
    const ask = async ({ name, queue }: Place) =>
      [name, await withDeadline(queue.depth(), FIND_MS, name).catch(() => null)] as const
    return Object.fromEntries(await Promise.all(this.#places.map(ask)))
  }

  /** Removes finished jobs that are too old; a datastore that is away is left for the next time. */
  async tidy(): Promise<void> {
    await Promise.allSettled(this.#places.map(({ queue }) => queue.tidy()))
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#places.map((place) => place.queue.close()))
  }

  #byHealth(): readonly Place[] {
    if (this.#places.every((place) => place.circuit.closed)) return this.#places
    const closed = this.#places.filter((place) => place.circuit.closed)
    return [...closed, ...this.#places.filter((place) => !closed.includes(place))]
  }
}

function patienceOf(index: number, places: number): number {
  if (places === 1) return ADDS_MS
  return index === 0 ? FIRST_MS : (ADDS_MS - FIRST_MS) / (places - 1)
}

async function addInTime(queue: AddingQueue, asked: Asked[], tracing: Tracing): Promise<Fate[]> {
  const now = performance.now()
  const fates = asked.map(({ until }): Fate => (until > now ? 'added' : 'late'))
  const jobs = asked.filter((_, index) => fates[index] === 'added').map(({ job }) => job)
  const [first] = jobs
  if (first) await tracing.within(first.trace, () => queue.add(jobs))
  return fates
}

/** PostgreSQL does not take what is in the job (SQLSTATE classes 22 and 23). */
function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown } | null)?.code))
}
