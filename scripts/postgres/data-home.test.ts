import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../../tests/support/child-process'
import { tempDir } from '../../tests/support/temp-dir'
import { findDataHomeInUse, openDataHome } from './data-home'

/** What the function of the file throws in a process that has no right of root. */
async function failureOf(file: string, name: string, argument: unknown): Promise<string> {
  const url = new URL(file, import.meta.url).href
  const code = `
    const { ${name} } = await import(${JSON.stringify(url)})
    if (process.getuid() === 0) process.setuid(65534)
    try {
      await ${name}(${JSON.stringify(argument)})
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
  chmodSync(dir, 0o777)
  const lock = join(dir, 'postgres.lock')
  writeFileSync(lock, '', { mode: 0o000 })
  for (const name of ['findDataHomeInUse', 'openDataHome']) {
    expect(await failureOf('./data-home.ts', name, dir), name).toBe(
      `StartError: DATA_DIR: cannot read ${lock} (EACCES). Run this as the user who runs npm start, or set DATABASE_URL`,
    )
  }
})

test('a folder that another user owns is reported as not writable, with what to do', async () => {
  const dir = tempDir()
  chmodSync(dir, 0o755)
  expect(await failureOf('../../src/node/data-folder.ts', 'openDataFolder', dir)).toBe(
    `StartError: DATA_DIR: cannot write to ${dir} (EACCES). Make it writable for this user, free some space, or choose another folder, for example DATA_DIR=/var/lib/website`,
  )
})

test('a database of another user is reported as what cannot be read, with what to do', async () => {
  const dir = tempDir()
  chmodSync(dir, 0o755)
  const home = { dir, cluster: join(dir, 'postgres') }
  mkdirSync(home.cluster, { mode: 0o000 })
  const failure = (path: string) =>
    `StartError: DATA_DIR: cannot read ${path} (EACCES). Run this as the user who owns it, or choose another folder, for example DATA_DIR=/var/lib/website`
  const ensured = () =>
    failureOf('./cluster.ts', 'ensureCluster', { home, binaries: {}, account: {} })
  expect(await ensured()).toBe(failure(home.cluster))
  const version = join(home.cluster, 'PG_VERSION')
  chmodSync(home.cluster, 0o755)
  writeFileSync(version, '', { mode: 0o000 })
  expect(await ensured()).toBe(failure(version))
})

test('the URL of a database is gone with it: no command may take it for that of the next one', () => {
  const { home, release } = openDataHome(tempDir())
  writeFileSync(home.url, '')
  release()
  expect(readdirSync(home.dir)).toEqual([])
})

test('a file in the place of the data directory is reported as such', () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  expect(() => findDataHomeInUse(file)).toThrow('there is a file in its place')
})
