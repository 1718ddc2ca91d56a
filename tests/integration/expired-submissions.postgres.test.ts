// Submissions that age alone does not delete, tested against PostgreSQL itself.
import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import {
  deleteExpiredSubmissions,
  RETENTION_LOCK,
} from '../../worker/retention/delete-expired-submissions'
import { connectedDatabase } from '../support/database'

const DAYS = 30

const store = await connectedDatabase(3)
const { database } = store

afterEach(() =>
  store.sql('truncate job_applications, newsletter_subscribers, sms_consents, deliveries cascade'),
)

/** A year-old job application, with one message in this state, if any. */
async function oldApplication(status?: string, nextAttempt: string | null = null): Promise<string> {
  const [row] = await store.sql(`
    insert into job_applications (name, email, phone, position, experience, message, created_at,
      submission_id, reference, received_at, body_hash)
    values ('Old', 'Old@Example.com', '', 'other', '0-1', '', '', gen_random_uuid(), 'OLD',
      now() - interval '1 year', '')
    returning submission_id`)
  if (status) {
    await store.sql(
      `insert into deliveries (submission_id, kind, channel, status, next_attempt_at)
       values ($1, 'job-application', 'team_email', $2, $3)`,
      [row?.submission_id, status, nextAttempt],
    )
  }
  return row?.submission_id
}

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
  expect(await deleteExpiredSubmissions(database, DAYS)).toMatchObject({ job_applications: 2 })
  expect(await remaining()).toEqual(new Set(open))
})

test('younger submissions are kept, and only a deleted one’s messages are deleted', async () => {
  const young = await oldApplication('sent')
  await store.sql('update job_applications set received_at = now()')
  await oldApplication('sent')
  await deleteExpiredSubmissions(database, DAYS)
  expect(await remaining()).toEqual(new Set([young]))
  expect(await store.sql('select submission_id from deliveries')).toEqual([
    { submission_id: young },
  ])
})

test('a message that is retried while retention runs is kept, with its submission', async () => {
  const id = await oldApplication('failed')
  const retry = await database.transaction()
  await retry('deliveries').where({ submission_id: id }).update({ status: 'pending' })
  const deleting = deleteExpiredSubmissions(database, DAYS)
  const waiting = "select from pg_locks where not granted and locktype = 'transactionid'"
  await expect.poll(() => store.sql(waiting)).toHaveLength(1)
  await retry.commit()
  expect(await deleting).toMatchObject({ job_applications: 0 })
  expect(await remaining()).toEqual(new Set([id]))
})

test('retention repeats a round that erasing somebody has interrupted by a deadlock', async () => {
  const id = await oldApplication('sent')
  const erasing = await database.transaction()
  await erasing('deliveries').where({ submission_id: id }).forUpdate().select('id')
  const deleting = deleteExpiredSubmissions(database, DAYS)
  const waiting = "select from pg_locks where not granted and locktype = 'transactionid'"
  await expect.poll(() => store.sql(waiting)).toHaveLength(1)
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
  const deleted = await deleteExpiredSubmissions(database, DAYS).finally(() => other.rollback())
  expect(deleted).toBeNull()
  expect(await remaining()).toEqual(new Set([id]))
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
  expect(await deleteExpiredSubmissions(database, DAYS)).toMatchObject({
    newsletter_subscribers: 0,
  })
})

test('evidence is kept longer than five years if submissions are', async () => {
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, page, ip, email_hash)
     values (gen_random_uuid(), '+12145550123', now() - interval '6 years', '1', '/contact', '192.0.2.1', 'x')`,
  )
  expect(await deleteExpiredSubmissions(database, 3_000)).toMatchObject({ sms_consents: 0 })
  expect(await deleteExpiredSubmissions(database, DAYS)).toMatchObject({ sms_consents: 1 })
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
  expect(await deleteExpiredSubmissions(database, DAYS)).toMatchObject({ sms_consents: 0 })
  const hash = createHash('sha256').update('old@example.com').digest('hex')
  expect(await store.sql('select email_hash from sms_consents order by consented_at')).toEqual([
    { email_hash: null },
    { email_hash: hash },
  ])
})
