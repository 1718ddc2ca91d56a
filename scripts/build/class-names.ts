// Short class names for the style files: two characters for the file, then a counter within it. Names made from
// a hash of the file's path cost the home page 300 bytes of its 14 KB, and with them a second round trip:
// a server sends 14,600 bytes before it waits for an acknowledgment (docs/decisions/0008).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every style file is below it; relative to the root. */
const FOLDER = 'src'

interface Naming {
  /** A hash of the file's path, followed by the counter of the name within the file. */
  hash: string
  /** Relative to the root, with forward slashes. */
  filePath: string
}

/**
 * Names the classes of the style files of `root`, identically for server and browser. A file added later, in
 * development, keeps its original hashed names.
 */
export function classNames(root: string): (naming: Naming) => string {
  const files = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `${FOLDER}/${file.replaceAll('\\', '/')}`)
    .sort()
  const hashLengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath)
    if (index === -1) return `_${hash}`
    // Every file counts from 0, so its first name shows where the hash ends.
    const length = hashLengths.get(filePath) ?? hash.length - 1
    hashLengths.set(filePath, length)
    return codeOf(index) + hash.slice(length)
  }
}

/**
 * Two characters, the first of them a letter: enough for 900 files. Not an `a`: the thirteenth file would begin with
 * `ad`, and ad blockers hide such names (tests/browser/hidden-names.ts).
 */
function codeOf(index: number): string {
  const letter = String.fromCharCode('b'.charCodeAt(0) + Math.floor(index / 36))
  return letter + (index % 36).toString(36)
}
