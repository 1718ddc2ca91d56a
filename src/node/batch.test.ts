import { afterEach, expect, test, vi } from 'vitest'
import { Batch } from './batch'

/** A batch whose runs are recorded and end only on request. */
function manualBatch(pace = {}) {
  const runs: { items: number[]; end: (error?: unknown) => void }[] = []
  const run = (items: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const end = (error?: unknown) => (error ? reject(error) : resolve(items.map(String)))
      runs.push({ items, end })
    })
  return { runs, batch: new Batch(run, concernsOneItem, pace) }
}
const rejected = new Error('rejected')
const concernsOneItem = (error: unknown) => error === rejected
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => void vi.useRealTimers())

test('items added in one event loop turn share a batch, and each gets its own result', async () => {
  const { runs, batch } = manualBatch()
  const answers = [1, 2, 3].map((item) => batch.do(item))
  expect(runs).toEqual([])
  await nextTurn()
  expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]])
  runs[0]?.end()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3'])
})

test('items added while two batches run share the next', async () => {
  const { runs, batch } = manualBatch()
  const answers = [batch.do(1)]
  await nextTurn()
  answers.push(batch.do(2))
  await nextTurn()
  answers.push(...[3, 4, 5].map((item) => batch.do(item)))
  await nextTurn()
  expect(runs.map(({ items }) => items)).toEqual([[1], [2]])
  runs[1]?.end()
  await nextTurn()
  expect(runs[2]?.items).toEqual([3, 4, 5])
  runs[2]?.end()
  runs[0]?.end()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '5'])
})

test('a batch holds at most 50 items, and the rest go into the next', async () => {
  const { runs, batch } = manualBatch()
  for (let item = 0; item < 60; item++) void batch.do(item)
  await nextTurn()
  expect(runs.map(({ items }) => items.length)).toEqual([50, 10])
})

test('a rejected item fails alone', async () => {
  const batch = new Batch(async (items: number[]) => {
    await nextTurn()
    if (items.includes(4)) throw rejected
    return items
  }, concernsOneItem)
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => batch.do(item)))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('an error that affects all items is not retried item by item', async () => {
  let runs = 0
  const batch = new Batch(async (_items: number[]) => {
    runs += 1
    await nextTurn()
    throw new Error('down')
  }, concernsOneItem)
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => batch.do(item)))
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
  expect(runs).toBe(1)
})

test('a batch with a delay includes the items added in the meantime', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { runs, batch } = manualBatch({ lingerMs: 5 })
  const answers = [1, 2].map((item) => batch.do(item))
  vi.advanceTimersByTime(4)
  await nextTurn()
  expect(runs).toEqual([])
  answers.push(batch.do(3))
  vi.advanceTimersByTime(1)
  expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]])
  runs[0]?.end()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3'])
})
