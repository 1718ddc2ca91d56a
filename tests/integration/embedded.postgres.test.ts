// The PostgreSQL that comes with the site: what it tells to whom, and that it comes back.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startDatabase } from '../../scripts/postgres/database'
import { startProcess } from '../support/child-process'
import { atEnd } from '../support/clean-up'
import { queryOnce } from '../support/query'
import { tempDir } from '../support/temp-dir'

/** @param postmasterPid what a PostgreSQL before has left as its own */
async function start(postmasterPid?: number) {
  const dataDir = tempDir('embedded')
  await cp(inject('preparedPostgres'), dataDir, { recursive: true })
  if (postmasterPid)
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${postmasterPid}\n`)
  const notes: string[] = []
  const database = await startDatabase({
    databaseUrl: undefined,
    dataDir,
    signal: new AbortController().signal,
    note: (line) => void notes.push(line),
  })
  atEnd(() => database.stop(10_000))
  return { ...database, notes, at: (name: string) => join(dataDir, name) }
}

test('the embedded PostgreSQL listens on this machine only, and its log has nothing that visitors typed', async () => {
  const { url, at } = await start()
  expect(await queryOnce(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const subscribe = `insert into newsletter_subscribers (email) values ('ann@example.com')`
  await queryOnce(url, subscribe)
  await expect(queryOnce(url, subscribe)).rejects.toThrow('duplicate key')
  const log = readFileSync(at('postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('ann@')
  const modes = ['postgres.log', 'postgres.url'].map((name) => statSync(at(name)).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600])
})

test('an embedded PostgreSQL that is killed is started again at the same URL, and its log is kept', async () => {
  const { url, notes, at } = await start()
  const pid = () => Number(readFileSync(at('postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const [killed, log] = [pid(), readFileSync(at('postgres.log'), 'utf8')]
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(() => queryOnce(url, 'select 1 as up').catch(() => []), { timeout: 30_000 })
    .toEqual([{ up: 1 }])
  expect(pid()).not.toBe(killed)
  expect(notes).toEqual(['The embedded PostgreSQL ended unexpectedly (SIGKILL); restarting it'])
  expect(readFileSync(at('postgres.log.1'), 'utf8')).toContain(log)
})

test('the embedded PostgreSQL starts although another program has the pid of the one before', async () => {
  // PostgreSQL runs as this user if we are root, and looks at no process of another.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}
  const other = startProcess('sleep', ['600'], { stdio: 'ignore', ...nobody })
  const { url } = await start(other.pid)
  expect(await queryOnce(url, 'select 1 as up')).toEqual([{ up: 1 }])
  expect((await other.kill('SIGTERM')).signal).toBe('SIGTERM')
})
