// The files of the mail journal, one per note. Those of notes that are forgotten serve the next ones: ext4 does not reuse
// an inode for five seconds and looks at all that were freed in that time whenever it creates a file, which held up a
// worker at 200 emails a second for 1 ms with each. A rename takes 0.05 ms.
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const SPARE = '.spare'
/**
 * Length of a file that may serve again, so that nothing of an earlier note remains; blanks mean nothing to JSON. A note
 * is shorter unless it quotes the mail server at length: such a file is deleted.
 */
const BYTES = 512
/** More than a worker sends at a time. Notes may be many more where the server defers some inboxes of each email. */
const MAX_SPARES = 64

interface NoteFiles {
  /** Writes the note in one step where it can: nobody then finds half of it. Throws the system's error. */
  write(file: string, json: string): void
  /** Removes the note, if there is one. Throws the system's error. */
  remove(file: string): void
  /** Removes the spare files: of this process, and those that killed ones have left. Throws if the folder cannot be read. */
  clear(): void
}

/** @param folder where the notes are; processes share it, but no spare file */
export function createNoteFiles(folder: string): NoteFiles {
  const owner = randomUUID()
  const spares: string[] = []
  const mayServeAgain = new Set<string>()
  let count = 0

  /** Returns whether a spare file took it. */
  function writeToSpare(file: string, text: string): boolean {
    const spare = spares.pop()
    if (spare === undefined) return false
    try {
      fillAndRename(spare, file, text)
      return true
    } catch {
      // Gone, or of no use: a new file is tried, and says why if that fails too.
      discard(spare)
      return false
    }
  }

  /** Returns whether the file is a spare one now. A full disk may have no room for the new name. */
  function keep(file: string): boolean {
    if (spares.length === MAX_SPARES) return false
    const spare = join(folder, `${owner}-${count++}${SPARE}`)
    try {
      renameSync(file, spare)
    } catch {
      return false
    }
    spares.push(spare)
    return true
  }

  return {
    write(file, json) {
      const isShort = Buffer.byteLength(json) <= BYTES
      const text = isShort ? json + ' '.repeat(BYTES - Buffer.byteLength(json)) : json
      if (!isShort || !writeToSpare(file, text)) writeFileSync(file, text, { mode: 0o600 })
      // Only now: a full disk leaves an empty file, which no later note would fit into either.
      if (isShort) mayServeAgain.add(file)
    },
    remove(file) {
      if (!mayServeAgain.delete(file) || !keep(file)) ifThere(() => unlinkSync(file))
    },
    clear() {
      spares.length = 0
      ifThere(() => {
        const names = readdirSync(folder).filter((name) => name.endsWith(SPARE))
        for (const name of names) discard(join(folder, name))
      })
    },
  }
}

/** Another worker may have removed it, or somebody has emptied DATA_DIR. */
function ifThere(act: () => void): void {
  try {
    act()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function fillAndRename(spare: string, file: string, text: string): void {
  const opened = openSync(spare, 'r+')
  try {
    writeFileSync(opened, text)
    // Another worker may have written a longer note under the name that the file had.
    if (fstatSync(opened).size > BYTES) ftruncateSync(opened, BYTES)
  } finally {
    closeSync(opened)
  }
  renameSync(spare, file)
}

/** What cannot be deleted stays until a worker starts. */
function discard(spare: string): void {
  try {
    unlinkSync(spare)
  } catch {
    // No note depends on it.
  }
}
