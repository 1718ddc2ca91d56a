// Distinguishes a process from a later one with the same pid.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The start time of the process, as a string that only this same process yields again.
 * Null when there is no such process, or only a zombie.
 */
export function startTimeOf(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** The command line of a process, arguments separated by spaces; empty when it cannot be read. */
export function commandOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return ps(pid, 'command=')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** The parent's pid; 0 when it cannot be read. */
export function parentOf(pid: number): number {
  try {
    return process.platform === 'linux' ? Number(statOf(pid)[1]) : Number(ps(pid, 'ppid='))
  } catch {
    return 0
  }
}

// proc(5): the command name in parentheses may contain anything, so fields are counted from the last ")":
// state is then the first, the parent pid the second and the start time, in ticks since boot, the 20th.
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function fromProc(pid: number): string | null {
  try {
    const fields = statOf(pid)
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${fields[19]}`
  } catch {
    return null
  }
}

function fromPs(pid: number): string | null {
  try {
    const [state, ...started] = ps(pid, 'state=,lstart=').split(/\s+/)
    return !state || state.startsWith('Z') ? null : started.join(' ')
  } catch {
    return null
  }
}

function ps(pid: number, columns: string): string {
  return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim()
}
