// Helpers that wait for child processes and end them, each step within a time limit.
import type { ChildProcess } from 'node:child_process'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}

/** Resolves when the process has ended, or could not be started (code null, signal null). */
export function whenEnded(child: ChildProcess): Promise<Ended> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode })
  }
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => {
      if (child.pid === undefined) resolve({ code: null, signal: null })
    })
  })
}

/** `exit code 1` or `SIGKILL`, for use in a sentence. */
export function describeEnd({ code, signal }: Ended): string {
  return signal ?? (code === null ? 'it could not be started' : `exit code ${code}`)
}

/**
 * A signal that aborts after `ms` milliseconds, or when `earlier` does. Not AbortSignal.any with
 * AbortSignal.timeout: on Node.js 20 the two can be garbage-collected before they fire.
 */
export function abortAfter(ms: number, earlier?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  setTimeout(abort, ms).unref()
  if (earlier?.aborted) abort()
  earlier?.addEventListener('abort', abort)
  return controller.signal
}

/** Sends a signal to a process, or to its group when `pid` is negative. A process already gone is not an error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
