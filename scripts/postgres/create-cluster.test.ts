import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import type { Binaries } from './binaries'
import { createCluster } from './create-cluster'
import type { DataHome } from './data-home'

/** @param script what runs in the place of initdb */
function setupWith(script: string) {
  const dir = tempDir('create-cluster')
  const initdb = join(tempDir('initdb'), 'initdb')
  writeFileSync(initdb, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return {
    home: { dir, cluster: join(dir, 'postgres'), secret: join(dir, 'secret') } as DataHome,
    binaries: { initdb } as Binaries,
    account: { kind: 'own' },
    signal: undefined,
  } as const
}

/** What is reported if initdb says this and fails. */
async function failureOf(said: string): Promise<string> {
  const file = join(tempDir('said'), 'said')
  writeFileSync(file, said)
  // As on a busy machine, it has ended before its words arrive.
  const setup = setupWith(`(sleep 0.1; cat ${file} >&2) &\nexit 1`)
  const { dir } = setup.home
  const error = await createCluster(setup).then(
    () => null,
    (failure: Error) => failure,
  )
  expect(error?.name).toBe('StartError')
  // Not even the draft.
  expect(readdirSync(dir)).toEqual([])
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

test('a new cluster has its owner’s password in a file that nobody else can read, and no draft is left, even of a start that was killed', async () => {
  const setup = setupWith(`for arg; do case $arg in
    --pgdata=*) data=\${arg#*=};;
    --pwfile=*) file=\${arg#*=};;
  esac; done
  mkdir "$data" && cp "$file" "$data/given"`)
  const { dir, cluster, secret } = setup.home
  mkdirSync(join(dir, 'postgres.new-killed'))
  await createCluster(setup)
  expect(readdirSync(dir).sort()).toEqual(['postgres', 'secret'])
  expect(readFileSync(secret, 'utf8')).toBe(readFileSync(join(cluster, 'given'), 'utf8'))
  expect(statSync(secret).mode & 0o777).toBe(0o600)
})
