import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from '../../tests/support/child-process'
import { tempDir } from '../../tests/support/temp-dir'
import { stopLeftover } from './leftover'

/** A program that has these words in its command line, and the cluster in whose postmaster.pid it is named. */
function startNamedIn(cluster: string, ...words: string[]) {
  const args = ['--eval', 'setInterval(() => {}, 1_000)', ...words]
  const program = startProcess(process.execPath, args, { stdio: 'ignore' })
  mkdirSync(cluster)
  writeFileSync(join(cluster, 'postmaster.pid'), `${program.pid}\n${cluster}\n`)
  return program
}

test('a PostgreSQL that still serves the cluster is stopped', async () => {
  const cluster = join(tempDir('leftover'), 'cluster')
  const left = startNamedIn(cluster, 'postgres', '-D', cluster)
  await stopLeftover(cluster)
  expect(await left.exit).toMatchObject({ signal: 'SIGINT' })
})

test.each(['postgres', 'tail'])(
  'a program "%s" that now has the pid, but another folder, goes on, and PostgreSQL does not take it for itself',
  async (name) => {
    const cluster = join(tempDir('leftover'), 'cluster')
    const other = startNamedIn(cluster, name, '-D', '/elsewhere')
    await stopLeftover(cluster)
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
    expect(other.child.exitCode ?? other.child.signalCode).toBeNull()
    expect((await other.kill('SIGTERM')).signal).toBe('SIGTERM')
  },
)
