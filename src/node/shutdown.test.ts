import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Log } from './log'
import { onShutdown } from './shutdown'

const exit = vi.spyOn(process, 'exit')
const told: string[] = []
const log = {
  info: ({ reason }: { reason: string }) => told.push(reason),
  error: (...words: unknown[]) => told.push(String(words.at(-1))),
} as unknown as Log

beforeEach(() => {
  vi.useFakeTimers()
  exit.mockReset().mockImplementation(() => undefined as never)
  told.length = 0
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

test.each(['SIGTERM', 'SIGINT'])('%s ends a program, once, with exit code 0', async (signal) => {
  let stops = 0
  onShutdown(async () => void stops++, log)
  process.emit(signal as 'SIGTERM')
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(stops).toBe(1)
  expect(exit.mock.calls).toEqual([[0]])
  expect(told).toEqual([signal])
})

test('a stop that fails is told of and is exit code 1', async () => {
  onShutdown(() => Promise.reject(new Error('broken')), log)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(exit.mock.calls).toEqual([[1]])
  expect(told).toEqual(['SIGTERM', 'stopping failed'])
})

test('a stop that hangs is cut off before a supervisor would do it', async () => {
  onShutdown(() => new Promise(() => undefined), log)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(8_900)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(exit.mock.calls).toEqual([[1]])
  expect(told.at(-1)).toContain('took too long')
})

test('a program ends with the one that started it, also where that was gone before', async () => {
  startedByParent(true)
  onShutdown(async () => undefined, log)
  expect(told).toEqual([])
  process.emit('disconnect')
  await vi.advanceTimersByTimeAsync(0)
  expect(exit.mock.calls).toEqual([[0]])
  startedByParent(false)
  onShutdown(async () => undefined, log)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['parent gone', 'parent gone'])
})
