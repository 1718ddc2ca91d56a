import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { migrations } from '../../migrations'
import { ROOT } from '../../scripts/tools/paths'
import { migrate } from '../../src/node/database/migrate'
import { contact, startTestSite, type TestSite } from '../support/site'

/** What a next release might add: a table, two columns, an index on a table in use. */
const next = {
  ...migrations,
  '9001-notes': {
    async up(knex: Knex) {
      await knex.raw('create table notes (id integer primary key, text text not null)')
      await knex.raw('alter table deliveries add column note text')
      await knex.raw('alter table contact_submissions add column score integer not null default 0')
    },
  },
  '9002-notes-index': {
    config: { transaction: false },
    async up(knex: Knex) {
      await knex.raw('drop index concurrently if exists deliveries_note')
      await knex.raw('create index concurrently deliveries_note on deliveries (note)')
    },
  },
}

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({})
})

/** A session left open in a transaction, holding a lock on the table. */
async function open(table: string) {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(`select from ${table} limit 1`)
  const close = async () => {
    await client.query('rollback')
    await client.end()
  }
  return { client, close }
}

const hold = async (table: string) => (await open(table)).close

test('the running release keeps working during the next one’s migration, even if a table is locked @extended', async () => {
  const letGo = await hold('deliveries')
  const migrated = Promise.all([
    migrate(site.databaseUrl, { migrations: next }),
    migrate(site.databaseUrl, { migrations: next }),
  ])
  const settled: Promise<unknown>[] = []
  let slowest = 0
  for (let sent = 0; sent < 30; sent++) {
    if (sent === 20) await letGo()
    const started = performance.now()
    const { id } = await site.accept(contact())
    settled.push(site.settled(id, 20_000))
    slowest = Math.max(slowest, performance.now() - started)
    await sleep(100)
  }
  await migrated
  for (const deliveries of await Promise.all(settled)) {
    expect(deliveries).toMatchObject({ team_email: { status: 'sent' } })
  }
  // Less than the 2.5 seconds after which a form is told to try again.
  expect(slowest).toBeLessThan(2_400)
  const [index] = await site.sql(
    "select indisvalid from pg_index where indexrelid = 'deliveries_note'::regclass",
  )
  expect(index?.indisvalid).toBe(true)
  const { id } = await site.accept(contact())
  expect((await site.settled(id)).prospect_email?.status).toBe('sent')
})

test('a migration gives up on a locked table with one line, and blocks other sessions only briefly', async () => {
  const letGo = await hold('service_requests')
  const more = {
    ...next,
    '9003-held': {
      up: (knex: Knex) => knex.raw('alter table service_requests add column note text'),
    },
  }
  const failed = migrate(site.databaseUrl, { migrations: more, retryForMs: 2_500 }).catch(
    (error: Error) => error,
  )
  await sleep(500)
  const started = performance.now()
  await site.sql('select count(*) from service_requests')
  expect(performance.now() - started).toBeLessThan(3_000)
  expect(String(await failed)).toMatch(
    /^StartError: A migration waits for another session: one left open in a transaction/,
  )
  await letGo()
  await migrate(site.databaseUrl, { migrations: more })
  expect(await site.sql('select note from service_requests')).toEqual([])
})

test('a migration that a backup keeps from ending says so, and the guide shows which session it is @extended', async () => {
  const { client, close } = await open('users')
  await client.query("commit; set application_name = 'pg_dump'")
  await client.query('begin isolation level repeatable read; select from users')
  const more = {
    ...next,
    '9003-held': { async up() {} },
    '9004-index': {
      config: { transaction: false },
      async up(knex: Knex) {
        await knex.raw('drop index concurrently if exists users_name')
        await knex.raw('create index concurrently users_name on users (username)')
      },
    },
  }
  const failed = migrate(site.databaseUrl, { migrations: more, retryForMs: 1 })
  await expect(failed).rejects.toThrow(/a backup, or an export/)
  const guide = readFileSync(join(ROOT, 'docs/operations/migrations.md'), 'utf8')
  const [query = ''] = /^select pid,[^;]+/m.exec(guide) ?? []
  const [oldest] = await site.sql(query)
  expect(oldest).toMatchObject({ application_name: 'pg_dump', backend_xmin: expect.any(String) })
  await close()
  await migrate(site.databaseUrl, { migrations: more })
})

test('a migration that PostgreSQL aborts in a deadlock is retried', async () => {
  const { client, close } = await open('job_applications')
  // Its own session must not detect the deadlock before the migration's has.
  await client.query("set local deadlock_timeout = '20s'")
  const crossing = {
    ...next,
    '9003-held': { async up() {} },
    '9004-index': { async up() {} },
    '9005-crossing': {
      async up(knex: Knex) {
        await knex.raw('alter table deliveries add column crossing text')
        await knex.raw('alter table job_applications add column crossing text')
      },
    },
  }
  const migrated = migrate(site.databaseUrl, { migrations: crossing })
  await site.until(async () => {
    const waiting = await site.sql(
      "select from pg_locks where not granted and relation = 'job_applications'::regclass",
    )
    return waiting.length > 0
  })
  await client.query('select from deliveries limit 1')
  await close()
  await migrated
  expect(await site.sql('select crossing from job_applications')).toEqual([])
})
