// Signals a process together with everything it started, to freeze or kill it.
import { spawnSync } from 'node:child_process'

/** The process and all its descendants. */
function processTree(pid: number): number[] {
  // Only procps can list the children of a process, so they are found among all processes.
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const under = (parent: number): number[] => [
    parent,
    ...all.flatMap(([child = 0, its]) => (its === parent ? under(child) : [])),
  ]
  return under(pid)
}

export function signalProcessTree(pid: number, signal: NodeJS.Signals): void {
  for (const member of processTree(pid)) {
    try {
      process.kill(member, signal)
    } catch {
      // Ended in the meantime.
    }
  }
}
