// One hash over everything that goes into a build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_HASH, DIST, ROOT } from './paths'

const INPUTS = [
  'src',
  'server',
  'worker',
  'migrations',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['client', 'server', 'programs']

/** The hash of the sources as they are now, with the Node.js version that would build them. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of INPUTS) {
    for (const file of filesBelow(join(ROOT, input))) {
      hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Whether dist/ holds a whole build of these sources. */
export function isBuilt(): boolean {
  if (!existsSync(BUILD_HASH) || OUTPUTS.some((name) => !existsSync(join(DIST, name)))) return false
  return readFileSync(BUILD_HASH, 'utf8') === fingerprint()
}

// In a fixed order; tests that lie beside the code are no part of it.
function filesBelow(path: string): string[] {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}
