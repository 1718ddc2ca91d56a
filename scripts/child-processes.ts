// Waiting for child processes and ending them, each step within a limit.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** `exit code 1` or `SIGKILL`, for a sentence. */
export function describeEnd({ code, signal }: Ended): string {
  return signal ?? (code === null ? 'it could not be started' : `exit code ${code}`)
}

/** Whether `promise` settles within `ms`. Never rejects. */
export async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const limit = new AbortController()
  const settled = promise.then(
    () => true,
    () => true,
  )
  const late = sleep(Math.max(0, ms), false, { signal: limit.signal }).catch(() => false)
  const inTime = await Promise.race([settled, late])
  limit.abort()
  return inTime
}

/** Sends a signal to a process, or to its group when `pid` is negative; one that is gone is fine. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
