// Submissions that age alone does not delete, tested against PostgreSQL itself.
import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteExpired, RETENTION_LOCK } from '../../worker/retention/delete-expired'
import { deleteExpiredSubmissions, START } from '../../worker/retention/delete-expired-submissions'
import { connectedDatabase } from '../support/database'
import { WAITING } from '../support/locks'
import { rowsRead } from '../support/rows-read'

const DAYS = 30

const store = await connectedDatabase(3)
const { database } = store
const stopping = new AbortController().signal
type OnError = (error: unknown, table: string) => void

function fail(error: unknown): void {
  throw error
}

/** The deleted row count by table; a table that was not looked at is missing. */
async function retain({ days = DAYS, on = database, onError = fail as OnError } = {}) {
  const deleted: Record<string, number> = {}
  const onDeleted = (count: number, table: string) => {
    deleted[table] = (deleted[table] ?? 0) + count
  }
  await deleteExpired({ database: on, days, stopping, onDeleted, onError })
  return deleted
}

afterEach(() =>
  store.sql('truncate job_applications, newsletter_subscribers, sms_consents, deliveries cascade'),
)

/** As many year-old job applications, with one message each in this state, if any. Returns an id. */
async function oldApplications(
  count: number,
  status?: string,
  nextAttempt: string | null = null,
): Promise<string> {
  const rows = await store.sql(
    `insert into job_applications (name, email, phone, position, experience, message, created_at,
      submission_id, reference, received_at, body_hash)
     select 'Old', 'Old@Example.com', '', 'other', '0-1', '', '', gen_random_uuid(), 'OLD',
      now() - interval '1 year', '' from generate_series(1, $1)
     returning submission_id`,
    [count],
  )
  const ids = rows.map((row) => row.submission_id)
  if (status) {
    await store.sql(
      `insert into deliveries (submission_id, kind, channel, status, next_attempt_at, created_at)
       select id, 'job-application', 'team_email', $2, $3, now() - interval '1 year'
       from unnest($1::uuid[]) id`,
      [ids, status, nextAttempt],
    )
  }
  return ids[0]
}

const oldApplication = (status?: string, nextAttempt?: string) =>
  oldApplications(1, status, nextAttempt)

async function remaining(): Promise<Set<string>> {
  const rows = await store.sql('select submission_id from job_applications')
  return new Set(rows.map((row) => row.submission_id))
}

test('a submission is kept while it has no messages or unsettled ones', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const open = [
    await oldApplication(),
    await oldApplication('sending', tomorrow),
    await oldApplication('unknown', tomorrow),
  ]
  await oldApplication('unknown')
  await oldApplication('sent')
  expect(await retain()).toMatchObject({ job_applications: 2 })
  expect(await remaining()).toEqual(new Set(open))
})

test('younger submissions are kept, and only a deleted one’s messages are deleted', async () => {
  const young = await oldApplication('sent')
  await store.sql('update job_applications set received_at = now()')
  await oldApplication('sent')
  await retain()
  expect(await remaining()).toEqual(new Set([young]))
  expect(await store.sql('select submission_id from deliveries')).toEqual([
    { submission_id: young },
  ])
})

test('a submission that a server with a late clock dated a year ago is kept for as long as any other', async () => {
  const late = await oldApplication('sent')
  await store.sql('update deliveries set created_at = now()')
  await oldApplication('sent')
  expect(await retain()).toMatchObject({ job_applications: 1 })
  expect(await remaining()).toEqual(new Set([late]))
  // A retry of all that failed is no sign that somebody has seen it, a release from quarantine is.
  await store.sql('update deliveries set revived_at = now()')
  expect(await retain()).toMatchObject({ job_applications: 0 })
  await store.sql('update deliveries set created_at = now(), revived_at = now()')
  expect(await retain()).toMatchObject({ job_applications: 1 })
  expect(await remaining()).toEqual(new Set())
})

test('a message that is retried while retention runs is kept, with its submission', async () => {
  const id = await oldApplication('failed')
  const retry = await database.transaction()
  await retry('deliveries').where({ submission_id: id }).update({ status: 'pending' })
  const deleting = retain()
  await expect.poll(() => store.sql(WAITING)).toHaveLength(1)
  await retry.commit()
  expect(await deleting).toMatchObject({ job_applications: 0 })
  expect(await remaining()).toEqual(new Set([id]))
})

test('retention does not wait for a submission that somebody has locked: the next round finds it', async () => {
  const locked = await oldApplication('sent')
  await oldApplication('sent')
  const holder = await database.transaction()
  await holder('job_applications').where({ submission_id: locked }).forUpdate().select('name')
  const transaction = await database.transaction()
  await transaction.raw("set local lock_timeout = '1s'")
  const deleted = retain({ on: transaction })
  await deleted.finally(() => Promise.all([holder.rollback(), transaction.commit()]))
  expect(await deleted).toMatchObject({ job_applications: 1 })
  expect(await remaining()).toEqual(new Set([locked]))
})

test('retention repeats a round that erasing somebody has interrupted by a deadlock', async () => {
  const id = await oldApplication('sent')
  const erasing = await database.transaction()
  await erasing('deliveries').where({ submission_id: id }).forUpdate().select('id')
  const deleting = retain()
  await expect.poll(() => store.sql(WAITING)).toHaveLength(1)
  // PostgreSQL ends one of the two; were it this one, the test would say nothing.
  await erasing.raw("set local deadlock_timeout = '1min'")
  await erasing('job_applications').where({ submission_id: id }).forUpdate().select('name')
  await erasing.rollback()
  expect(await deleting).toMatchObject({ job_applications: 1 })
})

test('retention does not run while another worker is running it', async () => {
  const id = await oldApplication('sent')
  const other = await database.transaction()
  await other.raw('select pg_advisory_xact_lock(?)', [RETENTION_LOCK])
  const tried = vi.spyOn(database, 'transaction')
  const onError = vi.fn()
  const deleted = await retain({ onError }).finally(() => other.rollback())
  expect(deleted).toEqual({})
  // Nothing is wrong, so nobody has to hear of it.
  expect(onError).not.toHaveBeenCalled()
  expect(await remaining()).toEqual(new Set([id]))
  // Were it to go on with the next table, each of the two could make the other give up one.
  expect(tried).toHaveBeenCalledTimes(1)
  tried.mockRestore()
})

test('an active subscription is kept, however old, and an ended one for as long as submissions', async () => {
  await store.sql(
    `insert into newsletter_subscribers (email, name, submission_id, subscribed_at)
     values ('here@example.com', 'H', gen_random_uuid(), now() - interval '400 days')`,
  )
  await store.sql(
    `insert into newsletter_subscribers (email, name, submission_id, status, unsubscribed_at)
     values ('left@example.com', 'L', gen_random_uuid(), 'unsubscribed', now() - interval '29 days')`,
  )
  expect(await retain()).toMatchObject({
    newsletter_subscribers: 0,
  })
})

test('evidence is kept longer than five years if submissions are', async () => {
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, page, ip, email_hash)
     values (gen_random_uuid(), '+12145550123', now() - interval '6 years', '1', '/contact', '192.0.2.1', 'x')`,
  )
  expect(await retain({ days: 3_000 })).toMatchObject({ sms_consents: 0 })
  expect(await retain()).toMatchObject({ sms_consents: 1 })
})

test('evidence is kept for five years to the day', async () => {
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, page, ip, email_hash)
     select gen_random_uuid(), '+12145550123', now() - cast(age as interval), '1', age, '192.0.2.1', 'x'
     from unnest(array['4 years 364 days', '5 years 1 day']) age`,
  )
  expect(await retain()).toMatchObject({ sms_consents: 1 })
  expect(await store.sql('select page from sms_consents')).toEqual([{ page: '4 years 364 days' }])
})

test('evidence outlives its submission, with a hash of the normalized address', async () => {
  const consented = (id: string, years: number) =>
    store.sql(
      `insert into sms_consents (submission_id, phone, consented_at, wording_version, page, ip)
       values ($1, '+12145550123', now() - make_interval(years => $2), '1', '/contact', '192.0.2.1')`,
      [id, years],
    )
  await consented(await oldApplication('pending'), 6)
  await consented(await oldApplication('sent'), 1)
  expect(await retain()).toMatchObject({ sms_consents: 0 })
  const hash = createHash('sha256').update('old@example.com').digest('hex')
  expect(await store.sql('select email_hash from sms_consents order by consented_at')).toEqual([
    { email_hash: null },
    { email_hash: hash },
  ])
})

test('leads without messages are passed by in windows, however many there are', async () => {
  await oldApplications(15_000)
  await store.sql(
    "update job_applications set received_at = received_at - id * interval '1 second'",
  )
  await oldApplication('sent')
  await store.sql('vacuum analyze job_applications')
  const transaction = await database.transaction()
  const batch = { table: 'job_applications', days: DAYS, after: START }
  const read = await rowsRead(transaction, 'job_applications', async () => {
    const { deleted, next } = await deleteExpiredSubmissions(transaction, batch)
    expect({ deleted, isOver: next === null }).toEqual({ deleted: 0, isOver: false })
  })
  await transaction.rollback()
  expect(read).toBeLessThan(21_000)
  expect(await retain()).toMatchObject({ job_applications: 1 })
  expect((await remaining()).size).toBe(15_000)
})

test('retention does not read the backlog once per submission', async () => {
  await store.sql('alter table deliveries set (autovacuum_enabled = off)')
  const addOthers = (status: string) =>
    store.sql(
      `insert into deliveries (submission_id, kind, channel, status)
       select gen_random_uuid(), 'job-application', 'team_email', $1 from generate_series(1, 20000)`,
      [status],
    )
  await oldApplications(500, 'sent')
  await addOthers('sent')
  // With these statistics, no message is open.
  await store.sql('vacuum analyze job_applications, deliveries')
  await addOthers('pending')
  const transaction = await database.transaction()
  const read = await rowsRead(transaction, 'deliveries', () => retain({ on: transaction }))
  await transaction.commit()
  expect(await remaining()).toEqual(new Set())
  expect(read).toBeLessThan(10_000)
})

test('what is no submission is looked through once, however many batches there are', async () => {
  await oldApplications(1_200, 'sent')
  await store.sql(`insert into newsletter_subscribers (email, name, submission_id)
    select number || '@example.com', 'H', gen_random_uuid() from generate_series(1, 100) number`)
  const transaction = await database.transaction()
  const read = await rowsRead(transaction, 'newsletter_subscribers', () =>
    retain({ on: transaction }),
  )
  await transaction.rollback()
  expect(read).toBe(100)
})

test('a table that fails does not keep the others waiting', async () => {
  await store.sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'disk full'; end $$`)
  await store.sql(`create trigger refuse before delete on job_applications for each row
    execute function refuse()`)
  await oldApplication('sent')
  await store.sql(
    `insert into newsletter_subscribers (email, name, submission_id, status, unsubscribed_at)
     values ('left@example.com', 'L', gen_random_uuid(), 'unsubscribed', now() - interval '1 year')`,
  )
  const failed: string[] = []
  const deleted = await retain({ onError: (_, table) => void failed.push(table) })
  await store.sql('drop function refuse cascade')
  expect(failed).toEqual(['job_applications'])
  expect(deleted).toMatchObject({ newsletter_subscribers: 1 })
})

test('retention ends after the batch during which its worker is stopped', async () => {
  await oldApplications(501, 'sent')
  await store.sql(
    `insert into newsletter_subscribers (email, name, submission_id, status, unsubscribed_at)
     values ('left@example.com', 'L', gen_random_uuid(), 'unsubscribed', now() - interval '1 year')`,
  )
  const stop = new AbortController()
  const deleted: [string, number][] = []
  const onDeleted = (count: number, table: string) => {
    if (count === 0) return
    deleted.push([table, count])
    stop.abort()
  }
  await deleteExpired({ database, days: DAYS, stopping: stop.signal, onDeleted, onError: fail })
  expect(deleted).toEqual([['job_applications', 500]])
  expect((await remaining()).size).toBe(1)
})
