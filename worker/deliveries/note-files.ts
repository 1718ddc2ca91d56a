// The files of the mail journal, one per note. Those of notes that are forgotten serve the next ones: ext4 does not reuse
// an inode for five seconds and looks at all that were freed in that time whenever it creates a file, which held up a
// worker at 200 emails a second for 1 ms with each. A rename takes 0.05 ms.
import { randomUUID } from 'node:crypto'
import { readdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SPARE = '.spare'
/**
 * Length of a file that may serve again, so that nothing of an earlier note remains; blanks mean nothing to JSON. A note
 * is shorter unless it quotes the mail server at length: such a file is deleted.
 */
const BYTES = 512

export interface NoteFiles {
  /** Writes the note in one step where it can: nobody then finds half of it. Throws the system's error. */
  write(file: string, json: string): void
  /** Removes the note, if there is one. Throws the system's error. */
  remove(file: string): void
  /** Removes the spare files: of this process, and those that killed ones have left. Throws the system's error. */
  clear(): void
}

/** @param folder where the notes are; processes share it, but no spare file */
export function createNoteFiles(folder: string): NoteFiles {
  const owner = randomUUID()
  const spares: string[] = []
  const mayServeAgain = new Set<string>()
  let count = 0

  /** Returns whether there was a spare file. */
  function writeToSpare(file: string, text: string): boolean {
    const spare = spares.pop()
    return spare !== undefined && isThere(() => fillAndRename(spare, file, text))
  }

  return {
    write(file, json) {
      const isShort = Buffer.byteLength(json) <= BYTES
      const text = isShort ? json + ' '.repeat(BYTES - Buffer.byteLength(json)) : json
      if (isShort) mayServeAgain.add(file)
      if (!isShort || !writeToSpare(file, text)) writeFileSync(file, text, { mode: 0o600 })
    },
    remove(file) {
      if (!mayServeAgain.delete(file)) {
        isThere(() => unlinkSync(file))
        return
      }
      const spare = join(folder, `${owner}-${count++}${SPARE}`)
      if (isThere(() => renameSync(file, spare))) spares.push(spare)
    },
    clear() {
      spares.length = 0
      const names = readdirSync(folder).filter((name) => name.endsWith(SPARE))
      for (const name of names) isThere(() => unlinkSync(join(folder, name)))
    },
  }
}

/** Another worker may have started, which clears the folder, or somebody has emptied DATA_DIR. */
function isThere(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

function fillAndRename(spare: string, file: string, text: string): void {
  writeFileSync(spare, text, { flag: 'r+' })
  renameSync(spare, file)
}
