// Submissions that arrive at the same moment share a transaction: the outcome is the same as one by one.
import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentWordings } from '../../src/content/consent-versions'
import { type Kind, type SubmissionJob, submissionJob } from '../../src/contract/submission'
import { type NewJob, PermanentError } from '../../src/node/queue/backend'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { noTracing } from '../../src/node/tracing/tracing'
import { type Wake, wakeDelivery } from '../../worker/deliveries/wake'
import { createWorkerMetrics } from '../../worker/metrics/worker-metrics'
import { createProcessSubmission } from '../../worker/process-submission'
import { planDeliveries } from '../../worker/submissions/plan-deliveries'
import { planInputOf } from '../../worker/submissions/plan-input'
import { releaseSubmission } from '../../worker/submissions/release'
import { storeTogether } from '../../worker/submissions/store-together'
import { connectedDatabase } from '../support/database'
import { WAITING } from '../support/locks'
import { quietLog } from '../support/quiet-log'
import { samples } from '../support/submissions'

const store = await connectedDatabase(4)
const { database } = store

function job(kind: Kind, fields: object = {}, envelope: Partial<SubmissionJob> = {}) {
  const typed = { ...samples[kind].body(), ...fields }
  return submissionJob.parse({
    id: randomUUID(),
    reference: 'CL-TEST',
    receivedAt: new Date().toISOString(),
    bodyHash: createHash('sha256').update(JSON.stringify(typed)).digest('hex'),
    source: { page: '/contact', referrer: null, utm: { utm_source: 'test' } },
    consent: null,
    suspicions: [],
    ...envelope,
    kind,
    fields: typed,
  })
}

test('a database error contains the statement and none of the input', async () => {
  const typed = 'ann.private@prospects.example'
  const failed = await database('contact_submissions')
    .insert({ email: typed, name: typed })
    .then(
      () => null,
      (error: Error) => error,
    )
  expect(failed?.message).toContain('insert into "contact_submissions"')
  expect(`${failed?.message} ${failed?.stack}`).not.toContain(typed)
})

function planAll(jobs: SubmissionJob[], perDay = 3) {
  const env = { AUTO_MAIL_PER_ADDRESS: perDay, SMS_COUNTRIES: ['US', 'CA'] }
  return storeTogether({ database, env }, jobs)
}
/** The due messages of each of them. */
const storeAll = async (jobs: SubmissionJob[], perDay?: number) =>
  (await planAll(jobs, perDay)).map(({ due }) => due)
/** The states of a submission's messages by channel. */
async function states(id: string) {
  const rows = await store.sql(
    'select channel, status, last_error from deliveries where submission_id = $1',
    [id],
  )
  return Object.fromEntries(
    rows.map(({ channel, ...row }) => [channel, row.last_error ?? row.status]),
  )
}
const sendable = { team_email: 'pending', prospect_email: 'pending' }
const rowsOf = (kind: Kind, ids: string[]) =>
  store.sql(`select * from ${samples[kind].table} where submission_id = any($1)`, [ids])

test('a batch of every kind stores complete rows and returns the due messages of each', async () => {
  const consent = { wordingVersion: '1', page: '/contact', ip: '192.0.2.1' }
  const jobs = (Object.keys(samples) as Kind[]).map((kind) =>
    job(kind, { smsConsent: true }, { consent, receivedAt: '2026-01-01T00:00:00.000Z' }),
  )
  const due = await storeAll(jobs)
  for (const [index, { kind, id, fields, source }] of jobs.entries()) {
    const [row] = await rowsOf(kind, [id])
    const { createdAt, smsConsent, kind: _kind, ...own } = { kind: undefined, ...fields }
    expect(row).toMatchObject({ ...own, created_at: createdAt, sms_consent: smsConsent, source })
    const found = await store.sql(
      'select id as "deliveryId", submission_id as "submissionId", channel, urgent from deliveries where submission_id = $1 and status = \'pending\'',
      [id],
    )
    expect(found).toHaveLength(3)
    expect(new Set(due[index])).toEqual(new Set(found))
  }
  const ids = jobs.map(({ id }) => id)
  const consents = await store.sql('select * from sms_consents where submission_id = any($1)', [
    ids,
  ])
  expect(consents).toHaveLength(jobs.length)
  for (const { submission_id, consented_at } of consents) {
    const { receivedAt } = jobs.find(({ id }) => id === submission_id) as SubmissionJob
    expect(consented_at).toEqual(new Date(receivedAt))
  }
})

/** What a worker does with the job of a submission. @param more of its dependencies */
function worker(more: object = {}) {
  const deps = { database, metrics: createWorkerMetrics(), log: quietLog, tracing: noTracing }
  const env = { AUTO_MAIL_PER_ADDRESS: 3, SMS_COUNTRIES: [] }
  const wake = async () => true
  return createProcessSubmission({ ...deps, env, wake, ...more } as unknown as Parameters<
    typeof createProcessSubmission
  >[0])
}

test('a stored submission wakes each of its due messages once, and is counted like its suppressed ones', async () => {
  const woken: unknown[] = []
  const ids: string[] = []
  const queue = { add: async ({ id }: NewJob) => void ids.push(id) } as JobQueue
  const metrics = createWorkerMetrics()
  const process = worker({
    metrics,
    wake: async (...asked: Parameters<Wake>) => {
      const { deliveryId, submissionId } = asked[0]
      woken.push({ deliveryId, submissionId })
      return wakeDelivery(queue)(...asked)
    },
  })
  const stored = job('contact', { smsConsent: true })
  await process({ id: `s-${stored.id}`, data: stored })
  const due = await store.sql(
    'select id as "deliveryId", submission_id as "submissionId" from deliveries where submission_id = $1 and status = \'pending\'',
    [stored.id],
  )
  expect(due).toHaveLength(2)
  expect(woken).toHaveLength(2)
  expect(new Set(woken)).toEqual(new Set(due))
  // The ids under which the sweep adds them too, so that neither has two jobs.
  expect(new Set(ids)).toEqual(new Set(due.map(({ deliveryId }) => `d-${deliveryId}`)))
  const counted = await metrics.registry.metrics()
  expect(counted).toContain('submissions_stored_total{kind="contact"} 1\n')
  expect(counted).toContain('deliveries_total{channel="prospect_sms",outcome="suppressed"} 1\n')
})

test('the team’s mail about an urgent request is the only one without a priority', async () => {
  const prioritiesOf = async (urgency: string, times = 1) => {
    const priorities: NewJob['priority'][] = []
    const queue = {
      add: async ({ priority }: NewJob) => void priorities.push(priority),
    } as JobQueue
    const stored = job('service-request', { urgency })
    for (let time = 0; time < times; time++) {
      await worker({ wake: wakeDelivery(queue) })({ id: `s-${stored.id}`, data: stored })
    }
    return priorities.toSorted()
  }
  expect(await prioritiesOf('critical', 2)).toEqual([0, 0, 4, 4])
  expect(await prioritiesOf('high')).toEqual([0, 4])
  expect(await prioritiesOf('standard')).toEqual([2, 4])
})

test('the row of the team’s mail about an urgent request says so, also while it is quarantined', async () => {
  const urgentRows = async (kind: Kind, fields = {}, suspicions: string[] = []) => {
    const stored = job(kind, fields, { suspicions } as Partial<SubmissionJob>)
    await planAll([stored])
    const rows = await store.sql(
      'select channel, urgent from deliveries where submission_id = $1 order by channel',
      [stored.id],
    )
    expect(rows.map(({ channel }) => channel)).toEqual(['prospect_email', 'team_email'])
    return rows.map(({ urgent }) => urgent)
  }
  expect(await urgentRows('service-request', { urgency: 'critical' })).toEqual([false, true])
  expect(await urgentRows('service-request', { urgency: 'high' }, ['links'])).toEqual([false, true])
  expect(await urgentRows('service-request', { urgency: 'standard' })).toEqual([false, false])
  expect(await urgentRows('contact')).toEqual([false, false])
})

test('a job stored again adds no rows and returns its due messages again', async () => {
  const consent = { wordingVersion: '1', page: '/contact', ip: '192.0.2.1' }
  const [old, fresh] = [job('contact', {}, { consent }), job('contact')]
  const [first] = await storeAll([old])
  const due = await storeAll([fresh, old])
  expect(new Set(due[1])).toEqual(new Set(first))
  expect(due[0]).toHaveLength(2)
  expect(await rowsOf('contact', [old.id, fresh.id])).toHaveLength(2)
})

test('a job stored again leaves the first evidence of consent unchanged', async () => {
  const consent = { wordingVersion: '1', page: '/contact', ip: '192.0.2.1' }
  const first = job('contact', { smsConsent: true }, { consent })
  const again = { ...first, consent: { ...consent, page: '/careers', ip: '192.0.2.2' } }
  for (const each of [first, again]) await storeAll([each])
  const sql = 'select page, ip from sms_consents where submission_id = $1'
  expect(await store.sql(sql, [first.id])).toEqual([{ page: '/contact', ip: '192.0.2.1' }])
})

test('the evidence of consent has the number as the text is sent to it, or as typed if it is none', async () => {
  const consent = { wordingVersion: '1', page: '/contact', ip: '192.0.2.1' }
  const jobs = ['(214) 555-0137', 'ask Ann'].map((phone) =>
    job('contact', { phone, smsConsent: true }, { consent }),
  )
  await storeAll(jobs)
  const sql = 'select phone from sms_consents where submission_id = any($1) order by phone'
  const found = await store.sql(sql, [jobs.map(({ id }) => id)])
  expect(found).toEqual([{ phone: '+12145550137' }, { phone: 'ask Ann' }])
})

test('the evidence of consent has the wording that the page has sent, or else that of its version', async () => {
  const [wordingVersion = '', known] = Object.entries(consentWordings)[0] ?? []
  const consent = { wordingVersion, page: '/contact', ip: '192.0.2.1' }
  const jobs = [{ wording: 'I agree' }, {}].map((sent) =>
    job('contact', { smsConsent: true }, { consent: { ...consent, ...sent } }),
  )
  await storeAll(jobs)
  const wordings = jobs.map(async ({ id }) => {
    const sql = 'select wording, ip from sms_consents where submission_id = $1'
    return (await store.sql(sql, [id]))[0]
  })
  const { ip } = consent
  expect(await Promise.all(wordings)).toEqual([
    { wording: 'I agree', ip },
    { wording: known, ip },
  ])
})

test('a submission is retried while PostgreSQL is away, and not if it can never be stored', async () => {
  const data = job('contact')
  const failure = (code: string) => {
    const failed = Object.assign(new Error(), { code })
    const database = { transaction: () => Promise.reject(failed) }
    return worker({ database })({ id: `s-${data.id}`, data }).catch((error: unknown) => error)
  }
  expect(await failure('ECONNREFUSED')).toMatchObject({ code: 'ECONNREFUSED' })
  expect(await failure('22P05')).toBeInstanceOf(PermanentError)
})

test('sequences that lag behind their tables are raised by those who store, and none is set back', async () => {
  const consent = { wordingVersion: '1', page: '/contact', ip: '192.0.2.1' }
  const lagging = ['contact_submissions', 'newsletter_subscribers', 'sms_consents']
  const sequence = (table: string) => `pg_get_serial_sequence('${table}', 'id')`
  const jobs = Array.from({ length: 4 }, (_, i) => [
    job('contact', { smsConsent: true }, { consent }),
    job('newsletter', { email: `lag-${i}@example.com` }),
  ]).flat()
  const [first, second, ...others] = jobs as [SubmissionJob, SubmissionJob, ...SubmissionJob[]]
  await storeAll([first, second, job('job-application')])
  for (const table of lagging) await store.sql(`select setval(${sequence(table)}, 1, false)`)
  await store.sql(`select setval(${sequence('job_applications')}, 90000)`)
  // Each job by a worker of its own, so that several raise the sequences at once.
  await Promise.all(others.map((each) => worker()({ id: `s-${each.id}`, data: each })))
  expect(
    await rowsOf(
      'contact',
      others.map(({ id }) => id),
    ),
  ).toHaveLength(others.length)
  for (const table of lagging) {
    const [behind] = await store.sql(
      `select max(id) > pg_sequence_last_value(${sequence(table)}) as lags from ${table}`,
    )
    expect(behind, table).toEqual({ lags: false })
  }
  const [ahead] = await store.sql(
    `select pg_sequence_last_value(${sequence('job_applications')}) as last`,
  )
  expect(ahead).toEqual({ last: '90000' })
})

test('two jobs with one ID are one row if their texts are equal, and two otherwise', async () => {
  const email = 'same@example.com'
  const one = job('contact', { email })
  const other = job('contact', { email, message: 'Something else.' }, { id: one.id })
  const due = await storeAll([one, structuredClone(one), other])
  expect(due[1]).toEqual(due[0])
  expect(await rowsOf('contact', [one.id])).toMatchObject([{ message: one.fields.message }])
  const sibling = due[2]?.[0]?.submissionId ?? ''
  expect(sibling).not.toBe(one.id)
  expect(await rowsOf('contact', [sibling])).toMatchObject([{ message: 'Something else.' }])
})

test('automatic mails per address are counted across earlier and concurrent submissions', async () => {
  const email = 'Often@example.com'
  const [before, ...together] = Array.from({ length: 5 }, () => job('contact', { email }))
  await storeAll([before as SubmissionJob])
  const other = job('contact')
  await storeAll([...together, other])
  const mails = await Promise.all(together.map(async ({ id }) => (await states(id)).prospect_email))
  const over = 'over 3 automatic mails a day'
  expect(mails).toEqual(['pending', 'pending', over, over])
  expect(await states(other.id)).toEqual(sendable)
})

test('automatic mails of the day before do not count', async () => {
  const email = 'daily@example.com'
  const [first, soon, next] = [1, 2, 3].map(() => job('contact', { email }))
  const age = (time: string) =>
    store.sql('update deliveries set created_at = now() - $1::interval where recipient = $2', [
      time,
      email,
    ])
  for (const [hours, each, outcome] of [
    ['0 hours', first, 'pending'],
    ['23 hours', soon, 'over 1 automatic mails a day'],
    ['25 hours', next, 'pending'],
  ] as const) {
    await age(hours)
    await storeAll([each as SubmissionJob], 1)
    expect((await states(each?.id ?? '')).prospect_email).toBe(outcome)
  }
})

test('mails that were not sent do not count: who writes often is answered again after a day', async () => {
  const email = 'writes-often@example.com'
  const [first, second, third] = ['one', 'two', 'three'].map((message) =>
    job('contact', { email, message }),
  ) as [SubmissionJob, SubmissionJob, SubmissionJob]
  for (const each of [first, second]) await storeAll([each], 1)
  expect((await states(second.id)).prospect_email).toBe('over 1 automatic mails a day')
  await store.sql(
    "update deliveries set created_at = now() - interval '25 hours' where submission_id = $1",
    [first.id],
  )
  await storeAll([third], 1)
  expect((await states(third.id)).prospect_email).toBe('pending')
})

test('mails that another worker is planning count, and the second worker waits for it', async () => {
  const email = 'busy@example.com'
  const [first, second] = [job('contact', { email }), job('contact', { email })]
  const other = await database.transaction()
  const env = { AUTO_MAIL_PER_ADDRESS: 1, SMS_COUNTRIES: [] }
  await planDeliveries(other, [{ lead: planInputOf(first), withheld: false }], env)
  let stored = false
  const storing = storeAll([second], 1).finally(() => {
    stored = true
  })
  await expect.poll(async () => stored || (await store.sql(WAITING)).length > 0).toBe(true)
  await other.commit()
  await storing
  expect((await states(second.id)).prospect_email).toBe('over 1 automatic mails a day')
})

test('batches with the same addresses in different orders do not deadlock', async () => {
  const emails = Array.from({ length: 12 }, (_, i) => `order-${i}@example.com`)
  const subscriptions = (addresses: string[]) =>
    addresses.map((email) => job('newsletter', { email }))
  const orders = [emails, emails.toReversed(), emails, emails.toReversed()]
  const stored = await Promise.all(orders.map((order) => storeAll(subscriptions(order))))
  expect(stored.flat()).toHaveLength(48)
})

test('batches write the same submissions in the same order, so that they do not deadlock', async () => {
  const email = 'same-order@example.com'
  const jobs = [1, 2, 3, 4].map(() => job('contact', { email }))
  const ids = jobs.map(({ id }) => id).sort()
  await storeAll(jobs.toSorted((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id)))
  const sql = 'select submission_id from contact_submissions where email = $1 order by id'
  expect((await store.sql(sql, [email])).map(({ submission_id }) => submission_id)).toEqual(ids)
})

test('a submission stored repeatedly counts once against its address’s mails', async () => {
  const email = 'again@example.com'
  const [one, two, next] = [
    job('contact', { email }),
    job('contact', { email }),
    job('contact', { email }),
  ]
  await storeAll([one, two])
  await storeAll([one, structuredClone(one), two, next])
  expect(await states(next.id)).toEqual(sendable)
})

test('suppressed messages are returned once, and those of a suspicious lead only when released', async () => {
  const fields = { email: 'told@example.com', phone: '+49 1512 3456789', smsConsent: true }
  const over = job('contact', fields)
  const suspect = job('contact', fields, { suspicions: ['honeypot'] })
  const told = async (jobs: SubmissionJob[]) =>
    (await planAll(jobs, 1)).map(({ suppressed }) => suppressed)
  expect(await told([job('contact', fields), over, suspect])).toEqual([
    ['prospect_sms'],
    ['prospect_email', 'prospect_sms'],
    [],
  ])
  expect(await told([over])).toEqual([[]])
})

test('a suspicious lead in a batch has no due messages and counts against nobody', async () => {
  const email = 'suspect@example.com'
  const suspect = job('newsletter', { email }, { suspicions: ['honeypot'] })
  const free = job('contact', { email })
  const due = await storeAll([suspect, free], 1)
  expect(due[0]).toEqual([])
  expect(await states(suspect.id)).toEqual({
    team_email: 'quarantined',
    prospect_email: 'quarantined',
  })
  expect(await states(free.id)).toEqual(sendable)
  expect(await store.sql('select * from newsletter_subscribers where email = $1', [email])).toEqual(
    [],
  )
})

test('a copy of the job of a released lead withholds none of its messages', async () => {
  const suspect = job('contact', {}, { suspicions: ['honeypot'] })
  await storeAll([suspect])
  const env = { AUTO_MAIL_PER_ADDRESS: 0, SMS_COUNTRIES: [] }
  await releaseSubmission(database, env, suspect.id)
  await store.sql('delete from deliveries where submission_id = $1', [suspect.id])
  await storeAll([suspect], 0)
  expect(await states(suspect.id)).toEqual(sendable)
})

test('a released lead is as old as its release, and counts against the mails of that day', async () => {
  const email = 'released@example.com'
  const suspect = job('contact', { email }, { suspicions: ['honeypot'] })
  await storeAll([suspect])
  await store.sql(
    "update deliveries set created_at = now() - interval '3 days' where submission_id = $1",
    [suspect.id],
  )
  const env = { AUTO_MAIL_PER_ADDRESS: 1, SMS_COUNTRIES: [] }
  expect(await releaseSubmission(database, env, suspect.id)).toBe('released')
  expect(await states(suspect.id)).toEqual(sendable)
  // Otherwise a text would count as too old to send.
  const aged = await store.sql(
    "select 1 from deliveries where submission_id = $1 and revived_at > now() - interval '1 minute'",
    [suspect.id],
  )
  expect(aged).toHaveLength(2)
  const next = job('contact', { email })
  await storeAll([next], 1)
  expect((await states(next.id)).prospect_email).toBe('over 1 automatic mails a day')
})

test('the first of two concurrent subscriptions of an address is welcomed', async () => {
  const email = 'twice@example.com'
  const two = [job('newsletter', { email }), job('newsletter', { email })]
  await storeAll(two)
  const mails = await Promise.all(two.map(async ({ id }) => (await states(id)).prospect_email))
  expect(mails).toEqual(['pending', 'subscribed already'])
})

test('a repeated or earlier submission does not undo an unsubscription', async () => {
  const email = 'left@example.com'
  const receivedAt = new Date(Date.now() - 60_000).toISOString()
  const subscription = job('newsletter', { email }, { receivedAt })
  await storeAll([subscription])
  const storedAfter = async (ended: string, again: SubmissionJob) => {
    await store.sql(
      `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = ${ended}
       where email = $1`,
      [email],
    )
    await storeAll([again])
    const rows = await store.sql('select status from newsletter_subscribers where email = $1', [
      email,
    ])
    return rows.map(({ status }) => status)
  }
  // As seen by a clock behind that of the server that received it.
  const early = "subscribed_at - interval '5 seconds'"
  expect(await storedAfter(early, subscription)).toEqual(['unsubscribed'])
  const before = job('newsletter', { email }, { receivedAt })
  expect(await storedAfter('now()', before)).toEqual(['unsubscribed'])
  expect(await storedAfter(early, before)).toEqual(['subscribed'])
})

test('a subscriber entered by hand is recognized, and can subscribe again after leaving', async () => {
  const email = 'by-hand@example.com'
  await store.sql('insert into newsletter_subscribers (email) values ($1)', [email])
  const known = job('newsletter', { email })
  await storeAll([known])
  expect((await states(known.id)).prospect_email).toBe('subscribed already')
  const leave = (columns: string) =>
    store.sql(
      `update newsletter_subscribers set status = 'unsubscribed'${columns} where email = $1`,
      [email],
    )
  await leave('')
  const back = job('newsletter', { email })
  await storeAll([back])
  expect((await states(back.id)).prospect_email).toBe('pending')
  const subscriber = async () =>
    (await store.sql('select * from newsletter_subscribers where email = $1', [email]))[0]
  expect(await subscriber()).toMatchObject({ status: 'subscribed', submission_id: back.id })
  // Known from then on: a form sent before that must not subscribe again.
  const left = new Date('2026-01-01T00:00:00Z')
  await leave(`, unsubscribed_at = '${left.toISOString()}'`)
  await storeAll([job('newsletter', { email })])
  expect(await subscriber()).toMatchObject({ unsubscribed_at: null, last_left_at: left })
})

test('a batch that fails stores none of its submissions partially', async () => {
  const [good, bad] = [job('contact'), job('contact')]
  bad.fields.message = 'a\0b'
  await expect(storeAll([good, bad])).rejects.toMatchObject({ code: expect.stringMatching(/^22/) })
  expect(await rowsOf('contact', [good.id, bad.id])).toEqual([])
  expect(await states(good.id)).toEqual({})
})
