import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat'

// The fake clock does not reach the timers of this module.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      setTimeout(resolve, ms)
      signal?.addEventListener('abort', reject)
    }),
}))
afterEach(() => void vi.useRealTimers())

test('repeat runs the task at once and then a second after each run, whether or not it failed', async () => {
  vi.useFakeTimers()
  const failure = new Error('odd run')
  const onError = vi.fn()
  let runs = 0
  const repeating = repeat(
    1_000,
    async () => {
      runs += 1
      if (runs % 2 === 1) throw failure
    },
    onError,
  )
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(3)
  expect(onError.mock.calls).toEqual([[failure], [failure]])
  await repeating.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(3)
})

test('repeat never starts a run before the last one has ended', async () => {
  let atOnce = 0
  let most = 0
  let runs = 0
  const repeating = repeat(
    1,
    async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await sleep(10)
      atOnce -= 1
      runs += 1
    },
    () => undefined,
  )
  await expect.poll(() => runs).toBeGreaterThanOrEqual(3)
  await repeating.stop()
  expect(most).toBe(1)
})

test('stop tells the current run to end and waits for it', async () => {
  let ended = false
  const repeating = repeat(
    60_000,
    async (stopping) => {
      while (!stopping.aborted) await sleep(5)
      await sleep(20)
      ended = true
    },
    () => undefined,
  )
  await repeating.stop()
  expect(ended).toBe(true)
})
