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

test('the database is stopped after the programs, which are forced after eight seconds or on request', async () => {
  for (const { forcedAt, endsAt } of [
    { forcedAt: null, endsAt: 8_000 },
    { forcedAt: 1_000, endsAt: 1_000 },
  ]) {
    const forceSignal = new AbortController()
    // A program that only force ends.
    const program = {
      stop: (force: AbortSignal) =>
        new Promise<void>((resolve) => force.addEventListener('abort', () => resolve())),
    }
    const stop = vi.fn(async (_withinMs: number) => undefined)
    const database = Promise.resolve({ url: '', lost: new Promise<never>(() => undefined), stop })
    const ended = vi.fn()
    void stopAll({ database, programs: [program] }, forceSignal.signal).then(ended)
    if (forcedAt !== null) setTimeout(() => forceSignal.abort(), forcedAt)
    await vi.advanceTimersByTimeAsync(endsAt - 1)
    expect(stop).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(stop).toHaveBeenCalled()
    expect(ended).toHaveBeenCalled()
  }
})

test('a stop ends in ten seconds whatever hangs, and although the database failed to start', async () => {
  const never = new Promise<never>(() => undefined)
  const running = async () => ({ url: '', lost: never, stop: () => never })
  const failed = () => Promise.reject(new Error('no space'))
  for (const { start, build, endsAt } of [
    { start: running, build: undefined, endsAt: 10_000 },
    { start: failed, build: never, endsAt: 10_000 },
    { start: failed, build: undefined, endsAt: 0 },
  ]) {
    const ended = vi.fn()
    const parts = { database: start(), programs: [], ...(build ? { build } : {}) }
    void stopAll(parts, new AbortController().signal).then(ended)
    await vi.advanceTimersByTimeAsync(Math.max(0, endsAt - 1))
    if (endsAt > 0) expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalled()
  }
})
