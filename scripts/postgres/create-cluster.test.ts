import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import type { Binaries } from './binaries'
import { createCluster } from './create-cluster'
import type { DataHome } from './data-home'

/** What is reported if initdb says this and fails. */
async function failureOf(said: string): Promise<string> {
  const dir = tempDir('create-cluster')
  const initdb = join(dir, 'initdb')
  writeFileSync(join(dir, 'said'), said)
  writeFileSync(initdb, `#!/bin/sh\ncat ${join(dir, 'said')} >&2\nexit 1\n`, { mode: 0o755 })
  const setup = {
    home: { dir, cluster: join(dir, 'postgres'), secret: join(dir, 'secret') } as DataHome,
    binaries: { initdb } as Binaries,
    account: { kind: 'own' },
    signal: undefined,
  } as const
  const error = await createCluster(setup).then(
    () => null,
    (failure: Error) => failure,
  )
  expect(error?.name).toBe('StartError')
  return error?.message.replaceAll(dir, 'DIR') ?? ''
}

const NOT_FOUND =
  'initdb: error: program "postgres" is needed by initdb but was not found in the same directory as'

test.each([
  ['initdb: could not look up effective user ID 4242: user does not exist', '/etc/passwd'],
  ['FATAL:  could not resize shared memory segment "/PostgreSQL.1" to 1048576 bytes', '/dev/shm'],
  [`${NOT_FOUND} "/srv/a$b/initdb"`, 'none of " $ `'],
])('the remedy for "%s" names %s', async (said, remedy) => {
  const failure = await failureOf(`${said}\n`)
  expect(failure).toContain(said.replace(/^.*(?:error|FATAL): +/, ''))
  expect(failure).toContain(remedy)
  expect(failure).not.toContain('space')
})

test.each([
  'initdb: error: could not create directory "/data": Permission denied',
  `${NOT_FOUND} "/srv/ab/initdb"`,
])('the remedy for "%s" is another folder', async (said) => {
  expect(await failureOf(said)).toBe(
    `DATA_DIR: the database could not be created in DIR (${said.replace(/^.*error: /, '')}). Free some space, make the folder writable, or set DATA_DIR to another folder.`,
  )
})
