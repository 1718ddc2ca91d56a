import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT } from './paths'
import { ensureSeparately } from './separate-package'

/** As `npm ci` does, it first removes what is installed. */
const NPM = `#!/bin/sh
rm -rf node_modules
[ "$(cat package-lock.json)" = broken ] && exit 1
mkdir node_modules && cp package-lock.json node_modules/lock`

let dir: string
const places: string[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'package-'))
  writeFileSync(join(dir, 'npm'), NPM)
  chmodSync(join(dir, 'npm'), 0o755)
  vi.stubEnv('PATH', `${dir}${delimiter}${process.env.PATH}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const place of [dir, ...places]) rmSync(place, { recursive: true, force: true })
})

/** What is installed after asking for the package with this lock file. */
async function install(lock: string): Promise<string> {
  writeFileSync(join(dir, 'package.json'), '{}')
  writeFileSync(join(dir, 'package-lock.json'), lock)
  const source = relative(ROOT, dir)
  const modules = await ensureSeparately({ name: 'Stand-in', user: 'Tests', source })
  places.push(dirname(modules))
  return readFileSync(join(modules, 'lock'), 'utf8')
}

test('a package is complete again after the installation of another version has failed', async () => {
  expect(await install('first')).toBe('first')
  await expect(install('broken')).rejects.toThrow('Tests need Stand-in')
  expect(await install('first')).toBe('first')
})
