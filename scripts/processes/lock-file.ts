// A lock file that frees itself when its holder dies, however it died: it records the process and its start time.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startTimeOf } from './process-identity'

export type Lock = { held: true; release(): void } | { held: false; holder: number }

/**
 * Takes the lock at once or tells who holds it. A lock is never broken while its holder runs, and a recycled
 * pid is not mistaken for the holder. Throws when `file` cannot be written.
 */
export function takeLock(file: string): Lock {
  const own = `${process.pid} ${startTimeOf(process.pid)}\n`
  for (;;) {
    if (create(file, own)) return { held: true, release: () => release(file, own) }
    const found = read(file)
    if (found === null) continue
    const holder = holderIn(found)
    if (holder !== null) return { held: false, holder }
    // One at a time: otherwise one could remove the new lock of another, taking it for the stale one.
    const removal = takeLock(`${file}.removal`)
    // Whoever removes it takes it next.
    if (!removal.held) return removal
    if (read(file) === found) rmSync(file, { force: true })
    removal.release()
  }
}

/** The pid of the process that holds the lock now, or null. */
export function lockHolder(file: string): number | null {
  const found = read(file)
  return found === null ? null : holderIn(found)
}

// Linked into place, so no one ever reads a half-written lock.
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
  return pid && startTimeOf(Number(pid)) === startedAt ? Number(pid) : null
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true })
}
