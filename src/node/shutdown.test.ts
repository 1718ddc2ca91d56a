import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Log } from './log'
import { onShutdown } from './shutdown'

const exit = vi.spyOn(process, 'exit')
const logged: string[] = []
const log = {
  info: ({ reason }: { reason: string }) => logged.push(reason),
  error: (...words: unknown[]) => logged.push(String(words.at(-1))),
} as unknown as Log

beforeEach(() => {
  vi.useFakeTimers()
  exit.mockReset().mockImplementation(() => undefined as never)
  logged.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeAllListeners(signal)
})

/** Simulates a program started by a parent, with an open or closed IPC channel. */
function startedByParent(connected: boolean): void {
  vi.stubGlobal('process', Object.assign(Object.create(process), { send: () => true, connected }))
}

test.each(['SIGTERM', 'SIGINT'])('%s stops a program once, with exit code 0', async (signal) => {
  let stops = 0
  onShutdown(async () => void stops++, log)
  process.emit(signal as 'SIGTERM')
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(stops).toBe(1)
  expect(exit.mock.calls).toEqual([[0]])
  expect(logged).toEqual([signal])
})

test('a failed stop is logged and exits with code 1', async () => {
  onShutdown(() => Promise.reject(new Error('broken')), log)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(exit.mock.calls).toEqual([[1]])
  expect(logged).toEqual(['SIGTERM', 'stopping failed'])
})

test('a hanging stop is ended after nine seconds with exit code 1', async () => {
  onShutdown(() => new Promise(() => undefined), log)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(8_900)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(exit.mock.calls).toEqual([[1]])
  expect(logged.at(-1)).toContain('took too long')
})

test('a program stops with its parent process, even if that was gone before', async () => {
  startedByParent(true)
  onShutdown(async () => undefined, log)
  expect(logged).toEqual([])
  process.emit('disconnect')
  await vi.advanceTimersByTimeAsync(0)
  expect(exit.mock.calls).toEqual([[0]])
  startedByParent(false)
  onShutdown(async () => undefined, log)
  await vi.advanceTimersByTimeAsync(0)
  expect(logged).toEqual(['parent gone', 'parent gone'])
})
