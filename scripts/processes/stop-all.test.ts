import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopAll } from './stop-all'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a second stop request while PostgreSQL is stopping shortens its time limit to one second', async () => {
  const forceSignal = new AbortController()
  const ended = vi.fn()
  // A PostgreSQL that only force ends: it takes all the time that it is given.
  const stop = (withinMs: number) => new Promise<void>((resolve) => setTimeout(resolve, withinMs))
  const database = Promise.resolve({ url: '', lost: new Promise<never>(() => undefined), stop })
  void stopAll({ database, programs: [] }, forceSignal.signal).then(ended)
  await vi.advanceTimersByTimeAsync(2_000)
  forceSignal.abort()
  await vi.advanceTimersByTimeAsync(900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(ended).toHaveBeenCalled()
})
