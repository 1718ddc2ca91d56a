import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForStop } from './stop-request'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('npm_lifecycle_event', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a second Ctrl-C aborts `forceSignal`, unless it is an echo of the first', () => {
  const { signal, forceSignal } = listen()
  ctrlC()
  vi.advanceTimersByTime(100)
  ctrlC()
  expect([signal.aborted, forceSignal.aborted]).toEqual([true, false])
  vi.advanceTimersByTime(2_000)
  ctrlC()
  expect(forceSignal.aborted).toBe(true)
})

test('the first Ctrl-C after giveUp() does not abort `forceSignal`', () => {
  const { giveUp, signal, forceSignal } = listen()
  giveUp()
  vi.advanceTimersByTime(2_000)
  ctrlC()
  expect([signal.aborted, forceSignal.aborted]).toEqual([true, false])
  vi.advanceTimersByTime(2_000)
  ctrlC()
  expect(forceSignal.aborted).toBe(true)
})

test('npm killed while we were loading aborts `signal` at once', () => {
  vi.stubEnv('npm_lifecycle_event', 'start')
  vi.stubEnv('NPM_PID', String(process.pid))
  expect(listen().signal.aborted).toBe(false)
  vi.stubEnv('NPM_PID', String(spawnSync('true').pid))
  expect(listen().signal.aborted).toBe(true)
})

let ctrlC: () => void

/** Instead of the process, whose other listeners must not notice. */
function listen() {
  const on = vi.spyOn(process, 'on').mockReturnThis()
  const stop = listenForStop()
  ctrlC = on.mock.calls.find(([name]) => name === 'SIGINT')?.[1] as () => void
  on.mockRestore()
  return stop
}
