// The staff's commands in states that a running worker leaves within moments, tested against PostgreSQL itself.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { recentDeliveriesCounter } from '../../server/metrics/recent-deliveries'
import { createServerMetrics } from '../../server/metrics/server-metrics'
import { company } from '../../src/content/company'
import { type Kind, queueNames } from '../../src/contract/submission'
import { readEnv } from '../../src/node/env'
import type { CommandContext } from '../../worker/leads/command-context'
import { dismiss } from '../../worker/leads/commands/dismiss'
import { erase } from '../../worker/leads/commands/erase'
import { exportLeads } from '../../worker/leads/commands/export'
import { failed } from '../../worker/leads/commands/failed'
import { list } from '../../worker/leads/commands/list'
import { optOutNumber } from '../../worker/leads/commands/opt-out'
import { reconcile } from '../../worker/leads/commands/reconcile'
import { release } from '../../worker/leads/commands/release'
import { retry } from '../../worker/leads/commands/retry'
import { show } from '../../worker/leads/commands/show'
import { stats } from '../../worker/leads/commands/stats'
import { countPipeline } from '../../worker/leads/count-pipeline'
import type { Filter } from '../../worker/leads/option-values'
import { parseCommand } from '../../worker/leads/parse-command'
import { runCommand } from '../../worker/leads/run-command'
import { openSubmissionQueues } from '../../worker/leads/submission-queues'
import { officeSecond, officeTime } from '../../worker/office-time'
import { tableNames } from '../../worker/submissions/tables'
import { connectedDatabase, freshDatabase } from '../support/database'
import { WAITING } from '../support/locks'
import { noFilter } from '../support/no-filter'
import { holdJob, queueOn } from '../support/queue'
import { rowsRead } from '../support/rows-read'

const REFERENCE = 'ABCD-EFGH'
const lead = { by: 'reference', value: REFERENCE } as const

const store = await connectedDatabase(2)
const { database } = store

afterEach(() =>
  store.sql(`truncate ${tableNames.join(', ')}, deliveries,
    newsletter_subscribers, sms_consents, sms_opt_outs cascade; delete from bullmq.job`),
)

/** A staff member at a terminal. @param settings besides the database */
function desk(settings: Record<string, string> = {}) {
  const read = readEnv({ DATABASE_URL: store.url, ...settings })
  if (!read.ok) throw new Error(read.problems.join())
  const said = { printed: '', notes: '' }
  const out = {
    async print(text: string) {
      said.printed += text
    },
    async stream(pieces: AsyncIterable<string>) {
      for await (const piece of pieces) said.printed += piece
    },
    async printJson(value: unknown) {
      said.printed += JSON.stringify(value)
    },
    note(line: string) {
      said.notes += `${line}\n`
    },
  }
  return { said, desk: { env: read.env, database, out } as unknown as CommandContext }
}

/** Inserts a lead received an hour ago, without messages. */
async function storeLead(email = 'ann@example.com', quarantined = false): Promise<string> {
  const id = randomUUID()
  await store.sql(
    `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at, quarantined, body_hash)
     values ('Ann', $3, '', '', 'cloud', '', '', $1, $2, now() - interval '1 hour', $4, '')`,
    [id, REFERENCE, email, quarantined],
  )
  return id
}

async function receivedHoursAgo(id: string | undefined, hours: number): Promise<void> {
  await store.sql(
    `update contact_submissions set received_at = now() - make_interval(hours => $2)
     where submission_id = $1`,
    [id, hours],
  )
}

/** Inserts a text message created an hour ago. @param more columns with their SQL values */
async function storeMessage(id: string, more: Record<string, string>): Promise<void> {
  const columns = {
    kind: "'contact'",
    channel: "'prospect_sms'",
    created_at: "now() - interval '1 hour'",
    next_attempt_at: 'null',
    ...more,
  }
  await store.sql(
    `insert into deliveries (submission_id, ${Object.keys(columns)})
     values ($1, ${Object.values(columns)})`,
    [id],
  )
}
const states = async () =>
  (await store.sql('select status from deliveries')).map(({ status }) => status)

/**
 * Puts the job of a submission into the queue, in a state in which a worker has left it.
 * @param more columns with their SQL values
 */
async function keepJob(data: Record<string, unknown>, more: Record<string, string>): Promise<void> {
  const place = { databaseUrl: store.url, redisUrl: undefined }
  await queueOn(place, queueNames.submissions, (queue) =>
    queue.add('job', data, { jobId: `s-${data.id}` }),
  )
  const changes = Object.entries(more).map(([column, value]) => `${column} = ${value}`)
  await store.sql(`update bullmq.job set ${changes} where id = $1`, [`s-${data.id}`])
}
const completed = { state: "'completed'", finished_at_ms: 'added_at_ms' }
const jobStates = async () =>
  (await store.sql('select state from bullmq.job order by seq')).map(({ state }) => state)

async function reconciled(settings: Record<string, string> = {}) {
  const { said, desk: here } = desk(settings)
  const code = await reconcile(here, { name: 'reconcile', format: 'text' })
  return { code, ...said }
}

test('a lead that was stored, but lost its row, is reported, shown, and retried', async () => {
  const fields = { name: 'Lena Late', email: 'lena@example.com', message: 'Call me' }
  const job = {
    id: randomUUID(),
    reference: 'L05T-R0WS',
    bodyHash: 'hash',
    kind: 'contact',
    fields,
  }
  await keepJob(job, completed)
  // Its row has another body hash: the same key was used for a second text, whose row is there.
  const stored = await storeLead()
  await storeMessage(stored, { status: "'sent'" })
  const second = { ...job, id: randomUUID(), reference: REFERENCE, bodyHash: '' }
  await keepJob(second, completed)
  const { code, printed, notes } = await reconciled()
  expect(code).toBe(1)
  expect(printed).toMatch(/^accepted +2\n/)
  expect(printed).toMatch(/ L05T-R0WS +contact +job +completed +accepted, completed, but no row\n/)
  expect(printed).not.toContain(REFERENCE)
  expect(notes).toMatch(/^1 stored once, but no longer in the tables\./)

  const lost = { by: 'reference', value: 'L05T-R0WS' } as const
  const shown = desk()
  expect(await show(shown.desk, { name: 'show', lead: lost, format: 'text' })).toBe(1)
  expect(shown.said.printed).toContain('Lena Late')
  expect(shown.said.notes).toContain('stored once, but is no longer in the tables')

  const { said, desk: here } = desk()
  await retry(here, { name: 'retry', what: lead, unknownSms: 'leave' })
  expect(await jobStates()).toEqual(['completed', 'completed'])
  expect(await retry(here, { name: 'retry', what: lost, unknownSms: 'leave' })).toBe(0)
  expect(said.printed).toContain('L05T-R0WS: retrying to store the submission')
  expect(said.notes).toContain('are sent again')
  expect((await jobStates()).sort()).toEqual(['completed', 'waiting'])
  expect((await reconciled()).notes).toBe('')
  const all = desk()
  await store.sql(`update bullmq.job set state = 'completed', finished_at_ms = 1`)
  await retry(all.desk, { name: 'retry', what: 'all lost' })
  expect(all.said.printed).toBe('Retried: submissions 1\n')
  expect((await jobStates()).sort()).toEqual(['completed', 'waiting'])
})

test('all lost leads are retried, however many there are', async () => {
  await keepJob({ id: randomUUID(), reference: REFERENCE, bodyHash: '' }, completed)
  await store.sql(
    `insert into bullmq.job select (jsonb_populate_record(job,
       jsonb_build_object('id', 's-' || gen_random_uuid(), 'seq', job.seq + number))).*
     from bullmq.job, generate_series(1, 200) number`,
  )
  const { said, desk: here } = desk()
  expect(await retry(here, { name: 'retry', what: 'all lost' })).toBe(0)
  expect(said.printed).toBe('Retried: submissions 201\n')
  expect(new Set(await jobStates())).toEqual(new Set(['waiting']))
})

test('a lead that was deleted on purpose is not reported as lost', async () => {
  const job = {
    id: randomUUID(),
    reference: REFERENCE,
    bodyHash: '',
    fields: { email: 'a@example.com' },
  }
  const old = `${Date.now() - 25 * 3_600_000}`
  await keepJob(job, { ...completed, added_at_ms: old })
  expect((await reconciled()).code).toBe(1)
  expect((await reconciled({ RETENTION_DAYS: '2' })).code).toBe(1)
  expect((await reconciled({ RETENTION_DAYS: '1' })).code).toBe(0)
  // The address was corrected in the row, but not in the job.
  await storeLead('ann@example.com')
  await erase(desk().desk, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
  expect(await jobStates()).toEqual([])
})

test('a submission that is tried again is listed with the reason of its last attempt', async () => {
  const failing = { state: "'delayed'", failed_reason: "'error 23505'", added_at_ms: '1' }
  const receivedAt = '2026-01-15T14:00:00.000Z'
  await keepJob({ id: randomUUID(), reference: REFERENCE, receivedAt }, failing)
  expect((await reconciled()).printed).toMatch(/ job +unfinished +error 23505\n/)
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.notes).toContain('not stored yet. The last attempt failed: error 23505')
  expect(said.printed).toContain(`  received        ${officeSecond(new Date(receivedAt))}\n`)
})

test('a lead that is on the queue only cannot command the terminal', async () => {
  const fields = { name: 'Ann\u001b[2J', message: 'Call\u001b[2J', 'x\u001b[2J': '1' }
  await keepJob({ id: randomUUID(), reference: REFERENCE, fields }, { state: "'failed'" })
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.printed).not.toContain('\u001b')
  for (const part of ['Ann', 'Call', 'x']) expect(said.printed).toContain(`${part}\\u001b[2J`)
})

test('show lists each attempt under its own message', async () => {
  const id = await storeLead()
  await storeMessage(id, { channel: "'team_email'", status: "'failed'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome, error)
     select id, 1, now(), now(), 'failed', 'error of ' || channel from deliveries`,
  )
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'json' })
  const [{ deliveries }] = JSON.parse(said.printed)
  const errors = deliveries.map((each: { channel: string; history: { error: string }[] }) => [
    each.channel,
    ...each.history.map(({ error }) => error),
  ])
  expect(errors).toEqual([
    ['team_email', 'error of team_email'],
    ['prospect_email', 'error of prospect_email'],
  ])
})

test('show tells the time of the client, and nothing where the row has ours in its place', async () => {
  const id = await storeLead()
  const [row] = await store.sql('select received_at as "receivedAt" from contact_submissions')
  const told = async (createdAt: string) => {
    await store.sql('update contact_submissions set created_at = $2 where submission_id = $1', [
      id,
      createdAt,
    ])
    const { said, desk: here } = desk()
    await show(here, { name: 'show', lead, format: 'text' })
    return /client time +(.*)/.exec(said.printed)?.[1]
  }
  expect(await told('2026-01-15T14:00:00Z')).toBe('2026-01-15T14:00:00Z')
  expect(await told(row?.receivedAt.toISOString())).toBeUndefined()
})

test('messages of a lead without any are planned by retry, and declared needless by dismiss', async () => {
  const planned = async (id: string) =>
    store.sql(
      'select channel, status, last_error as reason from deliveries where submission_id = $1 order by channel',
      [id],
    )
  const named = (value: string) => ({ by: 'submission_id', value }) as const
  const [wanted, needless, held, spam] = [
    await storeLead('wanted@example.com'),
    await storeLead('needless@example.com'),
    await storeLead('held@example.com', true),
    await storeLead('spam@example.com', true),
  ]
  const { printed, notes } = await reconciled()
  expect(printed).toMatch(/ row +no messages planned +retry or dismiss\n/)
  expect(notes).toBe('4 open for more than 10 minutes.\n')
  const { said, desk: here } = desk()
  const again = (id: string) => retry(here, { name: 'retry', what: named(id), unknownSms: 'leave' })
  for (const id of [wanted, held]) expect(await again(id)).toBe(0)
  expect(await dismiss(here, [named(needless), named(spam)])).toBe(0)
  expect(said.printed).toBe(
    [
      `${wanted}: its messages are planned\n`,
      `${held}: its messages are planned\n`,
      `${needless}: dismissed: needs no messages\n`,
      `${spam}: dismissed: held for review\n`,
    ].join(''),
  )
  const both = (state: object) => [
    { channel: 'prospect_email', ...state },
    { channel: 'team_email', ...state },
  ]
  expect(await planned(wanted)).toEqual(both({ status: 'pending', reason: null }))
  expect(await planned(needless)).toEqual(both({ status: 'suppressed', reason: 'not needed' }))
  const withheld = both({ status: 'suppressed', reason: 'quarantined' })
  for (const id of [held, spam]) expect(await planned(id)).toEqual(withheld)
  // A lead that needs no messages is not held as spam.
  const metrics = createServerMetrics()
  await recentDeliveriesCounter(metrics.recentDeliveries, database)()
  expect(await metrics.registry.metrics()).toContain(
    'deliveries_last_hour{channel="team_email",outcome="suppressed"} 2\n',
  )
  const counted = await reconciled()
  expect(counted.code).toBe(0)
  expect(counted.printed).toContain('\nquarantined            2, of these dismissed 1\n')
  expect(await release(here, [named(held)])).toBe(0)
  expect(await planned(held)).toEqual(both({ status: 'pending', reason: null }))
  await again(wanted)
  expect(said.printed).toContain(
    `${wanted}: nothing to retry (prospect_email pending, team_email pending)\n`,
  )
  // Dismissed in error.
  await again(needless)
  expect(await planned(needless)).toEqual(both({ status: 'pending', reason: null }))
})

test('retry leaves alone a text that is being looked up', async () => {
  const lease = (until: string) => ({ lease_until: until, lease_token: 'gen_random_uuid()' })
  await storeMessage(await storeLead(), {
    status: "'unknown'",
    ...lease("now() + interval '5 seconds'"),
  })
  const again = () => retry(desk().desk, { name: 'retry', what: lead, unknownSms: 'send again' })
  await again()
  expect(await states()).toEqual(['unknown'])
  await store.sql("update deliveries set lease_until = now() - interval '1 second'")
  await again()
  expect(await states()).toEqual(['pending'])
})

test('a retried message has a new age and no provider ID', async () => {
  const old = { provider_id: "'SM1'", waits_for_provider: 'true', attempts: '9' }
  await storeMessage(await storeLead(), { status: "'unknown'", ...old })
  await retry(desk().desk, { name: 'retry', what: lead, unknownSms: 'send again' })
  const [row] = await store.sql(
    `select status, provider_id, waits_for_provider, next_attempt_at <= now() as due,
       revived_at > now() - interval '1 minute' as revived from deliveries`,
  )
  const fresh = { status: 'pending', provider_id: null, waits_for_provider: false }
  expect(row).toEqual({ ...fresh, due: true, revived: true })
})

test('retry of a lead leaves other leads alone', async () => {
  await storeMessage(await storeLead(), { status: "'failed'" })
  await store.sql("update contact_submissions set reference = 'WXYZ-0000'")
  for (const status of ["'failed'", "'unknown'"]) await storeMessage(await storeLead(), { status })
  const other = { by: 'reference', value: 'WXYZ-0000' } as const
  await retry(desk().desk, { name: 'retry', what: other, unknownSms: 'send again' })
  expect((await states()).sort()).toEqual(['failed', 'pending', 'unknown'])
})

test('stats cover two weeks, with median and 95th percentile of the team’s mails and the oldest open message', async () => {
  const sentAfter = async (seconds: number) => {
    const sent_at = `now() - interval '1 hour' + interval '${seconds} seconds'`
    await storeMessage(await storeLead(), { channel: "'team_email'", status: "'sent'", sent_at })
  }
  for (const seconds of [1, 2, 3, 4, 100]) await sentAfter(seconds)
  const old = await storeLead()
  await storeMessage(old, { channel: "'team_email'", status: "'sent'" })
  await store.sql(
    `update contact_submissions set received_at =
       (date_trunc('day', now() at time zone '${company.timeZoneId}') - interval '13 days 1 second')
       at time zone '${company.timeZoneId}' where submission_id = $1`,
    [old],
  )
  await storeMessage(await storeLead(), { channel: "'prospect_email'", status: "'pending'" })
  const waiting = await storeLead()
  await storeMessage(waiting, { status: "'pending'", created_at: "now() - interval '2 hours'" })
  const late = { channel: "'prospect_email'", status: "'sent'", sent_at: 'now()' }
  for (let mail = 0; mail < 3; mail++) await storeMessage(await storeLead(), late)
  const { said, desk: here } = desk()
  expect(await stats(here, { name: 'stats', format: 'json' })).toBe(0)
  const told = JSON.parse(said.printed)
  expect(told.states).toEqual({ sent: 8, pending: 2 })
  expect(told.medianSecondsToTeamMail).toBeCloseTo(3, 0)
  expect(told.p95SecondsToTeamMail).toBeGreaterThan(50)
  expect(told.oldestOpen).toMatchObject({ channel: 'prospect_sms' })
  const text = desk()
  await stats(text.desk, { name: 'stats', format: 'text' })
  expect(text.said.printed).toMatch(/half within \d\.\d s, 95% within 2 min\n/)
})

test('stats count team mails that are not sent, and each from its receipt, or its release or retry by hand', async () => {
  const mail = async (more: Record<string, string>) =>
    storeMessage(await storeLead(), { channel: "'team_email'", ...more })
  const notified = async () => {
    const { said, desk: here } = desk()
    await stats(here, { name: 'stats', format: 'text' })
    return said.printed.match(/team notified +(.*)/)?.[1]
  }
  expect(await notified()).toBe('no mail sent yet')
  await mail({ status: "'failed'" })
  await mail({ status: "'pending'" })
  await mail({ status: "'suppressed'", last_error: "'quarantined'" })
  expect(await notified()).toBe('no mail sent yet; 2 of 2 not sent')
  // One of two inboxes had it after two seconds, the other half an hour later.
  const deferred = { status: "'pending'", owed: "'{b@example.com}'", revived_at: 'now()' }
  await mail(deferred)
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome, error)
     select id, 1, revived_at, revived_at + interval '2 seconds', 'retried', 'refused for 1 of 2 inboxes: 452'
     from deliveries where owed is not null`,
  )
  const speed = 'half within 2.0 s, 95% within 2.0 s'
  expect(await notified()).toBe(`${speed}; 2 of 3 not sent; 1 sent to some inboxes only`)
  await store.sql(
    `update deliveries set owed = null, status = 'sent', sent_at = now() + interval '30 minutes' where owed is not null`,
  )
  expect(await notified()).toBe(`${speed}; 2 of 3 not sent`)
  await store.sql("delete from deliveries where status = 'sent'")
  const released = { created_at: 'now()', revived_at: 'now()' }
  await mail({ status: "'sent'", ...released, sent_at: "now() + interval '2 seconds'" })
  expect(await notified()).toBe('half within 2.0 s, 95% within 2.0 s; 2 of 3 not sent')
  // One inbox has it, and the other was deferred; one has rejected it.
  await mail(deferred)
  const refused = { last_error: "'refused for 1 of 2 inboxes: 550'" }
  await mail({ status: "'sent'", ...released, sent_at: "now() + interval '2 seconds'", ...refused })
  const { said, desk: here } = desk()
  await stats(here, { name: 'stats', format: 'json' })
  const teamMails = { sent: 3, sentToSome: 2, notSent: 2 }
  expect(JSON.parse(said.printed)).toMatchObject({ teamMails })
  expect(await notified()).toBe(
    'half within 2.0 s, 95% within 2.0 s; 2 of 5 not sent; 2 sent to some inboxes only',
  )
  // By a clock of PostgreSQL that was set back, and one of a server that was ahead.
  await store.sql(
    "update deliveries set sent_at = now() - interval '9 hours' where status = 'sent'",
  )
  expect(await notified()).toMatch(/^half within 0\.0 s/)
  await store.sql("update contact_submissions set received_at = now() + interval '9 hours'")
  await store.sql(
    `update deliveries set revived_at = null, created_at = now(), sent_at = now() + interval '23 hours 10 minutes'
     where status = 'sent'`,
  )
  expect(await notified()).toMatch(/^half within 24 h/)
})

test('stats count leads that have no messages', async () => {
  await storeLead()
  const { said, desk: here } = desk()
  await stats(here, { name: 'stats', format: 'text' })
  expect(said.printed).toMatch(/^DAY +CONTACT +ALL\n\S+ +1 +1\n\nmessages +none\n/)
})

test('the oldest open message includes texts still to be looked up, and ages a retried message from its retry', async () => {
  const hoursAgo = (hours: number) => `now() - interval '${hours} hours'`
  const again = { created_at: hoursAgo(9), revived_at: hoursAgo(1) }
  await storeMessage(await storeLead(), { channel: "'team_email'", status: "'pending'", ...again })
  const given = { created_at: hoursAgo(5) }
  await storeMessage(await storeLead(), { status: "'unknown'", ...given })
  const looked = { created_at: hoursAgo(2), next_attempt_at: 'now()' }
  await storeMessage(await storeLead(), { status: "'unknown'", ...looked })
  const oldest = async () => {
    const { said, desk: here } = desk()
    await stats(here, { name: 'stats', format: 'json' })
    const { channel, ageSeconds } = JSON.parse(said.printed).oldestOpen
    return [channel, Math.round(ageSeconds / 3_600)]
  }
  expect(await oldest()).toEqual(['prospect_sms', 2])
  await store.sql(
    "update deliveries set status = 'sent' where status = 'unknown' and next_attempt_at is not null",
  )
  expect(await oldest()).toEqual(['team_email', 1])
})

test('the oldest open message of a lead that is not in the tables is named by its submission ID', async () => {
  const id = randomUUID()
  await storeMessage(id, { channel: "'team_email'", status: "'pending'" })
  const { said, desk: here } = desk()
  await stats(here, { name: 'stats', format: 'text' })
  expect(said.printed).toContain(`\noldest open message   ${id} team_email, for 1 h (`)
})

test('stats count each lead once, by the office’s calendar day', async () => {
  const id = await storeLead()
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'sent'" })
  // A minute before local midnight, when it is already the next day in UTC.
  const [row] = await store.sql(
    `update contact_submissions set received_at =
       (date_trunc('day', now() at time zone '${company.timeZoneId}') - interval '1 minute')
       at time zone '${company.timeZoneId}' returning received_at`,
  )
  const { said, desk: here } = desk()
  await stats(here, { name: 'stats', format: 'json' })
  const day = officeTime(row?.received_at).slice(0, '2026-11-21'.length)
  expect(JSON.parse(said.printed).days).toEqual([{ day, kinds: { contact: 1 } }])
})

test('a lead with unsent messages is listed with the state of each', async () => {
  const id = await storeLead()
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...all })
  expect(said.printed).toMatch(/ team sent, email failed\n/)
})

test('a list says which messages were sent, but not to every inbox, or not delivered', async () => {
  const some = await storeLead()
  const refused = { last_error: "'refused for 1 of 2 inboxes: 550'" }
  await storeMessage(some, { channel: "'team_email'", status: "'sent'", ...refused })
  await storeMessage(some, { channel: "'prospect_email'", status: "'suppressed'" })
  await storeMessage(some, { status: "'sent'", provider_status: "'undelivered'" })
  const waiting = await storeLead('eve@example.com')
  await storeMessage(waiting, {
    ...{ channel: "'team_email'", status: "'pending'", owed: "'{b@example.com}'" },
  })
  const delivered = await storeLead('bob@example.com')
  await storeMessage(delivered, { status: "'sent'", provider_status: "'delivered'" })
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50 } as const
  await list(here, { name: 'list', filter: noFilter, ...all, format: 'text' })
  expect(said.printed).toMatch(/ team sent to some, email suppressed, text undelivered\n/)
  expect(said.printed).toMatch(/ team sent to some\n/)
  expect(said.printed).toMatch(/ sent\n/)
  const json = desk()
  await list(json.desk, {
    name: 'list',
    filter: { ...noFilter, find: 'ann@' },
    ...all,
    format: 'json',
  })
  expect(JSON.parse(json.said.printed)[0]).toMatchObject({
    messages: { team_email: 'sent', prospect_sms: 'sent' },
    notArrived: { team_email: 'sent to some', prospect_sms: 'undelivered' },
  })
  const csv = desk()
  await exportLeads(csv.desk, { name: 'export', format: 'csv', filter: noFilter })
  expect(csv.said.printed).toContain(`,sent to some,suppressed,undelivered,${some},`)
  expect(csv.said.printed).toContain(`,,,sent,${delivered},`)
})

test('leads are found by a part of a name, company or address, by phone number, service and time', async () => {
  const ids: Record<string, string> = {}
  for (const name of ['Ann Bell', 'Bob 100%', 'Cy_1\\2', 'Zoë', 'Dan O’Brien', 'Rene\u0301']) {
    ids[name] = await storeLead(
      `${name[0]}@${name[0] === 'D' ? 'xn--bcher-kva.com' : 'example.com'}`,
    )
    await store.sql('update contact_submissions set name = $2 where submission_id = $1', [
      ids[name],
      name,
    ])
  }
  const change = (columns: string, name: string) =>
    store.sql(`update contact_submissions set ${columns} where submission_id = $1`, [ids[name]])
  await change("phone = '(214) 555-0142', service = 'network'", 'Ann Bell')
  await change("company = 'Acme', received_at = now() - interval '3 days'", 'Bob 100%')
  await store.sql(
    `insert into job_applications (name, email, phone, position, experience, message, created_at,
       submission_id, reference, received_at, body_hash)
     values ('Jo', 'jo@example.com', '+1 214 555 0142', 'other', '0-1', '', '', gen_random_uuid(), 'JOB0-0000', now(), '')`,
  )
  const found = async (filter: Partial<Filter>) => {
    const { said, desk: here } = desk()
    const all = { which: 'all', limit: 50, format: 'json' } as const
    await list(here, { name: 'list', filter: { ...noFilter, ...filter }, ...all })
    return JSON.parse(said.printed)
      .map((each: { name: string }) => each.name)
      .sort()
  }
  expect(await found({ find: 'bell' })).toEqual(['Ann Bell'])
  expect(await found({ find: '0%' })).toEqual(['Bob 100%'])
  expect(await found({ find: 'ACME' })).toEqual(['Bob 100%'])
  for (const literal of ['y_1', '1\\2']) {
    expect(await found({ find: literal }), literal).toEqual(['Cy_1\\2'])
  }
  expect(await found({ find: 'n_B' })).toEqual([])
  expect(await found({ find: '014' })).toEqual([])
  expect(await found({ find: 'z@example' })).toEqual(['Zoë'])
  // However a phone or a Mac has typed it, then or now.
  for (const typed of ["o'brien", 'O‘Brien', 'd@bücher.com', '@bücher.com', 'bücher']) {
    expect(await found({ find: typed }), typed).toEqual(['Dan O’Brien'])
  }
  for (const typed of ['ren\u00e9', 'rene\u0301']) {
    expect(await found({ find: typed }), typed).toEqual(['Rene\u0301'])
  }
  for (const phone of ['2145550142', 'tel:+12145550142', '555–0142']) {
    expect(await found({ find: phone }), phone).toEqual(['Ann Bell', 'Jo'])
  }
  expect(await found({ service: 'Network' })).toEqual(['Ann Bell'])
  const yesterday = new Date(Date.now() - 86_400_000)
  expect(await found({ until: yesterday })).toEqual(['Bob 100%'])
  expect(await found({ since: yesterday, find: 'example' })).toEqual([
    'Ann Bell',
    'Cy_1\\2',
    'Jo',
    'Rene\u0301',
    'Zoë',
  ])
})

test('a provider that is down is named by reconcile and by show, instead of the worker', async () => {
  const id = await storeLead()
  const waiting = { waits_for_provider: 'true', next_attempt_at: "now() + interval '9 minutes'" }
  await storeMessage(id, { channel: "'team_email'", status: "'pending'", ...waiting })
  await store.sql(
    "insert into provider_outages (family, since, next_probe_at) values ('mail', now() - interval '3 hours', now())",
  )
  const { said, desk: here } = desk()
  expect(await reconcile(here, { name: 'reconcile', format: 'text' })).toBe(1)
  expect(said.notes).toMatch(/^1 open for more than 10 minutes\.\nThe mail server has not answered/)
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.printed).toMatch(/waits for +the mail server/)
  expect(said.printed).not.toContain('next attempt')
  const question = async () => {
    const { said: then, desk: there } = desk()
    await reconcile(there, { name: 'reconcile', format: 'text' })
    return then.notes.split('\n')[0]
  }
  const asked = '1 open for more than 10 minutes. Is a worker running?'
  // Workers ask the provider every 15 seconds.
  await store.sql("update provider_outages set next_probe_at = now() - interval '3 days'")
  expect(await question()).toBe(asked)
  await store.sql('update provider_outages set next_probe_at = now()')
  expect(await question()).toBe('1 open for more than 10 minutes.')
  // What does not wait for it is late for another reason.
  await store.sql('update deliveries set waits_for_provider = false')
  expect(await question()).toBe(asked)
  await store.sql('update deliveries set waits_for_provider = true')
  // A text does not wait for the mail server.
  await store.sql("update provider_outages set family = 'sms', next_probe_at = now()")
  expect(await question()).toBe(asked)
  await store.sql('delete from provider_outages')
  expect(await question()).toBe(asked)
})

test('reconcile asks for no worker where a submission waits for a person, or a text for the day', async () => {
  await keepJob({ id: randomUUID(), reference: REFERENCE }, { state: "'failed'", added_at_ms: '1' })
  const hint = 'Some submissions could not be stored: npm run leads -- failed\n'
  expect((await reconciled()).notes).toBe(`1 open for more than 10 minutes.\n${hint}`)
  const morning = {
    next_attempt_at: "now() + interval '8 hours'",
    last_error: "'waits for the day'",
  }
  await storeMessage(await storeLead(), { status: "'pending'", ...morning })
  expect((await reconciled()).notes).toBe(`2 open for more than 10 minutes.\n${hint}`)
  await store.sql("update deliveries set next_attempt_at = now() - interval '1 minute'")
  expect((await reconciled()).notes).toBe(
    `2 open for more than 10 minutes. Is a worker running?\n${hint}`,
  )
})

test('a lead without messages is not listed as sent', async () => {
  await storeLead()
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...all })
  expect(said.printed).toMatch(/ none planned\n$/)
})

test('a limited list says how many more leads match its filter', async () => {
  const [old] = [await storeLead(), await storeLead(), await storeLead()]
  await receivedHoursAgo(old, 3)
  const listed = async (limit: number) => {
    const { said, desk: here } = desk()
    const filter = { ...noFilter, since: new Date(Date.now() - 2 * 3_600_000) }
    await list(here, { name: 'list', filter, which: 'all', limit, format: 'text' })
    return said.printed
  }
  expect(await listed(1)).toMatch(/\n… and 1 more: --limit 2 shows all\.\n$/)
  expect(await listed(2)).not.toContain('more')
})

test('a limited list of held leads counts only held ones', async () => {
  for (const isHeld of [true, true, false, false]) await storeLead('ann@example.com', isHeld)
  const { said, desk: here } = desk()
  const held = { which: 'quarantined', limit: 1, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...held })
  expect(said.printed).toMatch(/\n… and 1 more: --limit 2 shows all\.\n$/)
})

test('leads are listed from the newest on, and exported from the oldest on', async () => {
  const [old, young] = [await storeLead(), await storeLead()]
  await receivedHoursAgo(old, 3)
  const filter = noFilter
  const listed = desk()
  const all = { which: 'all', limit: 50, format: 'json' } as const
  await list(listed.desk, { name: 'list', filter, ...all })
  const exported = desk()
  await exportLeads(exported.desk, { name: 'export', format: 'json', filter })
  const order = (printed: string) =>
    JSON.parse(printed).map((each: Record<string, string>) => each.submissionId)
  expect(order(listed.said.printed)).toEqual([young, old])
  expect(order(exported.said.printed)).toEqual([old, young])
})

test('an export whose reader has stopped ends after an hour', async () => {
  await storeLead()
  const transaction = vi.spyOn(database, 'transaction')
  const { desk: here } = desk()
  let limit: unknown
  here.out.stream = async (pieces) => {
    for await (const _ of pieces) {
      const open = await transaction.mock.results[0]?.value
      limit ??= (await open.raw('show idle_in_transaction_session_timeout')).rows
    }
  }
  const filter = noFilter
  await exportLeads(here, { name: 'export', format: 'json', filter })
  transaction.mockRestore()
  expect(limit).toEqual([{ idle_in_transaction_session_timeout: '1h' }])
})

test('a list of subscriptions looks up only the messages of leads that may be one', async () => {
  const [subscription, imported, contact] = [
    await storeLead(),
    await storeLead(),
    await storeLead(),
  ]
  await storeMessage(await storeLead(), { channel: "'team_email'" })
  await storeMessage(subscription, { channel: "'team_email'" })
  await storeMessage(contact, { channel: "'team_email'" })
  await store.sql("update deliveries set kind = 'newsletter' where submission_id = $1", [
    subscription,
  ])
  await store.sql(
    `update contact_submissions set service = 'Newsletter', company = 'Newsletter Subscriber'
     where submission_id = any($1)`,
    [[subscription, imported, contact]],
  )
  const ids = async (kind: Kind, on = database) => {
    const { said, desk: here } = desk()
    const command = {
      filter: { ...noFilter, kind },
      which: 'all',
      limit: 50,
      format: 'json',
    } as const
    await list({ ...here, database: on }, { name: 'list', ...command })
    return JSON.parse(said.printed).map((each: { submissionId: string }) => each.submissionId)
  }
  expect((await ids('newsletter')).sort()).toEqual([subscription, imported].sort())
  expect(await ids('contact')).toHaveLength(2)

  await store.sql("update contact_submissions set service = 'cloud'")
  const transaction = await database.transaction()
  const read = await rowsRead(transaction, 'deliveries', () => ids('newsletter', transaction))
  await transaction.rollback()
  expect(read).toBe(0)
})

test('an export of no leads is an empty JSON array', async () => {
  const { said, desk: here } = desk()
  const filter = noFilter
  await exportLeads(here, { name: 'export', format: 'json', filter })
  expect(said.printed).toBe('[]\n')
})

test('an export as JSON has what a terminal might interpret in escaped form', async () => {
  const name = 'Ann\u009b31m\u202e'
  await storeLead()
  await store.sql('update contact_submissions set name = $1', [name])
  const { said, desk: here } = desk()
  await exportLeads(here, { name: 'export', format: 'json', filter: noFilter })
  expect(said.printed).toContain('"Ann\\u009b31m\\u202e"')
  expect(JSON.parse(said.printed)).toMatchObject([{ name }])
})

test('an export has one column per value', async () => {
  const id = await storeLead()
  await store.sql('update contact_submissions set source = $1', [
    { page: '/contact', referrer: 'https://news.example', utm: { utm_source: 'spring' } },
  ])
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  await storeMessage(id, { status: "'unknown'" })
  const { said, desk: here } = desk()
  const filter = noFilter
  await exportLeads(here, { name: 'export', format: 'csv', filter })
  const [heads = [], cells = []] = said.printed.split('\r\n').map((line) => line.split(','))
  expect(Object.fromEntries(heads.map((head, i) => [head, cells[i]]))).toMatchObject({
    kind: 'contact',
    service: 'cloud',
    name: 'Ann',
    email: 'ann@example.com',
    sms_consent: 'false',
    quarantined: 'false',
    page: '/contact',
    referrer: 'https://news.example',
    utm: '"{""utm_source"":""spring""}"',
    team_email: 'sent',
    prospect_email: 'failed',
    prospect_sms: 'unknown',
    submission_id: id,
  })
})

test('an export has a lead whose source was imported with other values than text', async () => {
  await storeLead('five@example.com')
  await storeLead('null@example.com')
  await store.sql(`update contact_submissions set source =
    case email when 'null@example.com' then 'null'::jsonb else '{"page": 5, "utm": {"click": 5}}' end`)
  const { said, desk: here } = desk()
  expect(await exportLeads(here, { name: 'export', format: 'csv', filter: noFilter })).toBe(0)
  expect(said.printed).toContain('"{""click"":""5""}"')
  expect(said.printed).toContain('null@example.com')
})

test('an export has the fields that only a job application or a service request has', async () => {
  const lead = `name, email, phone, message, created_at, submission_id, reference, received_at`
  const values = `'Ann', 'ann@example.com', '', '', '', gen_random_uuid(), 'ABCD-EFGH', now()`
  await store.sql(
    `insert into job_applications (${lead}, position, experience, resume)
     values (${values}, 'network', '3-5', 'https://example.com/ann.pdf')`,
  )
  await store.sql(
    `insert into service_requests (${lead}, company, service, urgency)
     values (${values}, 'Acme', 'cloud', 'critical')`,
  )
  const cellsOf = async (kind: Kind) => {
    const { said, desk: here } = desk()
    await exportLeads(here, { name: 'export', format: 'csv', filter: { ...noFilter, kind } })
    const [heads = [], cells = []] = said.printed.split('\r\n').map((line) => line.split(','))
    return Object.fromEntries(heads.map((head, i) => [head, cells[i]]))
  }
  expect(await cellsOf('job-application')).toMatchObject({
    kind: 'job-application',
    position: 'network',
    experience: '3-5',
    resume: 'https://example.com/ann.pdf',
  })
  expect(await cellsOf('service-request')).toMatchObject({
    kind: 'service-request',
    company: 'Acme',
    service: 'cloud',
    urgency: 'critical',
  })
})

test('subscribers are listed with their unsubscribe links, without those who unsubscribed', async () => {
  await store.sql(
    `insert into newsletter_subscribers (email, status, subscribed_at) values
       ('left@example.com', 'unsubscribed', now()), ('=1+1@example.com', 'subscribed', '2026-11-02'),
       ('ann@example.com', 'subscribed', '2026-11-01 12:00Z')`,
  )
  const subscribed = async (format: 'csv' | 'json', PUBLIC_URL = 'https://cedarline.example') => {
    const { said, desk: here } = desk({ PUBLIC_URL })
    await runCommand(here.env, { name: 'subscribers', format }, here.out)
    return said
  }
  const [ann, formula] = JSON.parse((await subscribed('json')).printed)
  const link = expect.stringMatching(/^https:\/\/cedarline\.example\/unsubscribe\/[0-9a-f-]{36}$/)
  expect(ann).toEqual({
    email: 'ann@example.com',
    subscribedAt: '2026-11-01T12:00:00.000Z',
    unsubscribeLink: link,
  })
  expect(formula.email).toBe('=1+1@example.com')
  const { printed, notes } = await subscribed('csv')
  expect(printed).toBe(
    [
      '\ufeffemail,subscribed_at,unsubscribe_link',
      `ann@example.com,2026-11-01T12:00:00.000Z,${ann.unsubscribeLink}`,
      '',
    ].join('\r\n'),
  )
  expect(notes).toContain('Left out, because a spreadsheet takes them for formulas: 1')
  expect(notes).not.toContain('PUBLIC_URL')
  expect((await subscribed('json', 'http://localhost:3000')).notes).toContain('PUBLIC_URL')
})

test('reconcile tells settled from merely not overdue', async () => {
  const lastLine = async () => {
    const { said, desk: here } = desk()
    expect(await reconcile(here, { name: 'reconcile', format: 'text' })).toBe(0)
    return said.printed.trim().split('\n').at(-1)
  }
  expect(await lastLine()).toBe('Everything is settled.')
  const young = { status: "'pending'", created_at: 'now()', next_attempt_at: 'now()' }
  await storeMessage(await storeLead(), young)
  expect(await lastLine()).toBe('Nothing is overdue. Open items are still within 10 minutes.')
})

test('reconcile calls a message overdue after ten minutes', async () => {
  await storeMessage(await storeLead(), { status: "'pending'" })
  const after = async (minutes: number) => {
    await store.sql('update deliveries set created_at = now() - make_interval(mins => $1)', [
      minutes,
    ])
    return (await reconciled()).code
  }
  expect(await after(9)).toBe(0)
  expect(await after(11)).toBe(1)
})

test('a submission that is on both queues counts as one that was accepted', async () => {
  await storeMessage(await storeLead(), { status: "'sent'" })
  await keepJob({ id: randomUUID(), reference: 'J0B0-0000' }, { state: "'failed'" })
  const { desk: here } = desk()
  const queues = await openSubmissionQueues(here.env)
  const again = queues.list.map((each) => ({ ...each, name: 'redis' }))
  const counted = await countPipeline(here, { ...queues, list: [...again, ...queues.list] })
  await queues.close()
  const failedOnce = { unfinished: 0, failed: 1 }
  expect(counted.queues).toEqual({ redis: failedOnce, postgres: failedOnce })
  expect(counted.accepted).toBe(2)
})

test('reconcile shows the twenty items that have been open longest, and counts the rest', async () => {
  for (let item = 0; item < 21; item++) {
    const created_at = `now() - interval '${item + 1} hours'`
    await storeMessage(await storeLead(), { status: "'pending'", created_at })
  }
  const { said, desk: here } = desk()
  expect(await reconcile(here, { name: 'reconcile', format: 'text' })).toBe(1)
  const ages = said.printed.match(/^ *\d+ h /gm)?.map((age) => Number.parseInt(age, 10))
  expect(ages).toEqual(Array.from({ length: 20 }, (_, item) => 21 - item))
  expect(said.printed).toMatch(/\n… and 1 more: --json lists all\.\n$/)
})

test('reconcile lists overdue rows, jobs, and texts still to be looked up', async () => {
  const orphan = await storeLead()
  const looked = await storeLead()
  await storeMessage(looked, { status: "'unknown'", next_attempt_at: 'now()' })
  const given = await storeLead()
  await storeMessage(given, { status: "'unknown'" })
  const job = randomUUID()
  const old = { jobId: `s-${job}`, timestamp: Date.now() - 3_600_000 }
  await queueOn({ databaseUrl: store.url, redisUrl: undefined }, queueNames.submissions, (queue) =>
    queue.add('job', { id: job, reference: 'J0B0-0000' }, old),
  )
  const { said, desk: here } = desk()
  expect(await reconcile(here, { name: 'reconcile', format: 'json' })).toBe(1)
  const { unsettled } = JSON.parse(said.printed)
  const named = unsettled.map((each: Record<string, string>) => [each.what, each.submissionId])
  expect(new Set(named)).toEqual(
    new Set([
      ['row', orphan],
      ['delivery', looked],
      ['job', job],
    ]),
  )
})

test('reconcile counts open messages by age', async () => {
  for (const minutes of [0, 2, 3, 30, 120, 180, 240, 3_000]) {
    const created_at = `now() - interval '${minutes} minutes'`
    await storeMessage(await storeLead(), { status: "'pending'", created_at })
  }
  const { said, desk: here } = desk()
  await reconcile(here, { name: 'reconcile', format: 'json' })
  expect(JSON.parse(said.printed).open).toEqual({
    'under 1 min': 1,
    '1 to 10 min': 2,
    '10 to 60 min': 1,
    '1 to 24 h': 3,
    'over a day': 1,
  })
})

test('failed lists what was given up last first', async () => {
  const [early, late] = [await storeLead(), await storeLead()]
  await storeMessage(early, { status: "'failed'", updated_at: "now() - interval '1 hour'" })
  await storeMessage(late, { status: "'failed'" })
  const { said, desk: here } = desk()
  await failed(here, { name: 'failed', format: 'json' })
  const listed = JSON.parse(said.printed)
  expect(listed.map((each: Record<string, string>) => each.submissionId)).toEqual([late, early])
})

test('failed lists any number of messages', async () => {
  const { said, desk: here } = desk()
  const rows = Array.from({ length: 200_000 }, () => ({}))
  const many = { raw: async () => ({ rows }) } as unknown as CommandContext['database']
  expect(await failed({ ...here, database: many }, { name: 'failed', format: 'json' })).toBe(0)
  expect(JSON.parse(said.printed)).toHaveLength(rows.length)
})

test('failed omits texts that the worker is still looking up', async () => {
  const given = await storeLead()
  await storeMessage(given, { status: "'unknown'" })
  await storeMessage(await storeLead(), { status: "'unknown'", next_attempt_at: 'now()' })
  const { said, desk: here } = desk()
  await failed(here, { name: 'failed', format: 'json' })
  const listed = JSON.parse(said.printed)
  expect(listed.map((each: Record<string, string>) => each.submissionId)).toEqual([given])
})

test('failed exits with 1 while Redis is down, because its list is incomplete', async () => {
  const asked = { name: 'failed', format: 'text' } as const
  const down = desk({ REDIS_URL: 'redis://127.0.0.1:9' })
  expect(await failed(down.desk, asked)).toBe(1)
  expect(down.said.notes).toContain('The list is incomplete')
  expect(await failed(desk().desk, asked)).toBe(0)
})

test('show names an unknown lead’s queue that could not be searched', async () => {
  const { said, desk: here } = desk({ REDIS_URL: 'redis://127.0.0.1:9' })
  expect(await show(here, { name: 'show', lead, format: 'text' })).toBe(1)
  expect(said.notes).toMatch(/There is no lead .+\nNot every queue was searched: .*Redis/)
})

test('retry exits with 1 if it finds no such lead', async () => {
  const { said, desk: here } = desk()
  expect(await retry(here, { name: 'retry', what: lead, unknownSms: 'leave' })).toBe(1)
  expect(said).toEqual({ printed: '', notes: expect.stringMatching(/^There is no lead .+\n$/) })
})

test('retry exits with 1 while Redis is down, because not every queue was searched', async () => {
  const retried = async (...words: string[]) => {
    const { said, desk: here } = desk({ REDIS_URL: 'redis://127.0.0.1:9' })
    const parsed = parseCommand(['retry', ...words])
    if (parsed.outcome !== 'command') throw new Error(`no command: ${words.join(' ')}`)
    return { code: await runCommand(here.env, parsed.command, here.out), notes: said.notes }
  }
  const incomplete = {
    code: 1,
    notes: expect.stringMatching(/^Not every queue was searched: .*Redis.*\n$/m),
  }
  await storeMessage(await storeLead(), { status: "'failed'" })
  const known = [REFERENCE, '--all-failed', '--all-lost']
  const runs = await Promise.all([...known, 'WXYZ-0000'].map((what) => retried(what)))
  expect(runs).toEqual(runs.map(() => incomplete))
  expect(runs.at(-1)?.notes).toMatch(/^There is no lead /)
})

test('show tells whether the number of a consent is opted out now', async () => {
  const id = await storeLead()
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, page, ip)
     values ($1, '+12145550163', now(), '1', '/contact', '192.0.2.1')`,
    [id],
  )
  await store.sql("insert into sms_opt_outs (phone, keyword) values ('+12145550163', 'STOP')")
  const optedOut = async () => {
    const { said, desk: here } = desk()
    await show(here, { name: 'show', lead, format: 'json' })
    return JSON.parse(said.printed)[0].consent.optedOutAt !== null
  }
  expect(await optedOut()).toBe(true)
  await store.sql('update sms_opt_outs set lifted_at = now()')
  expect(await optedOut()).toBe(false)
})

test('show finds the subscription of an address typed in another case', async () => {
  const id = await storeLead('Ann@Example.com')
  await store.sql(
    "insert into newsletter_subscribers (email, name, submission_id) values ('ann@example.com', 'Ann', $1)",
    [id],
  )
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.printed).toMatch(/newsletter +subscribed, /)
})

test('an opt-out recorded by staff is on record as theirs', async () => {
  const { desk: here } = desk()
  await optOutNumber(here, { name: 'opt-out', phone: '(214) 555-0164' })
  const row = "select keyword from sms_opt_outs where phone = '+12145550164'"
  expect(await store.sql(row)).toEqual([{ keyword: 'staff' }])
})

test('erase reports messages that may still arrive', async () => {
  const lease = { lease_token: 'gen_random_uuid()', lease_until: "now() + interval '5 seconds'" }
  await storeMessage(await storeLead(), { status: "'sending'", ...lease })
  await storeMessage(await storeLead('bob@example.com'), { status: "'sending'", ...lease })
  const { said, desk: here } = desk()
  expect(await erase(here, { name: 'erase', email: 'Ann@example.com', mode: 'for real' })).toBe(0)
  expect(said.notes).toContain('Messages that were being sent, and may still arrive: 1')
  expect(said.printed).toContain(
    'Delete by hand: emails to the team about this person, and exports',
  )
})

test('person prints all that is stored about somebody, and nothing about anybody else', async () => {
  const id = await storeLead('Ann@bücher.example')
  await storeLead('bob@example.com')
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, ip, email_hash)
     select gen_random_uuid(), phone, now(), '1', '192.0.2.1', encode(sha256(convert_to(email, 'UTF8')), 'hex')
     from (values ('+12145550165', 'ann@xn--bcher-kva.example'), ('+12145550166', 'bob@example.com')) v (phone, email)`,
  )
  await store.sql("insert into newsletter_subscribers (email) values ('ann@xn--bcher-kva.example')")
  const corrected = await storeLead('carl@example.com')
  await storeMessage(corrected, { status: "'sent'", recipient: "'ann@xn--bcher-kva.example'" })
  // Somebody of the team asks: their inbox got it, but it is about another person.
  const toTeam = { channel: "'team_email'", recipient: "'ann@xn--bcher-kva.example'" }
  await storeMessage(corrected, { ...toTeam, status: "'sent'" })
  const { said, desk: here } = desk()
  const of = (email: string) => runCommand(here.env, { name: 'person', email }, here.out)
  expect(await of('ANN@BÜCHER.example')).toBe(0)
  const { leads, messagesOfOtherLeads, consentsOfDeletedLeads, subscriptions } = JSON.parse(
    said.printed,
  )
  expect(messagesOfOtherLeads).toMatchObject([{ submissionId: corrected, status: 'sent' }])
  expect(said.printed).not.toContain('carl@example.com')
  expect(leads).toMatchObject([
    { submissionId: id, email: 'Ann@bücher.example', deliveries: [{ status: 'sent' }] },
  ])
  expect(leads).toHaveLength(1)
  expect(consentsOfDeletedLeads).toMatchObject([{ phone: '+12145550165', ip: '192.0.2.1' }])
  expect(subscriptions).toMatchObject([{ status: 'subscribed' }])
  expect(await of('nobody@example.com')).toBe(1)
})

test('erase of a former address leaves the lead its other messages and its consent', async () => {
  const id = await storeLead('otto@example.com')
  const former = { channel: "'prospect_email'", recipient: "'stranger@example.com'" }
  await storeMessage(id, { ...former, status: "'sent'" })
  await storeMessage(id, { channel: "'team_email'", status: "'pending'" })
  await storeMessage(id, { status: "'sent'", recipient: "'+12145550163'" })
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, ip)
     values ($1, '+12145550163', now(), '1', '192.0.2.1')`,
    [id],
  )
  const command = { name: 'erase', email: 'stranger@example.com', mode: 'for real' } as const
  const { said, desk: here } = desk()
  expect(await erase(here, command)).toBe(0)
  expect(said.printed).toMatch(/ deliveries +1\n/)
  expect((await states()).sort()).toEqual(['pending', 'sent'])
  expect(await store.sql('select phone from sms_consents')).toEqual([{ phone: '+12145550163' }])
})

test.each(['pending', 'failed', 'suppressed', 'sending'])(
  'erase of a former address leaves a confirmation that is %s to the corrected one',
  async (status) => {
    const id = await storeLead('Otto@example.com')
    const former = { channel: "'prospect_email'", recipient: "'stranger@example.com'" }
    await storeMessage(id, { ...former, status: `'${status}'` })
    const { said, desk: here } = desk()
    const command = { name: 'erase', email: 'stranger@example.com', mode: 'for real' } as const
    expect(await erase(here, command)).toBe(0)
    const rows = await store.sql('select status, recipient from deliveries')
    expect(rows).toEqual([{ status, recipient: 'otto@example.com' }])
    expect(said.printed).toMatch(/ recipients replaced +1\n/)
  },
)

test('erase says that a confirmation on its way may still reach the former address', async () => {
  const id = await storeLead('otto@example.com')
  const former = { channel: "'prospect_email'", recipient: "'stranger@example.com'" }
  const leased = { status: "'sending'", lease_until: "now() + interval '20 seconds'" }
  await storeMessage(id, { ...former, ...leased })
  const { said, desk: here } = desk()
  await erase(here, { name: 'erase', email: 'stranger@example.com', mode: 'for real' })
  expect(said.notes).toContain('may still arrive: 1')
})

test('erase removes messages to an address whose lead has another', async () => {
  const id = await storeLead('other@example.com')
  await storeMessage(id, { status: "'sent'", recipient: "'ann@example.com'" })
  const bobs = await storeLead('bob@example.com')
  await storeMessage(bobs, { status: "'failed'", recipient: "'bob@example.com'" })
  const { desk: here } = desk()
  await erase(here, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
  expect(await states()).toEqual(['failed'])
})

test('release of an ambiguous reference lists the submission IDs and releases nothing', async () => {
  const ids = [await storeLead('a@example.com', true), await storeLead('b@example.com', true)]
  for (const id of ids)
    await storeMessage(id, { status: "'suppressed'", last_error: "'quarantined'" })
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(1)
  expect(ids.every((id) => said.notes.includes(id))).toBe(true)
  expect(await states()).toEqual(['suppressed', 'suppressed'])
})

test('release of a reference that two leads have releases the one that is held', async () => {
  const [sent, held] = [await storeLead('a@example.com'), await storeLead('b@example.com', true)]
  const withheld = { status: "'suppressed'", last_error: "'quarantined'" }
  await storeMessage(sent, { channel: "'team_email'", status: "'failed'" })
  await storeMessage(held, { channel: "'team_email'", ...withheld })
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(0)
  expect(said.printed).toBe(`${REFERENCE}: released; its messages are being sent\n`)
  expect((await states()).sort()).toEqual(['failed', 'pending'])
})

test('what a person dismisses is off the lists until it changes, and nothing is sent or deleted', async () => {
  const held = await storeLead('held@example.com', true)
  const withheld = { status: "'suppressed'", last_error: "'quarantined'" }
  await storeMessage(held, { channel: "'team_email'", ...withheld })
  // Nobody has to deal with this one.
  await storeMessage(held, { status: "'suppressed'", last_error: "'opted out'" })
  const failing = await storeLead('failing@example.com')
  // By a clock of PostgreSQL that was ahead.
  const ahead = { status: "'failed'", updated_at: "now() + interval '2 hours'" }
  await storeMessage(failing, { channel: "'prospect_email'", ...ahead })
  await storeMessage(failing, { channel: "'team_email'", status: "'failed'" })
  await storeMessage(failing, { status: "'unknown'" })
  const listed = async () => {
    const [one, two] = [desk(), desk()]
    await failed(one.desk, { name: 'failed', format: 'json' })
    const held = { which: 'quarantined', limit: 50, format: 'json' } as const
    await list(two.desk, { name: 'list', filter: noFilter, ...held })
    const all = [...JSON.parse(one.said.printed), ...JSON.parse(two.said.printed)]
    return all.map(({ channel, quarantined }) => channel ?? (quarantined && 'held'))
  }
  // The team's first: anybody can make mails to invented addresses fail.
  expect(await listed()).toEqual(['team_email', 'prospect_email', 'prospect_sms', 'held'])

  const { said, desk: here } = desk()
  const unknown = { by: 'reference', value: '0000-0000' } as const
  const named = (value: string) => ({ by: 'submission_id', value }) as const
  expect(await dismiss(here, [unknown, lead, named(held), named(failing)])).toBe(1)
  expect(said.notes).toMatch(/There is no lead 0000-0000.*\n.*matches 2 leads/)
  expect(said.printed).toBe(
    `${held}: dismissed: held for review\n${failing}: dismissed: prospect_email (failed), prospect_sms (unknown), team_email (failed)\n`,
  )
  expect(await listed()).toEqual([])
  const again = desk()
  expect(await dismiss(again.desk, [named(held)])).toBe(0)
  expect(again.said.printed).toBe(`${held}: nothing to dismiss\n`)
  const dismissals = async () => {
    const { said: shown, desk: there } = desk()
    await show(there, { name: 'show', lead, format: 'text' })
    return shown.printed.match(/dismissed {2}/g)?.length
  }
  expect(await dismissals()).toBe(4)

  const all = desk()
  await retry(all.desk, { name: 'retry', what: 'all failed', since: null })
  expect(all.said.notes).toBe('')
  expect(await states()).not.toContain('pending')
  await retry(desk().desk, { name: 'retry', what: lead, unknownSms: 'leave' })
  await store.sql(
    "update deliveries set status = 'failed', updated_at = clock_timestamp() where status = 'pending'",
  )
  expect(await listed()).toEqual(['team_email'])
  expect(await dismissals()).toBe(3)
})

test('a lead of a kind that this release does not know can be dismissed, and is neither retried nor released', async () => {
  const consulting = async (reference: string, quarantined: boolean, state: string | null) => {
    const id = randomUUID()
    await store.sql(
      `insert into service_requests (kind, name, email, phone, company, service, urgency, message, created_at,
         submission_id, reference, received_at, quarantined)
       values ('consulting', 'Ann', 'ann@example.com', '', '', '', '', '', '', $1, $2, now(), $3)`,
      [id, reference, quarantined],
    )
    const channel = "'team_email'"
    if (state) await storeMessage(id, { kind: "'consulting'", channel, status: `'${state}'` })
    return { by: 'reference', value: reference } as const
  }
  const failing = await consulting('AAAA-0001', false, 'failed')
  const held = await consulting('AAAA-0002', true, 'suppressed')
  const imported = await consulting('AAAA-0003', false, null)
  await store.sql("update deliveries set last_error = 'quarantined' where status = 'suppressed'")
  const remedy =
    'Run the release that does, or correct the kind in the table deliveries and, if the lead is there, in service_requests'
  const unknown = (reference: string) =>
    `${reference} is of the kind consulting, which this release does not know. ${remedy}\n`

  const retried = desk()
  const command = { name: 'retry', what: failing, unknownSms: 'leave' } as const
  await expect(retry(retried.desk, command)).rejects.toThrow(unknown('AAAA-0001').trim())
  // Nor if only the kind of the lead has been corrected: no worker would send the message.
  const correct = 'update service_requests set kind = $1 where reference = $2'
  await store.sql(correct, ['consultation', 'AAAA-0001'])
  expect(await retry(retried.desk, command)).toBe(0)
  await store.sql(correct, ['consulting', 'AAAA-0001'])
  expect(await retry(retried.desk, { name: 'retry', what: 'all failed', since: null })).toBe(0)
  expect(retried.said.printed).toBe(
    'AAAA-0001: nothing to retry (team_email failed)\nRetried: messages 0, submissions 0\n',
  )
  expect(retried.said.notes).toBe(
    `Messages of a kind that this release does not know: 1. ${remedy}\n`.repeat(2),
  )
  const { said, desk: here } = desk()
  expect(await release(here, [held, held])).toBe(1)
  expect(said.notes).toBe(unknown('AAAA-0002').repeat(2))
  expect((await states()).sort()).toEqual(['failed', 'suppressed'])

  const { said: dismissed, desk: there } = desk()
  expect(await dismiss(there, [imported, failing, held])).toBe(1)
  expect(dismissed.notes).toBe(unknown('AAAA-0003'))
  expect(dismissed.printed).toBe(
    'AAAA-0001: dismissed: team_email (failed)\nAAAA-0002: dismissed: held for review\n',
  )
  const again = desk()
  expect(await dismiss(again.desk, [failing])).toBe(0)
  expect(again.said.printed).toBe('AAAA-0001: nothing to dismiss\n')
})

test('a lead is found by the reference that another system gave it', async () => {
  const id = await storeLead()
  const rename = 'update contact_submissions set reference = $2 where submission_id = $1'
  await store.sql(rename, [id, 'LEAD-0001'])
  const run = async (...words: string[]) => {
    const parsed = parseCommand(words)
    if (parsed.outcome !== 'command') throw new Error(parsed.outcome)
    const { said, desk: here } = desk()
    return { code: await runCommand(here.env, parsed.command, here.out), ...said }
  }
  const retried = await run('retry', 'lead-0001')
  expect(retried).toMatchObject({ code: 0, printed: 'LEAD-0001: its messages are planned\n' })
  // One of our own that the same text may mean is another lead.
  const own = await storeLead('other@example.com', true)
  await store.sql(rename, [own, '1EAD-0001'])
  const released = await run('release', 'LEAD-0001')
  expect(released.printed).toBe('LEAD-0001 is not quarantined: nothing to release\n')
  for (const reference of ['CRM-12345', 'WEB00042', 'INV-00123']) {
    await store.sql(rename, [id, reference])
    expect((await run('show', reference)).printed, reference).toContain(reference)
  }
  expect((await run('show', 'CRM-12346')).notes).toContain('There is no lead CRM-12346.')
})

test('release of an unknown reference fails', async () => {
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(1)
  expect(said.notes).toContain(`There is no lead ${REFERENCE}`)
})

test('release reports a quarantined lead without messages, and leaves it quarantined', async () => {
  await storeLead('ann@example.com', true)
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(1)
  expect(said.notes).toContain('has no messages to release. See: npm run leads -- reconcile')
  expect(await store.sql('select quarantined from contact_submissions')).toEqual([
    { quarantined: true },
  ])
})

/** Runs a PL/pgSQL statement on each change of that kind while `work` runs. */
async function during(change: string, statement: string, work: () => Promise<void>) {
  await store.sql(`create function disturb() returns trigger language plpgsql as
    $$ begin ${statement}; return null; end $$`)
  await store.sql(`create trigger disturb after ${change} for each row execute function disturb()`)
  try {
    await work()
  } finally {
    await store.sql('drop function disturb cascade')
  }
}

test('erase removes submissions that are stored while it runs', async () => {
  await storeLead()
  const late = `if old.name = 'Ann' then insert into contact_submissions (name, email, company, phone,
      service, message, created_at, submission_id, reference, received_at, body_hash)
    values ('Late', old.email, '', '', 'cloud', '', '', gen_random_uuid(), 'LATE', now(), '');
    end if`
  await during('delete on contact_submissions', late, async () => {
    const { desk: here } = desk()
    await erase(here, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
  })
  expect(await store.sql('select name from contact_submissions')).toEqual([])
})

test('erase counts a message that a worker has taken while it ran', async () => {
  await storeMessage(await storeLead(), { status: "'pending'", recipient: "'ann@example.com'" })
  await store.sql(
    "insert into sms_consents (submission_id, phone, consented_at, wording_version, ip) select submission_id, '', now(), '1', '' from contact_submissions",
  )
  const claim = `update deliveries set status = 'sending', lease_until = now() + interval '1 minute'`
  await during('delete on sms_consents', claim, async () => {
    const { said, desk: here } = desk()
    await erase(here, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
    expect(said.notes).toContain('Messages that were being sent, and may still arrive: 1')
  })
})

test('erase says that something may be left if more arrived in each of its rounds', async () => {
  await storeLead()
  const late = `insert into contact_submissions (name, email, company, phone,
      service, message, created_at, submission_id, reference, received_at, body_hash)
    values ('Late', old.email, '', '', 'cloud', '', '', gen_random_uuid(), 'LATE', now(), '')`
  await during('delete on contact_submissions', late, async () => {
    const { said, desk: here } = desk()
    const command = { name: 'erase', email: 'ann@example.com', mode: 'for real' } as const
    expect(await erase(here, command)).toBe(1)
    expect(said.notes).toContain('Run the command again.')
  })
})

test('release is repeated when PostgreSQL aborts it in a deadlock', async () => {
  const id = await storeLead('ann@example.com', true)
  await storeMessage(id, { status: "'suppressed'", last_error: "'quarantined'" })
  await store.sql('create sequence tries')
  const once = "if nextval('tries') = 1 then raise exception using errcode = '40P01'; end if"
  await during('update on contact_submissions', once, async () => {
    const { desk: here } = desk()
    expect(await release(here, [lead])).toBe(0)
  })
  await store.sql('drop sequence tries')
})

test('erase ends at a job that stays busy, and reports what it removed', async () => {
  await storeLead()
  const place = { databaseUrl: store.url, redisUrl: undefined }
  const add = (id: string) =>
    queueOn(place, queueNames.submissions, (queue) =>
      queue.add('job', { fields: { email: 'ann@example.com' } }, { jobId: id }),
    )
  await add('s-free')
  const { said, desk: here } = desk()
  const command = { name: 'erase', email: 'ann@example.com', mode: 'for real' } as const
  let erasing: Promise<unknown> = Promise.resolve()
  let held: Awaited<ReturnType<typeof holdJob>> | undefined
  // The first round waits for this lead until a worker has begun another job of the same person.
  await database.transaction(async (holder) => {
    await holder.raw('select from contact_submissions for update')
    erasing = erase(here, command).then(String, String)
    await expect.poll(() => store.sql(WAITING), { timeout: 10_000 }).toHaveLength(1)
    await add('s-busy')
    held = await holdJob(store.url, queueNames.submissions, 's-busy')
  })
  const kept = () => store.sql('select from contact_submissions')
  await expect.poll(kept, { timeout: 10_000 }).toEqual([])
  // The fifteen seconds for which it waits pass in half a second.
  const started = performance.now()
  const { timeOrigin } = performance
  const clock = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => timeOrigin + started + (performance.now() - started) * 30)
  try {
    expect(await erasing).toBe(
      'LeadsError: Not everything was removed, because job s-busy is still being processed. Run the command again.',
    )
  } finally {
    clock.mockRestore()
    await held?.letGo()
  }
  expect(said.printed).toMatch(/^Removed so far:\n/)
  expect(said.printed).toMatch(/contact_submissions +1\n/)
  expect(said.printed).toMatch(/queue on postgres +1\n/)
})

test('a database without the tables is reported with its remedy', async () => {
  const { url } = await freshDatabase({ migrated: false })
  const { said, desk: here } = desk({ DATABASE_URL: url })
  const filter = noFilter
  const all = { which: 'all', limit: 50, format: 'text' } as const
  expect(await runCommand(here.env, { name: 'list', filter, ...all }, here.out)).toBe(1)
  expect(said.notes).toContain('older than this release. Run: npm run migrate')
})

test.each([
  // Its message may quote input.
  { statement: "raise exception 'typed by Ann'", said: 'failed (error P0001). Try again' },
  {
    statement: 'perform pg_terminate_backend(pg_backend_pid())',
    said: 'PostgreSQL stopped answering (57P01). Try again',
  },
  {
    statement: "execute 'set local role pg_monitor'; perform from sms_opt_outs",
    said: 'lacks a right (permission denied for table sms_opt_outs). Grant it',
  },
])('an error of PostgreSQL is told without its statement: $said', async ({ statement, said }) => {
  // No text: by day, one that is an hour old is not retried.
  await storeMessage(await storeLead(), { status: "'failed'", channel: "'team_email'" })
  const at = desk()
  await during('update on deliveries', statement, async () => {
    const command = { name: 'retry', what: 'all failed', since: null } as const
    expect(await runCommand(at.desk.env, command, at.desk.out)).toBe(1)
  })
  expect(at.said.notes).toContain('leads retry: ')
  expect(at.said.notes).toContain(said)
  expect(at.said.notes).not.toMatch(/typed by|deliveries|\n./)
})

test('retry of all that failed leaves out texts that are too late, and says so', async () => {
  const failed = { status: "'failed'" }
  const text = async (hours: number, more: Record<string, string> = {}) => {
    const id = await storeLead()
    await receivedHoursAgo(id, hours)
    await storeMessage(id, { ...failed, created_at: 'now()', ...more })
    return id
  }
  const days = await text(60)
  await storeMessage(days, { ...failed, channel: "'prospect_email'" })
  const stored = await text(0, { created_at: "now() - interval '60 hours'" })
  // As old as the last retry.
  const again = await text(60, { revived_at: 'now()' })
  const fresh = await text(0)
  await text(60, { dismissed_at: 'now()' })
  const { said, desk: here } = desk()
  await retry(here, { name: 'retry', what: 'all failed', since: null })
  expect(said.printed).toBe('Retried: messages 3, submissions 0\n')
  expect(said.notes).toBe(
    `Texts not retried, because one is of use only within an hour of the request, or of the morning after it: 2. To send one all the same: npm run leads -- retry <reference>\n`,
  )
  const pending = await store.sql("select * from deliveries where status = 'pending'")
  const revived = pending.map(({ submission_id, channel }) => `${channel} ${submission_id}`)
  expect(revived.sort()).toEqual(
    [`prospect_email ${days}`, `prospect_sms ${again}`, `prospect_sms ${fresh}`].sort(),
  )
  const one = { by: 'submission_id', value: stored } as const
  const named = desk()
  await retry(named.desk, { name: 'retry', what: one, unknownSms: 'leave' })
  expect(named.said.printed).toMatch(/: retrying prospect_sms(, which waits for the day)?\n$/)
})

test('retry with --since leaves what was given up before', async () => {
  const id = await storeLead()
  const failed = { status: "'failed'" }
  await storeMessage(id, { ...failed, channel: "'team_email'" })
  await storeMessage(id, { ...failed, updated_at: "now() - interval '2 hours'" })
  const since = new Date(Date.now() - 3_600_000)
  const { said, desk: here } = desk()
  await retry(here, { name: 'retry', what: 'all failed', since })
  expect(said.printed).toBe('Retried: messages 1, submissions 0\n')
  const rows = await store.sql('select status from deliveries order by updated_at')
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'pending'])
})

test('erase finds an international address in both spellings', async () => {
  for (const typed of ['Ann@Bücher.example', 'ann@xn--bcher-kva.example']) {
    for (const email of ['ann@bücher.example', 'ann@xn--bcher-kva.example']) await storeLead(email)
    const { said, desk: here } = desk()
    await runCommand(here.env, { name: 'erase', email: typed, mode: 'for real' }, here.out)
    expect(said.printed).toMatch(/contact_submissions +2\n/)
    expect(await store.sql('select from contact_submissions')).toEqual([])
  }
})
