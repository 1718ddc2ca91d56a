import { afterEach, expect, test, vi } from 'vitest'
import { runUntilStopped, type Started } from './run-until-stopped'
import { whenAborted } from './stop-request'

afterEach(() => void vi.restoreAllMocks())

/** A stop request that a test makes, and the exit code that the process ends with. */
function stopped() {
  const first = new AbortController()
  const giveUp = () => first.abort()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const stop = { signal: first.signal, forceSignal: new AbortController().signal, giveUp }
  return { stop, request: giveUp, exit }
}

test('a part that fails ends the one that is under way, and its failure is reported', async () => {
  const { stop, exit } = stopped()
  const start = async (started: Started, signal: AbortSignal) => {
    started.build = whenAborted(signal)
    throw new Error('no database')
  }
  const startedAt = performance.now()
  await expect(runUntilStopped(stop, start)).rejects.toThrow('no database')
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  expect(exit).not.toHaveBeenCalled()
})

test('a part that fails because a stop was requested is no failure', async () => {
  const { stop, request, exit } = stopped()
  const start = async () => {
    request()
    throw new Error('interrupted')
  }
  await runUntilStopped(stop, start)
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})
