// Stops a PostgreSQL that outlived the process that started it, before a new one starts.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signalProcess } from '../processes/child-processes'
import { commandOf, startTimeOf } from '../processes/process-identity'

/** Fast shutdown, immediate shutdown, kill, each with its timeout in milliseconds. */
const STEPS = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 2_000],
] as const

/**
 * Stops whatever still serves `cluster`. Call it only while holding the lock of the data directory, which
 * proves that the process that started it is gone.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const startedAt = pid > 0 ? startTimeOf(pid) : null
  if (startedAt === null) return
  const command = commandOf(pid)
  if (!command.includes('postgres') || !command.includes(cluster)) {
    // The pid now belongs to another program, but PostgreSQL would take that program for itself.
    rmSync(pidFile, { force: true })
    return
  }
  for (const [signal, limit] of STEPS) {
    signalProcess(pid, signal)
    const deadline = performance.now() + limit
    while (startTimeOf(pid) === startedAt && performance.now() < deadline) await sleep(50)
    if (startTimeOf(pid) !== startedAt) return
  }
}
