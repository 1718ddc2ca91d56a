import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { company } from '../../../src/content/company'
import { queueNames } from '../../../src/contract/submission'
import { reconcile } from '../../../worker/leads/commands/reconcile'
import { show } from '../../../worker/leads/commands/show'
import { stats } from '../../../worker/leads/commands/stats'
import { countPipeline } from '../../../worker/leads/count-pipeline'
import { openSubmissionQueues } from '../../../worker/leads/submission-queues'
import { officeTime } from '../../../worker/office-time'
import { queueOn } from '../../support/queue'
import { lead, REFERENCE } from './leads-on'
import { openDesk } from './open-desk'

const { desk, reconciled, storeLead, storeMessage, keepJob, store } = await openDesk()

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
  // Between the last two of five.
  expect(told.p95SecondsToTeamMail).toBeCloseTo(4 + 0.8 * 96, 0)
  expect(told.oldestOpen).toMatchObject({ channel: 'prospect_sms' })
  const text = desk()
  await stats(text.desk, { name: 'stats', format: 'text' })
  expect(text.said.printed).toMatch(/half within \d\.\d s, 95% within 2 min\n/)
})

test('stats list the newest day first, and kinds and states in alphabetical order', async () => {
  const printed = async () => {
    const { said, desk: here } = desk()
    await stats(here, { name: 'stats', format: 'text' })
    return said.printed
  }
  expect(await printed()).toMatch(/^No leads in 14 days\.\n/)
  const old = await storeLead()
  for (const status of ["'sent'", "'failed'"]) {
    await storeMessage(old, {
      channel: status === "'sent'" ? "'team_email'" : "'prospect_email'",
      status,
    })
  }
  await store.sql("update contact_submissions set received_at = now() - interval '3 days'")
  await store.sql(
    `insert into job_applications (name, email, phone, position, experience, message, created_at,
       submission_id, reference, received_at, body_hash)
     values ('Ann', '', '', 'other', '0-1', '', '', gen_random_uuid(), '', now(), '')`,
  )
  const day = (daysAgo: number) =>
    officeTime(new Date(Date.now() - daysAgo * 86_400_000)).slice(0, '2026-11-21'.length)
  const rows = [`${day(0)} +0 +1 +1`, `${day(3)} +1 +0 +1`]
  expect(await printed()).toMatch(
    new RegExp(
      `^DAY +CONTACT +JOB-APPLICATION +ALL\\n${rows.join('\\n')}\\n\\nmessages +failed 1, sent 1\\n`,
    ),
  )
})

test('stats count leads that have no messages', async () => {
  await storeLead()
  const { said, desk: here } = desk()
  await stats(here, { name: 'stats', format: 'text' })
  expect(said.printed).toMatch(/^DAY +CONTACT +ALL\n\S+ +1 +1\n\nmessages +none\n/)
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
  // What an inbox had before a retry by hand does not count.
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome, error)
     select id, 1, revived_at - interval '1 hour', revived_at - interval '1 hour', 'failed', 'refused for 1 of 2 inboxes: 550'
     from deliveries where status = 'sent'`,
  )
  expect(await notified()).toBe('half within 2.0 s, 95% within 2.0 s; 2 of 3 not sent')
  await store.sql('delete from delivery_attempts')
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
