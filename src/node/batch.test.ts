import { expect, test } from 'vitest'
import { Batch } from './batch'

/** A batch whose runs are recorded and end only on request. */
function manual(pace = {}) {
  const runs: { items: number[]; end: (error?: unknown) => void }[] = []
  const run = (items: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const end = (error?: unknown) => (error ? reject(error) : resolve(items.map(String)))
      runs.push({ items, end })
    })
  return { runs, batch: new Batch(run, isAboutOne, pace) }
}
const refused = new Error('refused')
const isAboutOne = (error: unknown) => error === refused
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked in one turn shares a batch, and each asker gets its own answer', async () => {
  const { runs, batch } = manual()
  const answers = [1, 2, 3].map((item) => batch.do(item))
  expect(runs).toEqual([])
  await turn()
  expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]])
  runs[0]?.end()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3'])
})

test('what is asked while two batches run shares the next', async () => {
  const { runs, batch } = manual()
  const answers = [batch.do(1)]
  await turn()
  answers.push(batch.do(2))
  await turn()
  answers.push(...[3, 4, 5].map((item) => batch.do(item)))
  await turn()
  expect(runs.map(({ items }) => items)).toEqual([[1], [2]])
  runs[1]?.end()
  await turn()
  expect(runs[2]?.items).toEqual([3, 4, 5])
  runs[2]?.end()
  runs[0]?.end()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '5'])
})

test('a batch holds 50 items at most; the others are the next', async () => {
  const { runs, batch } = manual()
  for (let item = 0; item < 60; item++) void batch.do(item)
  await turn()
  expect(runs.map(({ items }) => items.length)).toEqual([50, 10])
})

test('an item that is refused fails alone', async () => {
  const batch = new Batch(async (items: number[]) => {
    await turn()
    if (items.includes(4)) throw refused
    return items
  }, isAboutOne)
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => batch.do(item)))
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('what all would meet is met once', async () => {
  let runs = 0
  const batch = new Batch(async (_items: number[]) => {
    runs += 1
    await turn()
    throw new Error('away')
  }, isAboutOne)
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => batch.do(item)))
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
  expect(runs).toBe(1)
})

test('a batch that waits for company takes along who comes meanwhile', async () => {
  const { runs, batch } = manual({ lingerMs: 5 })
  const answers = [1, 2, 3].map((item) => batch.do(item))
  expect(runs).toEqual([])
  await expect.poll(() => runs[0]?.items).toEqual([1, 2, 3])
  runs[0]?.end()
  expect(await Promise.all(answers)).toEqual(['1', '2', '3'])
})
