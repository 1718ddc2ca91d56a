// A lock that the death of its holder opens, however it died: the file names the process and its start.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isRunning, startTimeOf } from './process-identity'

export type Lock = { held: true; release(): void } | { held: false; holder: number }

/**
 * Takes the lock at once or tells who holds it. Nobody's lock is broken while its holder runs, also
 * when the holder's number has been given to another process since. Throws when `file` cannot be written.
 */
export function takeLock(file: string): Lock {
  const own = `${process.pid} ${startTimeOf(process.pid)}\n`
  for (;;) {
    if (create(file, own)) return { held: true, release: () => release(file, own) }
    const found = read(file)
    if (found === null) continue
    const holder = holderIn(found)
    if (holder !== null) return { held: false, holder }
    removeStale(file, found)
  }
}

/** The process that holds the lock now, or null when nobody does. */
export function lockHolder(file: string): number | null {
  const found = read(file)
  return found === null ? null : holderIn(found)
}

// Linked into place, so that nobody ever reads a lock that is only half written.
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function holderIn(content: string): number | null {
  const [, pid, startedAt] = /^(\d+) (.+)\n$/.exec(content) ?? []
  return pid && startedAt && isRunning(Number(pid), startedAt) ? Number(pid) : null
}

// Moved aside and read again: another process may have replaced the stale lock by its own meanwhile.
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
    if (read(aside) !== stale) linkSync(aside, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true })
}
