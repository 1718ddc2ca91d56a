// Creates the folders under DATA_DIR where they are missing, and reports in one sentence when they are not writable.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from './start-error'

/** Mode of folders that hold names, addresses and messages: only the program's own user has access. */
export const PRIVATE_MODE = 0o700

/**
 * Creates the folder if it is missing. Throws a StartError if it is not writable.
 * @param mode of the folders created, as for `chmod`
 */
export function openDataFolder(folder: string, mode = 0o777): void {
  try {
    makeFolder(folder, mode)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

/** The error for an operation that the system refused in a folder under DATA_DIR. */
export function notWritable(folder: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  const reason = code === 'ENOTDIR' ? 'there is a file in its place' : (code ?? message)
  return new StartError(
    `DATA_DIR: cannot write to ${resolve(folder)} (${reason}). Make it writable for this user, free some space, or choose another folder, for example DATA_DIR=/var/lib/website`,
  )
}

/**
 * Creates the folder if it is missing, and throws the system's error if that fails. Not mkdir's `recursive` option: it
 * never returns where a folder cannot be created although its parent exists, as in /proc.
 * @param mode of the folders created, as for `chmod`
 */
export function makeFolder(dir: string, mode: number): void {
  if (isFolder(dir)) return
  makeFolder(dirname(dir), mode)
  try {
    mkdirSync(dir, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function isFolder(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false })
  if (there && !there.isDirectory()) {
    throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' })
  }
  return there !== undefined
}
