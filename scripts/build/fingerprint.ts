// One hash over every input of a build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_HASH, DIST, ROOT } from '../tools/paths'

const INPUTS = [
  'src',
  'server',
  'worker',
  'migrations',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.browser.json',
  'tsconfig.mixed.json',
  'tsconfig.node.json',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['client', 'server', 'programs']

/** The hash of the current sources and of the Node.js version that would build them. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of INPUTS) {
    for (const file of filesBelow(join(ROOT, input))) {
      hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Whether dist/ holds a complete build of these sources. */
export function isBuilt(): boolean {
  if (!existsSync(BUILD_HASH) || OUTPUTS.some((name) => !existsSync(join(DIST, name)))) return false
  return readFileSync(BUILD_HASH, 'utf8') === fingerprint()
}

// In a fixed order; without the tests that sit beside the code.
function filesBelow(path: string): string[] {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}
