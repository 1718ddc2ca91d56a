// Connections to PostgreSQL that nobody closes, as of machines that lose power, that end as soon as they are made, or
// that lead to a server that takes no writes.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../src/node/database/connect'
import { clientClass } from '../../src/node/database/pg-client'
import { postgresBackend } from '../../src/node/queue/postgres-backend'
import { deliveryRules } from '../../src/node/queue/queue-rules'
import { noTracing } from '../../src/node/tracing/tracing'
import { freshDatabase } from '../support/database'
import { startProxy } from '../support/proxy'
import { quietLog } from '../support/quiet-log'
import { contact, startTestSite } from '../support/site'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** In milliseconds. */
const TIMEOUT_MS = 45_000

test('a moved PostgreSQL and the open transaction of a lost machine block nobody @extended', async () => {
  const site = await startTestSite({ ownDatastores: true, worker: false })
  ends.push(() => site.stop())
  const wire = await startProxy(site.databaseUrl)
  await site.startWorker({ DATABASE_URL: wire.through })
  for (let i = 0; i < 8; i++) await site.settled((await site.accept(contact())).id)
  const stranger = connectDatabase(wire.through, 1)
  // Not awaited: it would wait for the open transaction.
  ends.push(() => void stranger.destroy())
  const held = randomUUID()
  const open = await stranger.transaction()
  await open.raw(
    `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at, body_hash)
     values ('', '', '', '', '', '', '', ?, ?, now(), '')`,
    [held, randomUUID()],
  )
  wire.vanish()
  const ids = []
  for (let i = 0; i < 3; i++) ids.push((await site.accept(contact())).id)
  for (const id of ids) await site.settled(id, TIMEOUT_MS)
  const idle = () =>
    site.sql("select pid from pg_stat_activity where state = 'idle in transaction'")
  await expect.poll(idle, { timeout: TIMEOUT_MS }).toEqual([])
})

test('a worker survives connections that PostgreSQL ends as soon as it has accepted them @extended', async () => {
  const { url, sql } = await freshDatabase()
  const wire = await startProxy(url)
  const backend = (to: string) => postgresBackend(to, { log: quietLog, tracing: noTracing })
  const queue = await backend(url).open('deliveries', deliveryRules)
  const done: string[] = []
  const options = { concurrency: 5, retryDelay: () => 500, isOutage: () => false, causeOf: String }
  const handler = async ({ id }: { id: string }) => void done.push(id)
  const consumer = await backend(wire.through).consume('deliveries', handler, options)
  ends.push(queue.close, consumer.close)
  await queue.add([{ id: 'before', data: {} }])
  await expect.poll(() => done).toEqual(['before'])
  // Otherwise it would run again, if its connection ended before its end was recorded.
  await expect.poll(() => queue.find('before')).toBe(null)
  const thrown: Error[] = []
  const note = (error: Error) => void thrown.push(error)
  process.on('uncaughtExceptionMonitor', note)
  ends.push(() => process.off('uncaughtExceptionMonitor', note))
  wire.endAccepted()
  await sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await sleep(2_500)
  await wire.mend()
  const listening = () =>
    sql(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%LISTEN bullmq_jobs%'`,
    )
  await expect.poll(listening, { timeout: 10_000 }).toHaveLength(1)
  await queue.add([{ id: 'after', data: {} }])
  // Sooner than the next look for jobs: it was told.
  await expect.poll(() => done, { timeout: 3_000 }).toEqual(['before', 'after'])
  // Nothing else would end a worker here: the test runner survives it.
  expect(thrown).toEqual([])
})

test('a connection to a read-only PostgreSQL is left although each query follows the one before at once', async () => {
  const { url, sql } = await freshDatabase()
  await sql(
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
  )
  const database = connectDatabase(url, 1)
  ends.push(() => database.destroy())
  const pidOf = async () => (await database.raw('select pg_backend_pid() as pid')).rows[0].pid
  const first = await pidOf()
  const until = performance.now() + 5_000
  let pid = first
  while (pid === first && performance.now() < until) pid = await pidOf().catch(() => first)
  expect(pid).not.toBe(first)
})

test('a connection to a PostgreSQL that was read-only for a moment is kept', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  ends.push(() => vi.useRealTimers())
  const client = new (clientClass())((await freshDatabase()).url)
  ends.push(() => client.end().catch(() => undefined))
  await client.connect()
  const set = (value: string) => client.query(`set default_transaction_read_only = ${value}`)
  await set('on')
  await set('off')
  vi.advanceTimersByTime(10_000)
  await set('on')
  vi.advanceTimersByTime(10_000)
  await expect(set('off')).rejects.toThrow()
})

test('every connection that is open when an answer does not come in time is given up', async () => {
  const { url, sql } = await freshDatabase()
  const wire = await startProxy(url)
  const database = connectDatabase(wire.through, 2, { statementMs: 100 })
  ends.push(() => database.destroy())
  const pidOf = async (on: Pick<Database, 'raw'> = database) =>
    (await on.raw('select pg_backend_pid() as pid')).rows[0].pid
  const open = await database.transaction()
  const pids = [await pidOf(open), await pidOf()]
  await open.commit()
  wire.freeze()
  await expect(pidOf()).rejects.toThrow('Query read timeout')
  await wire.mend()
  const left = () => sql('select from pg_stat_activity where pid = any($1)', [pids])
  await expect.poll(left, { timeout: 5_000 }).toEqual([])
}, 20_000)

test('a connection that is not made in time is given up', async () => {
  const wire = await startProxy((await freshDatabase()).url)
  wire.freeze()
  const database = connectDatabase(wire.through, 1, { connectMs: 100 })
  ends.push(() => database.destroy())
  await expect(database.raw('select 1')).rejects.toThrow('timeout expired')
}, 20_000)

test('a statement for which no connection becomes free is given up', async () => {
  const database = connectDatabase((await freshDatabase()).url, 1, { connectMs: 500 })
  ends.push(() => database.destroy())
  const open = await database.transaction()
  await expect(database.raw('select 1')).rejects.toThrow('Timeout acquiring')
  await open.rollback()
}, 20_000)
