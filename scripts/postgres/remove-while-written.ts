// Removes the folder of a database that an interrupted program may still be writing.
import { existsSync, rmSync } from 'node:fs'

const TRIES = 10
const PAUSE_MS = 300

/**
 * Blocks for up to three seconds, so that it works while a program exits. What cannot be removed stays: it does no harm,
 * because each such folder has a name of its own. `maxRetries` of Node.js would not do: version 20 repeats only the
 * removal of the empty folder, which fails as long as a new file is in it, and 24 does not wait for less than a second.
 */
export function removeWhileWritten(folder: string): void {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let left = TRIES; left > 0; left--) {
    try {
      rmSync(folder, { recursive: true, force: true })
      // Node.js 24 may give up without an error when a file in it disappears meanwhile.
      if (!existsSync(folder)) return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') return
    }
    Atomics.wait(never, 0, 0, PAUSE_MS)
  }
}
