// Signals a process together with everything it started, to freeze or kill it.
import { spawnSync } from 'node:child_process'

/** The process and all its descendants. */
function family(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  const children = stdout.trim().split(/\s+/).filter(Boolean).map(Number)
  return [pid, ...children.flatMap(family)]
}

export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const member of family(pid)) {
    try {
      process.kill(member, signal)
    } catch {
      // Ended in the meantime.
    }
  }
}
