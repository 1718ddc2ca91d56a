import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet'

// What the machine does beside the test must not decide it: both the clock and the busy time are set.
let busyMs = 0

beforeEach(() => {
  busyMs = 0
  vi.useFakeTimers()
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((since) => {
    const active = busyMs - (since?.active ?? 0)
    const idle = Date.now() - busyMs - (since?.idle ?? 0)
    return { active, idle, utilization: active / (active + idle) }
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets a time pass in which the event loop is busy for a share of it, 0 to 1. */
function pass(ms: number, share: number): void {
  busyMs += ms * share
  vi.advanceTimersByTime(ms)
}

test('whenQuiet() waits while there is much to do, then acts once', () => {
  const act = vi.fn()
  whenQuiet(15_000, act)
  for (let n = 0; n < 10; n += 1) pass(15_000, 0.2)
  expect(act).not.toHaveBeenCalled()
  pass(15_000, 0.05)
  expect(act).toHaveBeenCalledTimes(1)
  pass(60_000, 0)
  expect(act).toHaveBeenCalledTimes(1)
})

test('whenQuiet() does not act once it is cancelled', () => {
  const act = vi.fn()
  const cancel = whenQuiet(15_000, act)
  cancel()
  pass(60_000, 0)
  expect(act).not.toHaveBeenCalled()
})
