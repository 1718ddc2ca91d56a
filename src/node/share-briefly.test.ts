import { afterEach, expect, test, vi } from 'vitest'
import { shareBriefly } from './share-briefly'

afterEach(() => vi.useRealTimers())

/** A question whose answers are given by hand, the first asked first. */
function question() {
  const waiting: ((answer: string) => void)[] = []
  const ask = () => new Promise<string>((resolve) => waiting.push(resolve))
  return { waiting, ask }
}

test('who asks while an answer is on its way gets that one, however long it takes', async () => {
  vi.useFakeTimers()
  const { waiting, ask } = question()
  const shared = shareBriefly(250, ask)
  const first = shared()
  vi.advanceTimersByTime(5_000)
  const second = shared()
  expect(waiting).toHaveLength(1)
  waiting[0]?.('up')
  expect(await Promise.all([first, second])).toEqual(['up', 'up'])
})

test('an answer is given again for a moment, and then asked for anew; so is one that failed', async () => {
  vi.useFakeTimers()
  let asked = 0
  const shared = shareBriefly(250, async () => {
    asked += 1
    if (asked === 2) throw new Error('down')
    return asked
  })
  expect([await shared(), await shared()]).toEqual([1, 1])
  vi.advanceTimersByTime(249)
  expect(await shared()).toBe(1)
  vi.advanceTimersByTime(1)
  await expect(shared()).rejects.toThrow('down')
  vi.advanceTimersByTime(250)
  expect(await shared()).toBe(3)
})
