// What a scrape of a worker reads from the table of deliveries.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Database, Transaction } from '../../src/node/database/connect'
import type { JobQueue } from '../../src/node/queue/job-queue'
import type { Outages } from '../../worker/deliveries/outages'
import { createMeasure } from '../../worker/measure'
import { createWorkerMetrics } from '../../worker/metrics/worker-metrics'
import { connectedDatabase } from '../support/database'
import { rowsRead } from '../support/rows-read'

const store = await connectedDatabase(8)
const metrics = createWorkerMetrics()

afterEach(async () => {
  await store.sql('delete from deliveries')
})

/** Inserts a delivery. @param columns with their SQL values */
async function add(columns: Record<string, string>): Promise<string> {
  const all = { channel: "'team_email'", ...columns }
  const [row] = await store.sql(
    `insert into deliveries (submission_id, kind, ${Object.keys(all)})
     values ($1, 'contact', ${Object.values(all)}) returning id`,
    [randomUUID()],
  )
  return row?.id
}

type Shown = 'overdue' | 'oldestUnsent' | 'givenUp'

function measureOf(database = store.database) {
  const queue = { availability: async () => ({}), depths: async () => ({}) } as unknown as JobQueue
  const outages = { isAway: () => false } as unknown as Outages
  return createMeasure({ metrics, database, submissions: queue, deliveries: queue, outages })
}

/** A transaction as a database that is asked for one thing at a time. */
function oneByOne(transaction: Transaction): Database {
  let before: Promise<unknown> = Promise.resolve()
  const raw = (sql: string) => {
    before = before.then(() => transaction.raw(sql))
    return before
  }
  return { raw } as unknown as Database
}

/** Measures once. @returns rounded values by those of their labels */
async function measured(gauge: Shown, database = store.database) {
  await measureOf(database)()
  const { values } = await metrics[gauge].get()
  return Object.fromEntries(
    values.map(({ labels, value }) => [Object.values(labels).join(' '), Math.round(value)]),
  )
}

test('the overdue metric excludes deliveries that a worker holds', async () => {
  const overdue = async () => (await measured('overdue'))['']
  const minutes = { next_attempt_at: "now() - interval '10 minutes'" }
  await add({ ...minutes, status: "'sending'", lease_until: "now() + interval '1 second'" })
  expect(await overdue()).toBe(0)
  await add({ next_attempt_at: "now() - interval '2 minutes'" })
  expect(await overdue()).toBeCloseTo(120, -1)
  await add({ ...minutes, status: "'sending'", lease_until: "now() - interval '1 minute'" })
  expect(await overdue()).toBeCloseTo(600, -1)
})

test('a mail that one inbox keeps deferring is unsent since it was planned, or since its last retry by hand', async () => {
  const none = { team_email: 0, prospect_email: 0, prospect_sms: 0 }
  const hoursOld = {
    created_at: "now() - interval '2 hours'",
    next_attempt_at: "now() + interval '30 minutes'",
  }
  for (const status of ["'sent'", "'suppressed'", "'failed'"]) await add({ ...hoursOld, status })
  await add({ ...hoursOld, revived_at: 'now()', channel: "'prospect_email'" })
  expect(await measured('oldestUnsent')).toEqual(none)
  await add({ ...hoursOld, owed: "array['late@team.example']" })
  const { team_email, ...others } = await measured('oldestUnsent')
  expect(team_email).toBeCloseTo(7_200, -1)
  expect(others).toEqual({ prospect_email: 0, prospect_sms: 0 })
})

test('a message given up counts until it is retried or dismissed, for a week', async () => {
  const givenUp = async () => {
    const found = Object.entries(await measured('givenUp'))
    // A rule on a series that is absent never fires.
    expect(found).toHaveLength(6)
    return Object.fromEntries(found.filter(([, count]) => count > 0))
  }
  const id = await add({ status: "'failed'" })
  await add({ status: "'failed'", updated_at: "now() - interval '8 days'" })
  await add({ status: "'failed'", dismissed_at: 'now()' })
  const text = { channel: "'prospect_sms'", status: "'unknown'" }
  await add(text)
  await add({ ...text, next_attempt_at: 'null' })
  expect(await givenUp()).toEqual({ 'team_email failed': 1, 'prospect_sms unknown': 1 })
  await store.sql("update deliveries set status = 'pending' where id = $1", [id])
  expect(await givenUp()).toEqual({ 'prospect_sms unknown': 1 })
})

test('a scrape reads no message that was sent, nor one given up long ago', async () => {
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, status, updated_at)
     select gen_random_uuid(), 'contact', 'team_email',
       case number % 10 when 0 then 'failed' else 'sent' end, now() - interval '1 month'
     from generate_series(1, 5000) number`,
  )
  await add({ status: "'failed'" })
  await add({})
  await store.sql('vacuum analyze deliveries')
  const transaction = await store.database.transaction()
  const read = await rowsRead(transaction, 'deliveries', () =>
    measured('givenUp', oneByOne(transaction)),
  )
  await transaction.rollback()
  expect((await metrics.givenUp.get()).values).toContainEqual({
    labels: { channel: 'team_email', status: 'failed' },
    value: 1,
  })
  expect(read).toBeLessThan(20)
})

test('a scrape reads a few of the messages that wait', async () => {
  const transaction = await store.database.transaction()
  await transaction.raw(
    `insert into deliveries (submission_id, kind, channel, created_at, next_attempt_at)
     select gen_random_uuid(), 'contact', case number % 2 when 0 then 'team_email' else 'prospect_email' end,
       now() - interval '1 hour', now() - interval '2 minutes'
     from generate_series(1, 5000) number`,
  )
  const read = await rowsRead(transaction, 'deliveries', () =>
    measured('overdue', oneByOne(transaction)),
  )
  await transaction.rollback()
  const valuesOf = async (gauge: Shown) =>
    (await metrics[gauge].get()).values.map(({ value }) => Math.round(value / 60))
  expect(await valuesOf('overdue')).toEqual([2])
  expect(await valuesOf('oldestUnsent')).toEqual([60, 60, 0])
  expect(read).toBeLessThan(20)
})

test('a database that does not answer in time is asked once, and leaves no value of before', async () => {
  await add({ status: "'failed'" })
  const measure = measureOf()
  const shown = async () => {
    const gauges = [metrics.overdue, metrics.oldestUnsent, metrics.givenUp]
    const all = await Promise.all(gauges.map((gauge) => gauge.get()))
    return all.map(({ values }) => values.length)
  }
  await measure()
  expect(await shown()).toEqual([1, 3, 6])
  const lock = await store.database.transaction()
  await lock.raw('lock table deliveries')
  await measure()
  expect(await shown()).toEqual([0, 0, 0])
  await measure()
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  expect(await store.sql(waiting)).toHaveLength(3)
  await lock.rollback()
  await expect.poll(async () => (await store.sql(waiting)).length).toBe(0)
  await measure()
  expect(await shown()).toEqual([1, 3, 6])
})
