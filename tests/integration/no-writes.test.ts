// Datastores that take no writes for a while: a full Redis, or a PostgreSQL behind an address that leads to a standby
// during a failover, or whose table is locked.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { connectRedis } from '../../src/node/redis'
import { queryOnce } from '../support/query'
import { quietLog } from '../support/quiet-log'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ ownDatastores: true })
})

/** Changes what the product's own user may do. */
async function allowScripts(redisUrl: string, allowed: boolean): Promise<void> {
  const redis = connectRedis(redisUrl, 'worker', quietLog)
  await redis.acl('SETUSER', 'default', `${allowed ? '+' : '-'}@scripting`)
  redis.disconnect()
}

async function ready(): Promise<object & { status: number }> {
  const response = await fetch(`${site.url}/readyz`)
  const { parts } = (await response.json()) as { parts: Record<string, string> }
  return { status: response.status, ...parts }
}
const all = (state: string) =>
  site.redis ? { redis: state, postgres: state } : { postgres: state }

test('a Redis that is full or allows no scripts and a read-only PostgreSQL are reported as down', async () => {
  expect(await ready()).toEqual({ status: 200, ...all('up') })
  if (site.redis) {
    await site.redis.set('maxmemory', '1')
    expect(await ready()).toEqual({ status: 200, redis: 'down', postgres: 'up' })
    await site.redis.set('maxmemory', '0')
    await allowScripts(site.redis.url, false)
    expect(await ready()).toEqual({ status: 200, redis: 'down', postgres: 'up' })
    await allowScripts(site.redis.url, true)
    await site.redis.set('maxmemory', '1')
  }
  await site.sql('alter system set default_transaction_read_only = on')
  await site.sql('select pg_reload_conf()')
  await site.until(async () => ((await ready()).status === 503 ? true : undefined))
  expect(await ready()).toEqual({ status: 503, ...all('down') })
  const worker = await fetch(`${site.workerUrl}/readyz`)
  expect(worker.status).toBe(503)
  expect(await worker.json()).toMatchObject({ parts: { database: 'down', ...all('down') } })
  expect((await site.post(contact())).status).toBe(503)
  await site.sql('alter system reset default_transaction_read_only')
  await site.sql('select pg_reload_conf()')
  await site.redis?.set('maxmemory', '0')
  await site.until(async () => ((await ready()).status === 200 ? true : undefined))
  await site.settled((await site.accept(contact())).id, 20_000)
})

test('a PostgreSQL whose queue is locked is down once it has refused a form, until the lock is gone', async () => {
  const up = { status: 200, ...all('up') }
  const lock = new pg.Client({ connectionString: site.databaseUrl })
  await lock.connect()
  try {
    for (const table of ['job', 'event', 'meta']) {
      await lock.query('begin')
      await lock.query(`lock table bullmq.${table} in access exclusive mode`)
      const refused = inject('backend') === 'postgres'
      expect((await site.post(contact())).status, table).toBe(refused ? 503 : 202)
      expect(await ready(), table).toEqual(refused ? { status: 503, postgres: 'down' } : up)
      await lock.query('commit')
      await expect.poll(ready, { timeout: 5_000 }).toEqual(up)
    }
  } finally {
    await lock.end()
  }
  await site.settled((await site.accept(contact())).id, 20_000)
})

test.runIf(inject('backend') === 'postgres')(
  'a PostgreSQL that had no disk space for a form is down until it takes one (PostgreSQL only)',
  async () => {
    await site.sql(`create function fill() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await site.sql(
      'create trigger filled before insert on bullmq.job for each row execute function fill()',
    )
    expect((await site.post(contact())).status).toBe(503)
    // Its log takes a probe all the same, also once there is space again.
    expect(await ready()).toEqual({ status: 503, postgres: 'down' })
    await site.sql('drop trigger filled on bullmq.job')
    expect(await ready()).toEqual({ status: 503, postgres: 'down' })
    await site.accept(contact())
    expect(await ready()).toEqual({ status: 200, postgres: 'up' })
  },
)

test('the programs leave the sessions that are read-only, also those that only read or listen @extended', async () => {
  const { url, databaseUrl, post, accept, settled, logs } = site
  const name = new URL(databaseUrl).pathname.slice(1)
  const elsewhere = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href
  const admin = (text: string) => queryOnce(elsewhere, text)
  const sessions = `from pg_stat_activity where datname = '${name}'`
  await settled((await accept(contact())).id)
  const before = logs().length
  // A session keeps what it was started with, as it would keep the standby.
  await admin(`alter database ${name} set default_transaction_read_only = on`)
  await admin(`select pg_terminate_backend(pid) ${sessions}`)
  await sleep(2_500)
  await post(contact())
  // Before the next statement: sessions that begin after it are not read-only, and stay.
  const [row] = await admin('select clock_timestamp()::text as still')
  await admin(`alter database ${name} reset default_transaction_read_only`)
  const left = () =>
    admin(`select application_name, query ${sessions} and backend_start < '${row?.still}'`)
  await expect.poll(left, { timeout: 8_000 }).toEqual([])
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  await settled((await accept(contact())).id, 10_000)
  expect(logs().slice(before)).toContain('PostgreSQL takes no writes')
})

test('the programs leave a standby, and find the primary that it becomes @extended', async () => {
  const { url, workerUrl, databaseUrl, accept, settled, postgres } = site
  const statuses = async () =>
    Promise.all([url, workerUrl].map(async (each) => (await fetch(`${each}/readyz`)).status))
  await settled((await accept(contact())).id)
  await postgres?.demote()
  // With Redis, the server needs it for nothing that it accepts.
  const isNeeded = inject('backend') === 'postgres'
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([isNeeded ? 503 : 200, 503])
  await queryOnce(databaseUrl, 'select pg_promote()')
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200])
  await settled((await accept(contact())).id, 10_000)
})
