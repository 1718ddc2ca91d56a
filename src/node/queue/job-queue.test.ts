import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { StartError, UnavailableError } from '../start-error'
import { noTracing } from '../tracing/tracing'
import { addInTime } from './add-in-time'
import type { BackendQueue, QueueBackend } from './backend'
import { JobQueue } from './job-queue'
import { deliveryRules } from './queue-rules'

/** A datastore whose adds complete only when released. */
function slowBackend() {
  const kept: string[] = []
  const releases: (() => void)[] = []
  const queue: Pick<BackendQueue, 'add'> = {
    async add(jobs) {
      await new Promise<void>((resolve) => releases.push(resolve))
      kept.push(...jobs.map(({ id }) => id))
    },
  }
  const backend = {
    name: 'postgres',
    report: () => undefined,
    open: async () => queue,
  } as unknown as QueueBackend
  return { kept, releases, backend }
}

const untilAdding = (releases: unknown[], count: number) =>
  expect.poll(() => releases.length, { interval: 1 }).toBe(count)

test('a job whose deadline has passed is not added, even after the process was blocked', async () => {
  const { kept, releases, backend } = slowBackend()
  const queue = await JobQueue.open('deliveries', { list: [backend] }, deliveryRules)
  const first = queue.add({ id: 'a', data: {} })
  await untilAdding(releases, 1)
  const second = queue.add({ id: 'b', data: {} })
  await untilAdding(releases, 2)
  const third = queue.add({ id: 'c', data: {} })
  // Block the event loop, so that no timer runs until after the first is kept.
  const until = performance.now() + 1_700
  while (performance.now() < until);
  releases[0]?.()
  await expect(third).rejects.toThrow('no queue accepted the job')
  await Promise.allSettled([first, second])
  expect(kept).toEqual(['a'])
})

test('a job in time is added, although another one of its batch is late', async () => {
  const added: string[] = []
  const add = async (jobs: readonly { id: string }[]) =>
    void added.push(...jobs.map(({ id }) => id))
  const now = performance.now()
  const asked = [
    { job: { id: 'late', data: {} }, until: now - 1 },
    { job: { id: 'in time', data: {} }, until: now + 60_000 },
  ]
  expect(await addInTime({ add } as never, asked, noTracing)).toEqual(['late', 'added'])
  expect(added).toEqual(['in time'])
})

/** A datastore that opens at the attempt after these failures. */
function lateBackend(...failures: Error[]) {
  const added: string[] = []
  const queue = {
    add: async (jobs: readonly { id: string }[]) => void added.push(...jobs.map(({ id }) => id)),
    probe: vi.fn(async (_how: { likeAdd: boolean }) => undefined),
    close: vi.fn(async () => undefined),
  }
  const open = vi.fn(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return queue
  })
  const backend = { name: 'postgres', report: () => undefined, open } as unknown as QueueBackend
  return { added, open, probe: queue.probe, close: queue.close, backend }
}

test('a datastore that is down at startup is opened on demand once it is up', async () => {
  const late = lateBackend(new UnavailableError('down'), new UnavailableError('still down'))
  const list = [late.backend, lateBackend().backend]
  const queue = await JobQueue.open('deliveries', { list }, deliveryRules)
  await queue.add({ id: 'a', data: {} })
  expect(late.added).toEqual([])
  await sleep(1_050)
  await Promise.all([queue.add({ id: 'b', data: {} }), queue.add({ id: 'c', data: {} })])
  await queue.add({ id: 'd', data: {} })
  expect(late.added).toEqual(['b', 'c', 'd'])
  expect(late.open).toHaveBeenCalledTimes(3)
  await queue.close()
  expect(late.close).toHaveBeenCalledOnce()
})

test('a datastore that was never up is not opened to close it', async () => {
  const late = lateBackend(new UnavailableError('down'))
  const list = [late.backend, lateBackend().backend]
  const queue = await JobQueue.open('deliveries', { list }, deliveryRules)
  await queue.close()
  expect(late.open).toHaveBeenCalledOnce()
})

test('a datastore that was down at startup is probed like an add once it has refused a job', async () => {
  const late = lateBackend(new UnavailableError('down'), new UnavailableError('still down'))
  const list = [late.backend, lateBackend().backend]
  const queue = await JobQueue.open('deliveries', { list }, deliveryRules)
  await queue.add({ id: 'a', data: {} })
  expect(await queue.availability()).toMatchObject({ postgres: true })
  expect(late.probe.mock.calls).toEqual([[{ likeAdd: true }]])
})

test('opening fails if no datastore answers or one rejects the connection', async () => {
  const down = () => lateBackend(new UnavailableError('down')).backend
  const rejecting = lateBackend(new StartError('refused')).backend
  const open = (...list: QueueBackend[]) => JobQueue.open('deliveries', { list }, deliveryRules)
  await expect(open(down())).rejects.toThrow('down')
  await expect(open(down(), down())).rejects.toThrow('down')
  await expect(open(lateBackend().backend, rejecting)).rejects.toThrow('refused')
})

test('a hanging datastore leaves more than half of the time limit to the standby', async () => {
  const standby = lateBackend()
  const list = [slowBackend().backend, standby.backend]
  const queue = await JobQueue.open('submissions', { list }, deliveryRules)
  vi.useFakeTimers()
  try {
    const adding = queue.add({ id: 'a', data: {} })
    await vi.advanceTimersByTimeAsync(700)
    expect(standby.added).toEqual(['a'])
    await adding
  } finally {
    vi.useRealTimers()
  }
})

test('a single datastore has the whole time limit, and two that hang share it', async () => {
  const { kept, releases, backend } = slowBackend()
  const alone = await JobQueue.open('submissions', { list: [backend] }, deliveryRules)
  const list = [slowBackend().backend, slowBackend().backend]
  const two = await JobQueue.open('submissions', { list }, deliveryRules)
  vi.useFakeTimers()
  try {
    const adding = alone.add({ id: 'a', data: {} })
    const rejected = vi.fn()
    void two.add({ id: 'a', data: {} }).catch(rejected)
    await vi.advanceTimersByTimeAsync(1_500)
    releases[0]?.()
    await adding
    expect(kept).toEqual(['a'])
    expect(rejected).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(150)
    expect(rejected).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

/** A datastore that works and is otherwise empty. @param change methods to override */
function plainBackend(name: 'redis' | 'postgres', change: Partial<BackendQueue> = {}) {
  const queue: Partial<BackendQueue> = {
    add: async () => undefined,
    find: async () => null,
    probe: async () => undefined,
    depth: async () => ({ unfinished: 1, failed: 2, oldestAgeSeconds: 3 }),
    removeExpired: vi.fn(async () => undefined),
    ...change,
  }
  const report = vi.fn()
  const backend = { name, report, open: async () => queue } as unknown as QueueBackend
  return { queue, report, backend }
}
const fails = async () => {
  throw new Error('down')
}
const hangs = () => new Promise<never>(() => undefined)
const openOn = (...each: { backend: QueueBackend }[]) =>
  JobQueue.open('deliveries', { list: each.map(({ backend }) => backend) }, deliveryRules)

test('an added job counts as stored if the datastore cannot be asked for it', async () => {
  const data = { text: 'ours' }
  const silent = await openOn(plainBackend('redis', { find: fails }))
  expect(await silent.addAndRead({ id: 'a', data })).toEqual(data)
  const earlier = { text: 'was there before' }
  const known = await openOn(plainBackend('redis', { find: async () => earlier }))
  expect(await known.addAndRead({ id: 'a', data })).toEqual(earlier)
})

test('a datastore that has taken a job has a second to return what it keeps', async () => {
  const earlier = { text: 'was there before' }
  const find = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return earlier
  }
  const slow = await openOn(plainBackend('redis', { find }))
  vi.useFakeTimers()
  try {
    const read = slow.addAndRead({ id: 'a', data: { text: 'ours' } })
    await vi.advanceTimersByTimeAsync(1_100)
    expect(await read).toEqual(earlier)
  } finally {
    vi.useRealTimers()
  }
})

test('a datastore that hangs holds up a lookup, a check, or the answer to an add only so long', async () => {
  const hanging = { find: hangs, probe: hangs, depth: hangs }
  const queue = await openOn(plainBackend('postgres', hanging))
  const data = { text: 'ours' }
  vi.useFakeTimers()
  try {
    for (const { ask, ms, answer } of [
      { ask: () => queue.find('a'), ms: 300, answer: null },
      // It has just failed to answer.
      { ask: () => queue.find('a'), ms: 0, answer: null },
      { ask: () => queue.availability(), ms: 1_600, answer: { postgres: false } },
      { ask: () => queue.depths(), ms: 2_000, answer: { postgres: null } },
      { ask: () => queue.addAndRead({ id: 'a', data }), ms: 1_500, answer: data },
    ]) {
      const answered = vi.fn()
      void ask().then(answered)
      await vi.advanceTimersByTimeAsync(ms + 10)
      expect(answered.mock.calls).toEqual([[answer]])
    }
  } finally {
    vi.useRealTimers()
  }
})

test('a job is found in any datastore, even while another is down', async () => {
  const keeping = () => plainBackend('postgres', { find: async () => 'kept' })
  for (const first of [plainBackend('redis'), plainBackend('redis', { find: fails })]) {
    expect(await (await openOn(first, keeping())).find('a')).toBe('kept')
  }
  expect(await (await openOn(plainBackend('redis'), plainBackend('postgres'))).find('a')).toBeNull()
})

test('a job that a datastore rejects is not logged as an outage, and is added to the other one', async () => {
  const rejecting = ['22P05', '23514'].map((code) => {
    const rejection = Object.assign(new Error(), { code })
    return plainBackend('redis', { add: () => Promise.reject(rejection) })
  })
  const absent = plainBackend('redis', { add: fails })
  for (const first of [...rejecting, absent]) {
    await (await openOn(first, plainBackend('postgres'))).add({ id: 'a', data: {} })
  }
  for (const { report } of rejecting) expect(report).not.toHaveBeenCalled()
  expect(absent.report).toHaveBeenCalledOnce()
})

test('a job that a datastore rejects is rejected alone, whichever were added with it', async () => {
  const kept: string[] = []
  const add: BackendQueue['add'] = async (jobs) => {
    const ids = jobs.map(({ id }) => id)
    if (ids.includes('bad')) throw Object.assign(new Error(), { code: '22P05' })
    kept.push(...ids)
  }
  const find = async () => 'kept'
  const queue = await openOn(plainBackend('postgres', { add, find }))
  const added = ['a', 'bad', 'b'].map((id) => queue.add({ id, data: {} }))
  const outcomes = (await Promise.allSettled(added)).map(({ status }) => status)
  expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(kept).toEqual(['a', 'b'])
  await expect(queue.add({ id: 'bad', data: {} })).rejects.toThrow()
  expect(await queue.find('a')).toBe('kept')
})

test('a datastore that failed is tried after the other for a second, and is tried if that one fails too', async () => {
  const tried: string[] = []
  const down = new Set(['redis'])
  const datastore = (name: 'redis' | 'postgres') => {
    const add = async () => {
      tried.push(name)
      if (down.has(name)) throw new Error('down')
    }
    return plainBackend(name, { add })
  }
  const queue = await openOn(datastore('redis'), datastore('postgres'))
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const triedAt = async (ms: number) => {
    now.mockReturnValue(1_000 + ms)
    tried.length = 0
    await queue.add({ id: 'a', data: {} }).catch(() => tried.push('nobody'))
    return tried.join()
  }
  try {
    expect(await triedAt(0)).toBe('redis,postgres')
    expect(await triedAt(999)).toBe('postgres')
    down.add('postgres')
    expect(await triedAt(999)).toBe('postgres,redis,nobody')
    // One that takes a job again has recovered.
    down.delete('postgres')
    expect(await triedAt(999)).toBe('redis,postgres')
    expect(await triedAt(999)).toBe('postgres')
    down.clear()
    expect(await triedAt(2_000)).toBe('redis')
  } finally {
    now.mockRestore()
  }
})

test('a datastore that has refused a job is probed like an add until it passes', async () => {
  const probe = vi.fn(async (_how: { likeAdd: boolean }) => undefined)
  const add = vi.fn(async () => undefined)
  const queue = await openOn(plainBackend('postgres', { add, probe }))
  const probed = async () => {
    const { postgres } = await queue.availability()
    return { up: postgres, ...probe.mock.lastCall?.[0] }
  }
  expect(await probed()).toEqual({ up: true, likeAdd: false })
  add.mockRejectedValueOnce(Object.assign(new Error(), { code: '23514' }))
  await expect(queue.add({ id: 'a', data: {} })).rejects.toThrow()
  expect(await probed()).toEqual({ up: true, likeAdd: false })
  add.mockRejectedValueOnce(new Error('locked'))
  await expect(queue.add({ id: 'b', data: {} })).rejects.toThrow()
  probe.mockRejectedValueOnce(new Error('locked'))
  expect(await probed()).toEqual({ up: false, likeAdd: true })
  expect(await probed()).toEqual({ up: true, likeAdd: true })
  expect(await probed()).toEqual({ up: true, likeAdd: false })
})

test('a datastore that refuses a job during a probe is doubted, although the probe passes', async () => {
  let pass = () => {}
  const passes = new Promise<void>((resolve) => (pass = resolve))
  const probe = vi.fn((_how: { likeAdd: boolean }) => passes)
  const queue = await openOn(plainBackend('postgres', { add: fails, probe }))
  const before = queue.availability()
  await expect(queue.add({ id: 'a', data: {} })).rejects.toThrow()
  pass()
  await before
  await queue.availability()
  expect(probe.mock.calls).toEqual([[{ likeAdd: false }], [{ likeAdd: true }]])
})

test('a datastore whose disk had no space for a job is down for ten seconds, or until it takes one', async () => {
  const add = vi.fn(async () => undefined)
  const queue = await openOn(plainBackend('postgres', { add }))
  const refuse = async () => {
    add.mockRejectedValueOnce(Object.assign(new Error(), { code: '53100' }))
    await expect(queue.add({ id: 'a', data: {} })).rejects.toThrow()
  }
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  try {
    await refuse()
    now.mockReturnValue(10_999)
    expect(await queue.availability()).toEqual({ postgres: false })
    await queue.add({ id: 'b', data: {} })
    expect(await queue.availability()).toEqual({ postgres: true })
    await refuse()
    expect(await queue.availability()).toEqual({ postgres: false })
    now.mockReturnValue(21_000)
    expect(await queue.availability()).toEqual({ postgres: true })
  } finally {
    now.mockRestore()
  }
})

test('availability and depths tell datastores that are down from those that are up', async () => {
  const down = plainBackend('redis', { probe: fails, depth: fails, removeExpired: fails })
  const there = plainBackend('postgres')
  const queue = await openOn(down, there)
  expect(await queue.availability()).toEqual({ redis: false, postgres: true })
  expect(await queue.depths()).toEqual({
    redis: null,
    postgres: { unfinished: 1, failed: 2, oldestAgeSeconds: 3 },
  })
  await queue.removeExpired()
  expect(there.queue.removeExpired).toHaveBeenCalledOnce()
})
