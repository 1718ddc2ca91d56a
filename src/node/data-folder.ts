// The folders under DATA_DIR: made where they are missing, and one sentence where nothing can be written there.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error'

/** For names, addresses and messages: the user of the program alone may look inside. */
export const OWN = 0o700

/**
 * Makes the folder where it is missing. Throws a StartError where nothing can be written into it.
 * @param mode of what is made, as `chmod` has it
 */
export function openDataFolder(folder: string, mode = 0o777): void {
  try {
    makeFolder(folder, mode)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

/** What to tell about a step that the system refused in a folder under DATA_DIR. */
export function notWritable(folder: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  const reason = code === 'ENOTDIR' ? 'there is a file in its place' : (code ?? message)
  return new StartError(
    `DATA_DIR: cannot write to ${folder} (${reason}). Make it writable for this user, free some space, or choose another folder, for example DATA_DIR=/var/lib/website`,
  )
}

// Not mkdir's own recursion: where a folder cannot be made although its parent exists, as in /proc,
// that never returns.
function makeFolder(dir: string, mode: number): void {
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
    throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' })
  }
  return there !== undefined
}
