// The data directory of the embedded PostgreSQL: its layout, and the lock that lets only one process use it.
import { realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { notWritable, openDataFolder } from '../../src/node/data-folder'
import { StartError } from '../../src/node/start-error'
import { type Lock, lockHolder, takeLock } from '../processes/lock-file'

export interface DataHome {
  dir: string
  /** The database cluster. */
  cluster: string
  /** The password of the cluster's owner. */
  secret: string
  /** PostgreSQL's output since its last start; the previous log is kept beside it. */
  log: string
  /** The connection URL, present while PostgreSQL runs. */
  url: string
  lock: string
}

function layOut(dir: string): DataHome {
  const path = (name: string) => join(dir, name)
  return {
    dir,
    cluster: path('postgres'),
    secret: path('postgres.secret'),
    log: path('postgres.log'),
    url: path('postgres.url'),
    lock: path('postgres.lock'),
  }
}

/** Creates `dataDir` if it is missing and locks it for this process. Throws a StartError. */
export function openDataHome(dataDir: string): { home: DataHome; release(): void } {
  const home = layOut(resolve(dataDir))
  const lock = attempt(home, () => {
    openDataFolder(home.dir)
    Object.assign(home, layOut(realpathSync(home.dir)))
    return asLockReader(home, () => takeLock(home.lock))
  })
  if (!lock.held) {
    throw new StartError(
      `The data directory ${home.dir} is in use by another running instance (process ${lock.holder}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
  return { home, release: () => release(home, lock) }
}

/** The layout of `dataDir` while another process runs PostgreSQL there, or null. Throws a StartError. */
export function findDataHomeInUse(dataDir: string): DataHome | null {
  const home = layOut(resolve(dataDir))
  const holder = attempt(home, () => asLockReader(home, () => lockHolder(home.lock)))
  return holder === null ? null : home
}

const REFUSED = ['EACCES', 'EPERM']

/** Only the user who runs PostgreSQL can read its lock and its URL, which holds the password. */
function asLockReader<T>({ lock }: DataHome, step: () => T): T {
  try {
    return step()
  } catch (error) {
    const { code = '', syscall, path } = error as NodeJS.ErrnoException
    const refused = REFUSED.includes(code) && syscall === 'open' && path === lock
    if (!refused) throw error
    throw new StartError(
      `DATA_DIR: cannot read ${lock} (${code}). Run this as the user who runs npm start, or set DATABASE_URL`,
    )
  }
}

/** Runs a step that reads `path` in the data directory, turning system errors into a StartError. */
export function attemptRead<T>(path: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') throw notWritable(path, error)
    const remedy = REFUSED.includes(code) ? 'Run this as the user who owns it' : 'Check the disk'
    throw new StartError(
      `DATA_DIR: cannot read ${path} (${code}). ${remedy}, or choose another folder, for example DATA_DIR=/var/lib/website`,
    )
  }
}

/** Runs a step that writes to the data directory, turning system errors into a StartError. */
export function attempt<T>(home: DataHome, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw notWritable(home.dir, error)
  }
}

function release(home: DataHome, lock: Extract<Lock, { held: true }>): void {
  rmSync(home.url, { force: true })
  lock.release()
}
