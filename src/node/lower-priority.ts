// The worker yields the processor to what a visitor waits for: the server, and the datastores behind it.
import { readFileSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * A nice value, from 0 to 19; this one means half of the share of the others. It has to suffice next to programs that are
 * busy all the time: with four on two cores, the median email left after 0.2 s instead of 0.1, but after 1.5 s at 5, and
 * after 20 s at 10, where most connections to PostgreSQL timed out.
 */
export const NICENESS = 3

/**
 * Lowers the priority of this process, unless whoever started it has chosen one. Where the system forbids it, the
 * priority stays as it is.
 */
export function lowerPriority(): void {
  try {
    if (getPriority() !== 0) return
    setPriority(NICENESS)
    // Linux compares nice values only within a session and gives all sessions equal shares, see sched(7), "The
    // autogroup feature". A session that is not ours holds others, such as the shell and the server of a developer.
    if (isSessionLeader() && / nice 0$/m.test(readFileSync(AUTOGROUP, 'ascii'))) {
      writeFileSync(AUTOGROUP, String(NICENESS))
    }
  } catch {
    // Not Linux, no autogroups, or a sandbox.
  }
}

const AUTOGROUP = '/proc/self/autogroup'

function isSessionLeader(): boolean {
  // `PID (name) state parent group session …`, see proc_pid_stat(5); the name may hold anything.
  const [, , , session] = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(session) === process.pid
}
