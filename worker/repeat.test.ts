import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { repeat } from './repeat'

test('repeat runs the task at once and then again after each run, whether or not it failed', async () => {
  const failure = new Error('odd run')
  const onError = vi.fn()
  let runs = 0
  const repeating = repeat(
    10,
    async () => {
      runs += 1
      if (runs % 2 === 1) throw failure
    },
    onError,
  )
  expect(runs).toBe(1)
  await expect.poll(() => runs).toBeGreaterThanOrEqual(3)
  await repeating.stop()
  expect(onError).toHaveBeenCalledWith(failure)
  const before = runs
  await sleep(30)
  expect(runs).toBe(before)
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
