// Temporary folders for files that a test writes.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './clean-up'

const dirs = new Set<string>()
process.on('exit', () => dirs.forEach(remove))

/** A new empty folder, removed at the end of the test file or, outside of one, at process exit. */
export function tempDir(name = 'website'): string {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`))
  dirs.add(dir)
  atEnd(() => remove(dir))
  return dir
}

function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
  dirs.delete(dir)
}
