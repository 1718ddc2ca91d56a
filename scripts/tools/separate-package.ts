// Installs a package apart from the site's, on first use: what few need does not make every `npm ci` longer.
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../src/node/start-error'
import { ROOT } from './paths'

const FILES = ['package.json', 'package-lock.json']
const INSTALL = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']

interface SeparatePackage {
  /** As in "MDN's HTTP Observatory". */
  name: string
  /** Who needs it, as in "The tests". */
  user: string
  /** Folder of its package.json and lock file, in the repository. */
  source: string
  /** Makes the installed folder complete. */
  finish?: (modules: string) => void
}

/** The folder `node_modules` with the package. Throws a StartError when it can be neither found nor installed. */
export async function ensureSeparately(wanted: SeparatePackage): Promise<string> {
  const { name, user, finish } = wanted
  const source = join(ROOT, wanted.source)
  const place = join(ROOT, 'node_modules', '.cache', wanted.source.replaceAll('/', '-'))
  const modules = join(place, 'node_modules')
  const mark = join(place, 'installed')
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return modules
  mkdirSync(place, { recursive: true })
  // npm removes what is installed first: if it fails, not even the earlier package is complete.
  rmSync(mark, { force: true })
  for (const file of FILES) copyFileSync(join(source, file), join(place, file))
  try {
    await promisify(execFile)('npm', INSTALL, { cwd: place })
  } catch {
    throw new StartError(
      `${user} need ${name}, and npm could not install it. To see why: cd ${place} && npm ${INSTALL.join(' ')}`,
    )
  }
  finish?.(modules)
  writeFileSync(mark, lock)
  return modules
}
