// What a delivery job leaves in its row, tested against PostgreSQL itself. Nothing is sent: the submission of each
// delivery has been erased, or its provider has already reported the message.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { afterEach, expect, test, vi } from 'vitest'
import { noTracing } from '../../src/node/tracing/tracing'
import { createDeliver } from '../../worker/deliveries/deliver'
import type { DeliverDeps } from '../../worker/deliveries/deliver-deps'
import { openMailJournal } from '../../worker/deliveries/mail-journal'
import { Outages } from '../../worker/deliveries/outages'
import { record } from '../../worker/deliveries/record'
import { revive } from '../../worker/leads/revive'
import { createRefusals } from '../../worker/mail/smtp/refusals'
import { createWorkerMetrics } from '../../worker/metrics/worker-metrics'
import { OptedOutError, type SmsSender } from '../../worker/sms/sms-sender'
import { connectedDatabase } from '../support/database'
import { quietLog } from '../support/quiet-log'
import { tempDir } from '../support/temp-dir'
import { waitFor } from '../support/wait-for'

/** SQLSTATEs: admin shutdown; check constraint violation; disk full. */
const SHUTDOWN = '57P01'
const VIOLATION = '23514'
const FULL = '53100'

const store = await connectedDatabase(4)
const { database } = store

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await store.sql('drop trigger if exists refuse on deliveries')
  await store.sql('drop trigger if exists refuse on sms_opt_outs')
})

/** Inserts a delivery that is due, and returns its id. */
async function due(channel: string, columns: Record<string, unknown> = {}): Promise<string> {
  const row = { submission_id: randomUUID(), kind: 'contact', channel, ...columns }
  const [inserted] = await database('deliveries').insert(row).returning<{ id: string }[]>('id')
  return inserted?.id ?? ''
}

/** Inserts a submission with a text that the provider has already reported, and returns the delivery's id. */
async function reportedText(columns: Record<string, unknown> = {}): Promise<string> {
  const submission_id = randomUUID()
  const typed = { name: 'Ann', email: 'ann@example.com', message: 'Hello', phone: '', company: '' }
  await database('contact_submissions').insert({
    ...{ ...typed, submission_id, service: 'cloud', reference: 'ABCD-EFGH' },
    ...{ created_at: '2026-03-02T15:04:05.000Z', received_at: database.fn.now() },
  })
  return due('prospect_sms', { submission_id, provider_id: 'SM1', ...columns })
}

/** Handles jobs as a worker does. */
function jobHandler(
  outages = new Outages(database, createRefusals()),
  sms: Partial<SmsSender> = {},
  metrics = createWorkerMetrics(),
) {
  return deliverer(outages, sms, metrics).handle
}

function deliverer(
  outages = new Outages(database, createRefusals()),
  sms: Partial<SmsSender> = {},
  metrics = createWorkerMetrics(),
) {
  const { handle, stop } = createDeliver({
    ...{ database, outages, senders: { sms }, log: quietLog, tracing: noTracing, metrics },
    journal: openMailJournal(tempDir(), quietLog),
  } as unknown as DeliverDeps)
  return {
    handle: (id: string) => handle({ id: `d-${id}`, data: { deliveryId: id, submissionId: id } }),
    stop,
  }
}

async function rowOf(id: string) {
  const [row] = await store.sql('select * from deliveries where id = $1', [id])
  return row
}

/** Makes PostgreSQL refuse to record an outcome, as many times. */
async function refuseRecords(sqlState: string, times: number) {
  await store.sql(`
    drop sequence if exists refusals;
    create sequence refusals;
    create or replace function refuse() returns trigger language plpgsql as $$ begin
      if nextval('refusals') <= ${times} then raise exception using errcode = '${sqlState}'; end if;
      return new;
    end $$;
    create trigger refuse before update on deliveries for each row
      when (old.lease_token is not null and new.lease_token is null) execute function refuse()`)
}

/** Makes PostgreSQL answer each new opt-out as it does when its disk is full. */
async function refuseStops() {
  await store.sql(`
    create or replace function refuse_stop() returns trigger language plpgsql as $$ begin
      raise exception using errcode = '${FULL}';
    end $$;
    create trigger refuse before insert on sms_opt_outs for each row execute function refuse_stop()`)
}

test.each([SHUTDOWN, VIOLATION])(
  'a sent message is recorded although PostgreSQL failed twice with %s',
  async (sqlState) => {
    const id = await reportedText()
    await refuseRecords(sqlState, 2)
    await jobHandler()(id)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: 'SM1' })
  },
)

test.each([
  ['unknown', async () => ({ state: 'absent' })],
  ['sending', () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }))],
] as const)(
  'a text that may have been sent, %s, is recorded although PostgreSQL rejected the record twice',
  async (status, find) => {
    const id = await reportedText({ recipient: '+12145550163', status, provider_id: null })
    await store.sql('update contact_submissions set sms_consent = true')
    await refuseRecords(VIOLATION, 2)
    await jobHandler(undefined, { find: find as SmsSender['find'] })(id)
    expect(await rowOf(id)).toMatchObject({ status, lease_token: null })
    await store.sql('delete from provider_outages')
    await store.sql('delete from deliveries where id = $1', [id])
  },
)

test('a message is sent although the sequence of its attempts lags behind, as after a restore', async () => {
  await jobHandler()(await reportedText())
  await store.sql(
    "select setval(pg_get_serial_sequence('delivery_attempts', 'id'), min(id), false) from delivery_attempts",
  )
  const id = await reportedText()
  await jobHandler()(id)
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('an email gets its attempts although its lead could be stored only days later', async () => {
  const submission_id = (await rowOf(await reportedText()))?.submission_id
  await store.sql("update contact_submissions set received_at = now() - interval '6 days'")
  const id = await due('team_email', { submission_id, waits_for_provider: true })
  await jobHandler()(id)
  expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 1 })
})

test('an outcome other than sent is recorded once PostgreSQL is back', async () => {
  const id = await due('team_email')
  await refuseRecords(SHUTDOWN, 2)
  await jobHandler()(id)
  expect(await rowOf(id)).toMatchObject({ status: 'suppressed' })
})

test('a job whose outcome PostgreSQL rejects fails, and leaves the delivery to the end of its lease', async () => {
  const id = await due('team_email')
  await refuseRecords(VIOLATION, 1)
  await expect(jobHandler()(id)).rejects.toMatchObject({ code: VIOLATION })
  expect(await rowOf(id)).toMatchObject({ status: 'sending', lease_until: expect.any(Date) })
})

test('a stopping worker tries to record a sent message for six seconds', async () => {
  const id = await reportedText()
  await refuseRecords(SHUTDOWN, 1_000_000)
  const { handle, stop } = deliverer()
  const refused = async () =>
    Number((await store.sql('select last_value from refusals'))[0]?.last_value)
  let error: unknown
  const triesAgain = async () => {
    const before = await refused()
    // One may be under way.
    await waitFor(async () => error || (await refused()) > before + 1)
    return error === undefined
  }
  vi.useFakeTimers({ toFake: ['performance'] })
  const ended = handle(id).catch((rejected) => {
    error = rejected
  })
  expect(await triesAgain()).toBe(true)
  vi.advanceTimersByTime(60_000)
  stop()
  vi.advanceTimersByTime(5_900)
  expect(await triesAgain()).toBe(true)
  vi.advanceTimersByTime(200)
  await Promise.race([ended, sleep(5_000)])
  expect(error).toMatchObject({ code: SHUTDOWN })
})

test('a record that hangs does not hold up the next', async () => {
  const [slow, other] = [await reportedText(), await reportedText()]
  await store.sql(`
    create or replace function refuse() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(61);
      return new;
    end $$;
    create trigger refuse before update on deliveries for each row
      when (old.lease_token is not null and new.lease_token is null and new.id = '${slow}')
      execute function refuse()`)
  const holder = await database.transaction()
  await holder.raw('select pg_advisory_xact_lock(61)')
  const handle = jobHandler()
  const slowly = handle(slow)
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"
  await waitFor(async () => (await store.sql(waiting)).length > 0)
  const next = handle(other)
  // Less than a statement may take.
  await waitFor(async () => (await rowOf(other))?.status === 'sent', 3_000).finally(() =>
    holder.commit(),
  )
  await Promise.all([slowly, next])
  expect(await rowOf(slow)).toMatchObject({ status: 'sent' })
})

test('a text that may have been sent still counts as such when PostgreSQL fails after the lookup', async () => {
  const id = await reportedText({
    ...{ recipient: '+12145550165', status: 'sending', provider_id: null },
  })
  await store.sql('update contact_submissions set sms_consent = true')
  await refuseStops()
  const send = () => Promise.reject(new OptedOutError())
  const handle = jobHandler(undefined, { find: async () => ({ state: 'absent' }), send })
  await expect(handle(id)).rejects.toMatchObject({ code: FULL })
  expect(await rowOf(id)).toMatchObject({ status: 'sending', lease_until: expect.any(Date) })
})

test('a worker whose text fails because of the provider knows at once that it is down', async () => {
  const id = await reportedText({ recipient: '+12145550166', provider_id: null })
  await store.sql('update contact_submissions set sms_consent = true')
  const outages = new Outages(database, createRefusals())
  const record = vi.spyOn(database, 'raw')
  let wasDown: boolean | undefined
  const send = async () => {
    record.mockImplementationOnce((...asked) => {
      wasDown = outages.isDown('sms')
      return database.raw(...asked)
    })
    throw Object.assign(new Error(), { status: 503 })
  }
  await jobHandler(outages, { send })(id)
  expect(wasDown).toBe(true)
  await store.sql('delete from provider_outages')
  await store.sql('delete from deliveries where id = $1', [id])
})

test.each([
  [4, 'team_email'],
  [5, 'patient team_email'],
])('after %i failed attempts, a mail counts as %s', async (failed, lane) => {
  const submission_id = (await rowOf(await reportedText()))?.submission_id
  const id = await due('team_email', { submission_id, attempts: failed })
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome)
     select $1, attempt, now(), now(), 'retried' from generate_series(1, $2) attempt`,
    [id, failed],
  )
  const outages = new Outages(database, createRefusals())
  const during = vi.spyOn(outages, 'during')
  await jobHandler(outages)(id)
  expect(during.mock.calls.map(([of]) => of)).toEqual([lane])
})

test('a message that waited for its provider for too long fails without another attempt', async () => {
  const created_at = new Date(Date.now() - 6 * 86_400_000)
  const id = await due('team_email', { waits_for_provider: true, created_at })
  await jobHandler()(id)
  const last_error = 'the provider was away for too long'
  expect(await rowOf(id)).toMatchObject({ status: 'failed', last_error })
  // Retried by a person, it is as old as that.
  const revived_at = new Date()
  const again = await due('team_email', { waits_for_provider: true, created_at, revived_at })
  await jobHandler()(again)
  expect(await attempted([again])).toEqual([again])
})

test('a mail that deferred inboxes were owed for too long does not count as an answer of the provider', async () => {
  const outages = new Outages(database, createRefusals())
  const answered = vi.spyOn(outages, 'answered')
  outages.setDown(['mail'])
  const created_at = new Date(Date.now() - 6 * 86_400_000)
  const owed = ['b@example.com']
  const id = await due('team_email', { waits_for_provider: true, created_at, owed })
  await jobHandler(outages)(id)
  const last_error = 'the provider was away for too long'
  expect(await rowOf(id)).toMatchObject({ status: 'sent', last_error })
  expect(answered).not.toHaveBeenCalled()
})

test('the time to a message counts once, even if some of its recipients get it later', async () => {
  const metrics = createWorkerMetrics()
  const handle = jobHandler(undefined, {}, metrics)
  for (const owed of [null, ['b@example.com']]) await handle(await reportedText({ owed }))
  const { values } = await metrics.deliveryDelay.get()
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  expect(counts.map(({ value }) => value).filter((value) => value > 0)).toEqual([1])
})

test('a message that the clock of PostgreSQL dates in the future took no time', async () => {
  const metrics = createWorkerMetrics()
  const id = await reportedText({ created_at: new Date(Date.now() + 3_600_000) })
  await store.sql("update contact_submissions set received_at = now() + interval '2 hours'")
  await jobHandler(undefined, {}, metrics)(id)
  const { values } = await metrics.deliveryDelay.get()
  const sums = values.filter(({ metricName }) => metricName?.endsWith('_sum'))
  expect(sums.map(({ value }) => value)).toEqual(sums.map(() => 0))
  expect((await rowOf(id))?.status).toBe('sent')
})

test('a text is as old as its request, or as its row if the clock of the server was ahead', async () => {
  const recipient = '+12145550164'
  const requested = (received: string) =>
    store.sql(
      `update contact_submissions set sms_consent = true, received_at = now() + interval '${received}'`,
    )
  const stored = await reportedText({ recipient, provider_id: null })
  await requested('-2 days')
  await jobHandler()(stored)
  const late = 'it could not be sent within the hour for which it is of use'
  expect(await rowOf(stored)).toMatchObject({ status: 'failed', last_error: late, attempts: 1 })
  const created_at = new Date(Date.now() - 2 * 86_400_000)
  const waited = { waits_for_provider: true, created_at }
  const parked = await reportedText({ recipient, provider_id: null, ...waited })
  await requested('2 days')
  await jobHandler()(parked)
  const last_error = 'the provider was away for too long'
  expect(await rowOf(parked)).toMatchObject({ status: 'failed', last_error })
})

test('a delivery’s lease is renewed while its provider is slow', async () => {
  const id = await reportedText({
    ...{ recipient: '+12145550162', status: 'sending', provider_id: null },
  })
  await store.sql('update contact_submissions set sms_consent = true')
  const handle = jobHandler(undefined, {
    async find() {
      const leaseUntil = async () => (await rowOf(id))?.lease_until
      const before = await leaseUntil()
      await expect.poll(leaseUntil, { timeout: 5_000 }).not.toEqual(before)
      return { state: 'sent', providerId: 'SM3' }
    },
  })
  await handle(id)
  expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: 'SM3' })
})

test('a sent message whose record is delayed beyond its lease is not claimed by the same worker again', async () => {
  const id = await reportedText()
  await refuseRecords(SHUTDOWN, 1_000_000)
  const handle = jobHandler()
  const first = handle(id)
  await expect.poll(async () => (await rowOf(id))?.lease_token).not.toBeNull()
  await store.sql("update deliveries set lease_until = now() - interval '1 second' where id = $1", [
    id,
  ])
  await store.sql(
    "insert into database_pulse (beating_since, last_beat) values (now() - interval '1 hour', now())",
  )
  await handle(id)
  await store.sql('drop trigger refuse on deliveries')
  await first
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('a message whose row another session has locked for ten seconds is logged, and recorded after that', async () => {
  const id = await reportedText({ recipient: '+12145550157', provider_id: null })
  await store.sql('update contact_submissions set sms_consent = true')
  const warn = vi.spyOn(quietLog, 'warn')
  vi.useFakeTimers({ toFake: ['performance'] })
  const other = await database.transaction()
  const send = async () => {
    await other('deliveries').where({ id }).forUpdate().select('id')
    return { providerId: 'SM1' }
  }
  const handled = jobHandler(undefined, { send })(id)
  await expect.poll(() => vi.advanceTimersByTime(1_000) && warn.mock.calls).toHaveLength(1)
  expect(warn.mock.calls[0]?.[0]).toEqual({ deliveryId: id })
  expect(performance.now()).toBeGreaterThan(10_000)
  await other.commit()
  await handled
  expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: 'SM1' })
})

test('while the login is refused, an email is left to the other workers, or parked during an outage, until it is too old', async () => {
  const refusals = createRefusals()
  refusals.login.failed({ command: 'AUTH PLAIN', responseCode: 535 })
  const handle = jobHandler(new Outages(database, refusals))
  const id = await due('team_email')
  const before = await rowOf(id)
  await handle(id)
  expect(await rowOf(id)).toEqual(before)
  await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
  await handle(id)
  expect(await rowOf(id)).toMatchObject({
    status: 'pending',
    attempts: 0,
    waits_for_provider: true,
  })
  // The clock of this machine is days ahead of PostgreSQL's, by which nothing is too old.
  await store.sql('update deliveries set next_attempt_at = now() where id = $1', [id])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 86_400_000 })
  await handle(id)
  vi.useRealTimers()
  expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 })
  const created_at = new Date(Date.now() - 6 * 86_400_000)
  await store.sql('update deliveries set created_at = $2, next_attempt_at = now() where id = $1', [
    id,
    created_at,
  ])
  await handle(id)
  const last_error = 'the provider was away for too long'
  expect(await rowOf(id)).toMatchObject({ status: 'failed', last_error })
  await store.sql('delete from provider_outages')
})

/** A handler while the SMS provider is down. */
async function whileSmsIsDown(outages = new Outages(database, createRefusals())) {
  await store.sql(
    "insert into provider_outages (family, next_probe_at) values ('sms', now()) on conflict do nothing",
  )
  outages.setDown(['sms'])
  // All within one moment, however slow this machine is: a turn is free again a tenth of a second later.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  return jobHandler(outages)
}

/** The deliveries that were attempted: their submissions are erased, so the attempt suppresses them. */
async function attempted(ids: string[]) {
  const rows = await Promise.all(ids.map(rowOf))
  return rows.flatMap((row) => (row?.status === 'suppressed' ? [row.id] : []))
}

test('emails use no turn of an SMS provider that is down', async () => {
  const handle = await whileSmsIsDown()
  const emails = await Promise.all([1, 2, 3].map(() => due('team_email')))
  await Promise.all(emails.map(handle))
  const more = await Promise.all([1, 2, 3].map(() => due('team_email')))
  const all = [...emails, ...more, await due('prospect_sms')]
  await Promise.all(all.slice(3).map(handle))
  expect(await attempted(all)).toEqual(all)
})

test('one of several simultaneous texts is attempted while their provider is down', async () => {
  const handle = await whileSmsIsDown()
  const texts = await Promise.all([1, 2, 3].map(() => due('prospect_sms')))
  await Promise.all(texts.map(handle))
  expect(await attempted(texts)).toHaveLength(1)
  const parked = await store.sql('select id from deliveries where waits_for_provider')
  expect(parked).toHaveLength(2)
})

test('the job of a text that was sent already leaves its turn to the next', async () => {
  const handle = await whileSmsIsDown()
  await handle(await due('prospect_sms', { status: 'sent', next_attempt_at: null }))
  const waiting = await due('prospect_sms')
  await handle(waiting)
  expect(await attempted([waiting])).toEqual([waiting])
})

test('a text that is sent by its status report does not count as an answer of the provider', async () => {
  const outages = new Outages(database, createRefusals())
  const answered = vi.spyOn(outages, 'answered')
  const handle = await whileSmsIsDown(outages)
  const id = await reportedText()
  await handle(id)
  expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: 'SM1' })
  expect(answered).not.toHaveBeenCalled()
})

test('a text to somebody who is erased while the provider is asked about it is not sent', async () => {
  const id = await reportedText({
    ...{ recipient: '+12145550161', status: 'sending', provider_id: null },
  })
  await store.sql('update contact_submissions set sms_consent = true')
  const send = vi.fn()
  const handle = jobHandler(undefined, {
    async find() {
      await store.sql('delete from deliveries where id = $1', [id])
      return { state: 'absent' }
    },
    send,
  })
  await handle(id)
  expect(send).not.toHaveBeenCalled()
})

test('a text whose status report arrives while the provider is asked about it is not sent again', async () => {
  const recipient = '+12145550160'
  const id = await reportedText({ recipient, status: 'sending', provider_id: null })
  await store.sql('update contact_submissions set sms_consent = true')
  const send = vi.fn()
  const handle = jobHandler(undefined, {
    async find() {
      await store.sql("update deliveries set provider_id = 'SM2' where id = $1", [id])
      return { state: 'absent' }
    },
    send,
  })
  await handle(id)
  expect(send).not.toHaveBeenCalled()
  expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: 'SM2' })
})

test.each([
  ['is not listed', 'sending', async () => ({ state: 'absent' }) as const],
  [
    'is asked in vain',
    'pending',
    () => Promise.reject(Object.assign(new Error(), { status: 503 })),
  ],
])(
  'a text reported after its hour, which %s, is sent and not sent again',
  async (_, status, answer) => {
    const id = await reportedText({ recipient: '+12145550161', status, provider_id: null })
    await store.sql('update contact_submissions set sms_consent = true')
    await store.sql("update contact_submissions set received_at = now() - interval '3 days'")
    await store.sql("update deliveries set created_at = now() - interval '3 days' where id = $1", [
      id,
    ])
    async function find() {
      const delivered = "provider_id = 'SM2', provider_status = 'delivered'"
      await store.sql(`update deliveries set ${delivered} where id = $1`, [id])
      return answer()
    }
    const metrics = createWorkerMetrics()
    await jobHandler(undefined, { find }, metrics)(id)
    const sent = { status: 'sent', provider_id: 'SM2', last_error: null, next_attempt_at: null }
    const row = await rowOf(id)
    expect(row).toMatchObject(sent)
    const of = [String(row?.submission_id)]
    expect(await revive(database, { unknownSms: 'send again', of })).toEqual([])
    expect(await countedOutcomes(metrics)).toEqual(['sent'])
  },
)

/** What was counted of the attempts, as often as each outcome occurred. */
async function countedOutcomes(metrics: ReturnType<typeof createWorkerMetrics>): Promise<string[]> {
  const { values } = await metrics.deliveries.get()
  return values.flatMap(({ value, labels }) => Array(value).fill(labels.outcome))
}

test('an attempt whose text is reported while the provider is asked in vain counts once', async () => {
  const id = await reportedText({
    recipient: '+12145550162',
    status: 'sending',
    provider_id: null,
  })
  await store.sql('update contact_submissions set sms_consent = true')
  const metrics = createWorkerMetrics()
  async function find(): Promise<never> {
    await store.sql("update deliveries set provider_id = 'SM2' where id = $1", [id])
    throw Object.assign(new Error(), { status: 503 })
  }
  await jobHandler(undefined, { find }, metrics)(id)
  const sent = { status: 'sent', provider_id: 'SM2', waits_for_provider: false }
  expect(await rowOf(id)).toMatchObject(sent)
  expect(await countedOutcomes(metrics)).toEqual(['sent'])
})

test('a worker that has lost a text changes nothing about it once it is sent', async () => {
  const sent_at = new Date('2026-01-01T00:00:00Z')
  const id = await reportedText({ status: 'sent', sent_at })
  const delivery = { id, lease_token: randomUUID(), attempts: 1 }
  const result = { status: 'failed', error: 'too late' } as const
  expect(await record(database, [{ delivery, result, failedProvider: null }])).toEqual([
    'taken over',
  ])
  expect(await rowOf(id)).toMatchObject({ status: 'sent', sent_at })
})

test('a retry that is on record stays one when a later attempt has sent the text', async () => {
  const id = await reportedText({ status: 'sending', provider_id: null, attempts: 1 })
  const lease_token = randomUUID()
  await store.sql('update deliveries set lease_token = $2 where id = $1', [id, lease_token])
  await store.sql(
    'insert into delivery_attempts (delivery_id, attempt, started_at) values ($1, 1, now())',
    [id],
  )
  const delivery = { id, lease_token, attempts: 1 }
  const retried = { status: 'pending', error: 'http 503', delayMs: 5_000 } as const
  const recordRetry = () => record(database, [{ delivery, result: retried, failedProvider: null }])
  expect(await recordRetry()).toEqual(['recorded'])
  await store.sql(
    "update deliveries set status = 'sent', provider_id = 'SM2', attempts = 2 where id = $1",
    [id],
  )
  // The answer to the first one was lost.
  expect(await recordRetry()).toEqual(['recorded'])
})

/** Fails the first record of an outcome with ECONNRESET, after it was made or instead of it. */
function loseRecord(act: (query: PromiseLike<unknown>) => PromiseLike<unknown>) {
  const raw = database.raw.bind(database)
  const lost = vi.fn()
  vi.spyOn(database, 'raw').mockImplementation(((sql: string, bindings: Knex.ValueDict = {}) => {
    const query = raw(sql, bindings)
    if (lost.mock.calls.length > 0 || !('ended' in bindings)) return query
    lost()
    return {
      async options() {
        await act(query)
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      },
    }
  }) as typeof database.raw)
  return lost
}

test.each([
  [1, 'the answer to its record is lost', (query: PromiseLike<unknown>) => query],
  [
    0,
    'another worker has sent it while the record failed',
    () =>
      store.sql(
        `with taken as (update delivery_attempts set outcome = 'lost', ended_at = now() where outcome is null)
         update deliveries set status = 'sent', lease_token = null where status = 'sending'`,
      ),
  ],
] as const)('a text counts as given up %i times if %s', async (times, _why, act) => {
  const id = await reportedText({ recipient: '+12145550158', provider_id: null })
  await store.sql('update contact_submissions set sms_consent = true')
  const error = vi.spyOn(quietLog, 'error')
  const lost = loseRecord(act)
  const rejected = Object.assign(new Error('no such number'), { status: 400, code: 21211 })
  await jobHandler(undefined, { send: () => Promise.reject(rejected) })(id)
  expect(lost).toHaveBeenCalledOnce()
  expect(await rowOf(id)).toMatchObject({ status: times ? 'failed' : 'sent' })
  expect(error).toHaveBeenCalledTimes(times)
})

test('a rejected text that is reported meanwhile does not count as given up if the answer to its record is lost', async () => {
  const id = await reportedText({ recipient: '+12145550164', provider_id: null })
  await store.sql('update contact_submissions set sms_consent = true')
  const error = vi.spyOn(quietLog, 'error')
  const lost = loseRecord((query) => query)
  const metrics = createWorkerMetrics()
  async function send(): Promise<never> {
    await store.sql("update deliveries set provider_id = 'SM2' where id = $1", [id])
    throw Object.assign(new Error('no such number'), { status: 400, code: 21211 })
  }
  await jobHandler(undefined, { send }, metrics)(id)
  expect(lost).toHaveBeenCalledOnce()
  expect(await rowOf(id)).toMatchObject({ status: 'sent', provider_id: 'SM2' })
  expect(await countedOutcomes(metrics)).toEqual(['sent'])
  expect(error).not.toHaveBeenCalled()
})

test.each([
  [true, 0],
  [false, 1],
])(
  'a text that is rejected while another worker has sent it, %s, counts as given up %i times',
  async (isSentByAnother, times) => {
    const id = await reportedText({ recipient: '+12145550159', provider_id: null })
    await store.sql('update contact_submissions set sms_consent = true')
    const metrics = createWorkerMetrics()
    const error = vi.spyOn(quietLog, 'error')
    const handle = jobHandler(
      undefined,
      {
        async send() {
          if (isSentByAnother)
            await store.sql(
              "update deliveries set status = 'sent', lease_token = null where id = $1",
              [id],
            )
          throw Object.assign(new Error('no such number'), { status: 400, code: 21211 })
        },
      },
      metrics,
    )
    await handle(id)
    const { values } = await metrics.deliveries.get()
    expect(
      values.find(({ labels }) => labels.outcome === 'failed' && labels.channel === 'prospect_sms')
        ?.value,
    ).toBe(times)
    expect(error).toHaveBeenCalledTimes(times)
  },
)
