// Installs MDN's HTTP Observatory, which scores the site's headers in a test. It is installed apart from the
// site: its install scripts fetch lists from the network and build a client for its database, and its
// dependency tree is twice the size of the site's. Scoring headers needs none of that.
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../src/node/start-error'
import { ROOT } from '../build/paths'

const SOURCE = join(ROOT, 'tests', 'observatory')
const PLACE = join(ROOT, 'node_modules', '.cache', 'observatory')
const FILES = ['package.json', 'package-lock.json']
const INSTALL = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']

/** The folder of the package. Throws a StartError when it can be neither found nor installed. */
export async function ensureObservatory(): Promise<string> {
  const folder = join(PLACE, 'node_modules', '@mdn', 'mdn-http-observatory')
  const mark = join(PLACE, 'installed')
  const lock = readFileSync(join(SOURCE, 'package-lock.json'), 'utf8')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return folder
  mkdirSync(PLACE, { recursive: true })
  for (const file of FILES) copyFileSync(join(SOURCE, file), join(PLACE, file))
  try {
    await promisify(execFile)('npm', INSTALL, { cwd: PLACE })
  } catch {
    throw new StartError(
      `The tests need MDN's HTTP Observatory, and npm could not install it. To see why: cd ${PLACE} && npm ${INSTALL.join(' ')}`,
    )
  }
  // The list of HSTS-preloaded hosts that its install script would fetch; no site of ours is on it.
  writeFileSync(join(folder, 'conf', 'hsts-preload.json'), '{}')
  writeFileSync(mark, lock)
  return folder
}
