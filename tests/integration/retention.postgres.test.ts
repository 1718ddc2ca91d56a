import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/tools/paths'
import { runLeads } from '../support/leads'
import { contact, startTestSite, type TestSite } from '../support/site'

const DAYS = 30

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({})
})

async function storedLead(change: object = {}) {
  const body = contact(change)
  const { id } = await site.accept(body)
  await site.settled(id)
  return { ...body, id }
}

/** Backdates submissions by that many days. */
async function backdate(days: number, ...ids: string[]): Promise<void> {
  for (const column of ['contact_submissions set received_at', 'deliveries set created_at']) {
    await site.sql(
      `update ${column} = now() - make_interval(days => $1) where submission_id = any($2)`,
      [days, ids],
    )
  }
}

const stillStored = async (...ids: string[]) => {
  const rows = await site.sql(
    `select submission_id from contact_submissions where submission_id = any($1)
     union all select submission_id from deliveries where submission_id = any($1)`,
    [ids],
  )
  return new Set(rows.map((row) => row.submission_id))
}

async function restartWorker(change: Record<string, string>): Promise<void> {
  await site.stopWorker()
  await site.startWorker(change)
}

test('submissions are kept by default, finished jobs are deleted after a day, and records of text replies after a year', async () => {
  const lead = await storedLead()
  const young = await storedLead()
  await backdate(4_000, lead.id)
  const finished = Date.now() - 25 * 60 * 60 * 1_000
  await site.sql('update bullmq.job set finished_at_ms = $1 where id = $2', [
    finished,
    `s-${lead.id}`,
  ])
  await site.sql(`insert into sms_replies (message_sid, received_at) values
    ('old', now() - interval '366 days'), ('young', now() - interval '364 days')`)
  await restartWorker({})
  const replies = () => site.sql('select message_sid from sms_replies')
  await expect.poll(replies).toEqual([{ message_sid: 'young' }])
  await site.until(async () => (await site.keptSubmission(`s-${lead.id}`)) === undefined)
  expect(await site.keptSubmission(`s-${young.id}`)).toBeDefined()
  expect(await stillStored(lead.id)).toEqual(new Set([lead.id]))
})

test('old settled submissions are deleted in batches, the rest are kept, and the number is logged', async () => {
  const old = await storedLead({ phone: '(214) 555-0123', smsConsent: true })
  const unsettled = await storedLead()
  const recent = await storedLead()
  const suspect = await storedLead({
    message: '[url=https://casino.example]online casino[/url] buy now',
  })
  const failed = await storedLead()
  await site.sql(
    `update deliveries set status = 'pending', next_attempt_at = now() + interval '1 day'
     where submission_id = $1 and channel = 'team_email'`,
    [unsettled.id],
  )
  await site.sql("update deliveries set status = 'failed' where submission_id = $1", [failed.id])
  await backdate(DAYS + 1, old.id, unsettled.id, suspect.id, failed.id)
  await backdate(DAYS - 1, recent.id)
  await site.sql(`
    with many as (
      insert into job_applications (name, email, phone, position, experience, message, created_at,
        submission_id, reference, received_at, body_hash)
      select 'Many', 'many@example.com', '', 'other', '0-1', '', '', gen_random_uuid(), 'MANY', now() - interval '1 year', ''
      from generate_series(1, 1200) returning submission_id
    )
    insert into deliveries (submission_id, kind, channel, status, created_at)
    select submission_id, 'job-application', 'team_email', 'sent', now() - interval '1 year' from many`)

  await restartWorker({ RETENTION_DAYS: String(DAYS) })
  await site.until(async () => {
    const [row] = await site.sql('select count(*)::int as n from job_applications')
    return row?.n === 0
  })
  await site.until(() => site.logs().includes('deleted expired submissions'))
  const all = [old.id, unsettled.id, recent.id, suspect.id, failed.id]
  expect(await stillStored(...all)).toEqual(new Set([unsettled.id, recent.id]))
  const [attempts] = await site.sql(
    `select count(*)::int as n from delivery_attempts a
     where not exists (select from deliveries d where d.id = a.delivery_id)`,
  )
  expect(attempts?.n).toBe(0)
  const line =
    site
      .logs()
      .split('\n')
      .find((each) => each.includes('deleted expired submissions')) ?? ''
  expect(JSON.parse(line).deleted).toMatchObject({ contact_submissions: 4, job_applications: 1200 })
  const metrics = await (await fetch(`${site.workerUrl}/metrics`)).text()
  expect(metrics).toContain('retention_deleted_total{table="job_applications"} 1200')
  // It counts submissions, and nothing else that expires with them.
  expect(metrics).not.toMatch(
    /retention_deleted_total\{table="(newsletter_subscribers|sms_consents)"/,
  )

  // The evidence of consent outlives its submission, and can still be found by the address.
  const hash = createHash('sha256').update(old.email.toLowerCase()).digest('hex')
  const evidence = () =>
    site.sql('select email_hash from sms_consents where submission_id = $1', [old.id])
  expect(await evidence()).toEqual([{ email_hash: hash }])
  const env = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }
  const erased = await runLeads(env, 'erase', '--email', old.email.toUpperCase())
  expect(erased.stdout).toMatch(/sms_consents +1\n/)
  expect(await evidence()).toEqual([])
})

test('evidence of consent is deleted after five years, an ended subscription with the submissions', async () => {
  const [first, second] = [
    await storedLead({ phone: '2145550124', smsConsent: true }),
    await storedLead({ phone: '2145550125', smsConsent: true }),
  ]
  await site.sql(
    `update sms_consents set email_hash = 'x', consented_at = now() - interval '5 years 1 day'
     where submission_id = $1`,
    [first.id],
  )
  await site.sql(
    `insert into newsletter_subscribers (email, name, status, submission_id, unsubscribed_at)
     values ('gone@example.com', 'G', 'unsubscribed', gen_random_uuid(), now() - interval '40 days'),
       ('here@example.com', 'H', 'subscribed', gen_random_uuid(), null)`,
  )
  await restartWorker({ RETENTION_DAYS: String(DAYS) })
  await site.until(async () => {
    const rows = await site.sql('select email from newsletter_subscribers')
    return rows.length === 1 && rows[0]?.email === 'here@example.com'
  })
  // Deleted by the same worker, a moment later.
  const left = () => site.sql('select submission_id from sms_consents')
  await expect.poll(left).toEqual([{ submission_id: second.id }])
})

test('the retention page lists every table, with what is kept and what erase removes', async () => {
  const page = readFileSync(join(ROOT, 'docs/operations/retention.md'), 'utf8')
  const tables = await site.sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name !~ '^(knex_|rate_limits$|database_pulse$)'`,
  )
  expect(tables.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
