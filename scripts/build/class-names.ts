// Short names for the classes of the style files: two letters for the file, and the count within it. Names made
// from a hash of the file's path cost the home page 300 bytes of its 14 KB, and with them a second journey:
// a server sends 14,600 bytes before it waits for an answer (docs/decisions/0008).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Naming {
  /** A hash of the file's path, and behind it the count of the name in the file. */
  hash: string
  /** Relative to the root, with slashes. */
  filePath: string
}

/**
 * Names the style files below `folder` of `root`, the same for server and browser. A file that comes later, in
 * development, keeps the names that it was given.
 */
export function classNames(root: string, folder: string): (naming: Naming) => string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
  const hashLengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath)
    if (index === -1) return `_${hash}`
    // Every file counts from 0, so that the first name tells where its hash ends.
    const length = hashLengths.get(filePath) ?? hash.length - 1
    hashLengths.set(filePath, length)
    return codeOf(index) + hash.slice(length)
  }
}

/** Two characters, the first of them a letter: enough for 936 files. */
function codeOf(index: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + Math.floor(index / 36))
  return letter + (index % 36).toString(36)
}
