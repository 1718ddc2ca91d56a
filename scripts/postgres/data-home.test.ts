import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../../tests/support/child-process'
import { tempDir } from '../../tests/support/temp-dir'
import { findDataHomeInUse } from './data-home'

/** What `findDataHomeInUse` throws in a process that has no right of root. */
async function failureOf(dataDir: string): Promise<string> {
  const file = new URL('./data-home.ts', import.meta.url).href
  const code = `
    const { findDataHomeInUse } = await import(${JSON.stringify(file)})
    if (process.getuid() === 0) process.seteuid(65534)
    try {
      findDataHomeInUse(${JSON.stringify(dataDir)})
    } catch ({ name, message }) {
      process.stdout.write(name + ': ' + message)
    }`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const child = startProcess(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await child.exit
  return child.stdout()
}

test('a lock of another user is reported as what cannot be read, with what to do', async () => {
  const dir = tempDir()
  chmodSync(dir, 0o755)
  const lock = join(dir, 'postgres.lock')
  writeFileSync(lock, '', { mode: 0o000 })
  expect(await failureOf(dir)).toBe(
    `StartError: DATA_DIR: cannot read ${lock} (EACCES). Run this as the user who runs npm start, or set DATABASE_URL`,
  )
})

test('a file in the place of the data directory is reported as such', () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  expect(() => findDataHomeInUse(file)).toThrow('there is a file in its place')
})
