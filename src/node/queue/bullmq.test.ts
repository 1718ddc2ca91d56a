import { UnrecoverableError } from 'bullmq'
import { afterEach, expect, test, vi } from 'vitest'
import { processor, wrapQueue, wrapWorker } from './bullmq'
import { deliveryRules, submissionRules } from './queue-rules'

type AnyQueue = Parameters<typeof wrapQueue>[0]

afterEach(() => void vi.useRealTimers())

/** A wrapped worker of BullMQ's, for which outages are errors with the text `down`. */
function wrapped() {
  vi.useFakeTimers()
  const listeners: Record<string, (...event: unknown[]) => void> = {}
  const done: string[] = []
  const note = (what: string) => async () => void done.push(what)
  const worker = {
    on: (event: string, listener: (...event: unknown[]) => void) => {
      listeners[event] = listener
    },
    ...{ pause: note('pause'), resume: note('resume'), close: note('close') },
  }
  const isOutage = (error: unknown) => String(error).endsWith('down')
  const options = { concurrency: 1, retryDelay: () => 1, isOutage, causeOf: () => 'a cause' }
  const { close } = wrapWorker(worker as unknown as Parameters<typeof wrapWorker>[0], options, {
    down: () => done.push('report datastore'),
    outage: () => done.push('report outage'),
    failed: (_, id) => done.push(`report ${id}`),
  })
  const fail = (error: Error) => listeners.failed?.({ id: 'job' }, error)
  /** As BullMQ does with what a handler throws; returns what is kept with the job. */
  const run = async (error: Error) => {
    const job = { id: 'job', data: {}, opts: {} }
    const handler = () => Promise.reject(error)
    const process = processor(handler, options)
    const kept = await process(job as Parameters<typeof process>[0]).catch((thrown) => thrown)
    listeners.failed?.(job, kept)
    return String(kept)
  }
  const lose = () => listeners.error?.(new Error('connection lost'))
  return { done, fail, run, lose, close }
}

test('a worker pauses for a second once its datastore or a dependency of its jobs is down', async () => {
  const { done, fail, lose } = wrapped()
  for (const { happen, reported } of [
    { happen: () => fail(new Error('down')), reported: ['report outage'] },
    { happen: lose, reported: ['report datastore'] },
  ]) {
    happen()
    expect(done.splice(0)).toEqual([...reported, 'pause'])
    fail(new Error('down'))
    await vi.advanceTimersByTimeAsync(999)
    expect(done.splice(0)).toEqual(['report outage'])
    await vi.advanceTimersByTimeAsync(1)
    expect(done.splice(0)).toEqual(['resume'])
  }
})

test('a job that fails by itself is reported and delays no other; one that is given up was reported', () => {
  const { done, fail } = wrapped()
  fail(new Error('odd'))
  fail(new UnrecoverableError('does not parse'))
  expect(done).toEqual(['report job'])
})

test('a worker that is closed reports nothing more and does not resume', async () => {
  const { done, fail, lose, close } = wrapped()
  fail(new Error('down'))
  expect(done.splice(0)).toEqual(['report outage', 'pause'])
  await close()
  lose()
  await vi.advanceTimersByTimeAsync(5_000)
  lose()
  expect(done).toEqual(['close'])
})

test('a job keeps a short cause of its error, by whose own words an outage is told', async () => {
  const { done, run } = wrapped()
  expect(await run(new Error('insert into users values (Ann): down'))).toBe('Error: a cause')
  expect(done.splice(0)).toEqual(['report outage', 'pause'])
  // A deadlock passes like an outage, and is none.
  await vi.advanceTimersByTimeAsync(1_000)
  await run(Object.assign(new Error('deadlock: down'), { code: '40P01' }))
  expect(done).toEqual(['resume', 'pause'])
})

/** A wrapped queue of BullMQ's with these methods. */
function wrappedQueue(methods: object, kept = deliveryRules) {
  const count = async () => ({ unfinished: 0, failed: 0, firstAdded: [] })
  const queue = { on: () => undefined, ...methods } as unknown as AnyQueue
  return wrapQueue(queue, { ...kept, bulkFrom: 2, count }, () => undefined)
}
const jobs = (...ids: string[]) => ids.map((id) => ({ id, data: {} }))

test('jobs are added one by one only once their user may not add them together', async () => {
  const add = vi.fn(async () => undefined)
  const addBulk = vi.fn(async () => undefined)
  const queue = wrappedQueue({ add, addBulk })
  const addTwo = () => queue.add(jobs('a', 'b'))
  addBulk.mockRejectedValueOnce(new Error('down'))
  await expect(addTwo()).rejects.toThrow('down')
  await addTwo()
  expect([add.mock.calls.length, addBulk.mock.calls.length]).toEqual([0, 2])
  addBulk.mockRejectedValueOnce(Object.assign(new Error(), { code: '42501' }))
  await addTwo()
  await addTwo()
  expect([add.mock.calls.length, addBulk.mock.calls.length]).toEqual([4, 3])
})

test('jobs count as added once the datastore has taken every one of them', async () => {
  const forbidden = Object.assign(new Error(), { code: '42501' })
  const taken: (() => void)[] = []
  const add = () => new Promise<void>((resolve) => taken.push(resolve))
  const queue = wrappedQueue({ add, addBulk: () => Promise.reject(forbidden) })
  const added = vi.fn()
  const adding = queue.add(jobs('a', 'b')).then(added)
  await vi.waitUntil(() => taken.length === 2)
  taken[0]?.()
  await new Promise((done) => setImmediate(done))
  expect(added).not.toHaveBeenCalled()
  taken[1]?.()
  await adding
})

test('a delivery leaves no job behind, and a submission is recognized for a day by its own', async () => {
  const optionsUnder = async (rules: typeof deliveryRules) => {
    const add = vi.fn(async (..._job: unknown[]) => undefined)
    await wrappedQueue({ add }, rules).add(jobs('a'))
    return add.mock.lastCall?.[2]
  }
  const none = { removeOnComplete: true, removeOnFail: true }
  expect(await optionsUnder(deliveryRules)).toMatchObject(none)
  const forADay = { removeOnComplete: { age: 86_400 }, removeOnFail: false }
  expect(await optionsUnder(submissionRules)).toMatchObject(forADay)
})

test('all jobs that are too old are removed, however many they are', async () => {
  const old = { completed: 2_500, failed: 1 }
  const clean = async (_ms: number, most: number, state: keyof typeof old) => {
    const removed = Math.min(most, old[state])
    old[state] -= removed
    return Array.from({ length: removed }, String)
  }
  await wrappedQueue({ clean }, submissionRules).removeExpired()
  expect(old).toEqual({ completed: 0, failed: 0 })
})
