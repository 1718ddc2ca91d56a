// Which worker may claim a delivery, tested against PostgreSQL itself.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Channel } from '../../src/contract/submission'
import { type Claimed, claim, renew } from '../../worker/deliveries/claim'
import { recordHeartbeat } from '../../worker/deliveries/database-heartbeat'
import type { DeliverDeps } from '../../worker/deliveries/deliver-deps'
import { LeaseLostError } from '../../worker/deliveries/lease'
import { Outages } from '../../worker/deliveries/outages'
import { type AttemptResult, record } from '../../worker/deliveries/record'
import { retryRecord } from '../../worker/deliveries/retry-record'
import { sendSms } from '../../worker/deliveries/send-sms'
import { isDatabaseDown } from '../../worker/error-class'
import { createRefusals } from '../../worker/mail/smtp/refusals'
import type { StoredLead } from '../../worker/submissions/stored-lead'
import { connectedDatabase } from '../support/database'

const store = await connectedDatabase(4)
const { database } = store

let id: string

const claimOne = async (delivery = id, blocked: Channel[] = []) =>
  (await claim(database, [{ id: delivery, blocked }]))[0] ?? null

beforeEach(async () => {
  const [row] = await store.sql(
    `insert into deliveries (submission_id, kind, channel) values ($1, 'contact', 'team_email') returning id`,
    [randomUUID()],
  )
  id = row?.id
  await pulse({ since: '1 hour', last: '0 seconds' })
})

/** Sets how long ago PostgreSQL began to respond, and how long ago it last did. */
async function pulse({ since, last }: { since: string; last: string }) {
  await store.sql('delete from database_pulse')
  await store.sql(
    'insert into database_pulse (beating_since, last_beat) values (now() - $1::interval, now() - $2::interval)',
    [since, last],
  )
}
const expire = () =>
  store.sql("update deliveries set lease_until = now() - interval '1 second' where id = $1", [id])
const attempts = async () =>
  (
    await store.sql(
      'select outcome from delivery_attempts where delivery_id = $1 order by attempt',
      [id],
    )
  ).map(({ outcome }) => outcome)

test('concurrent claims of a delivery succeed once, with one open attempt', async () => {
  const asked = await Promise.all([1, 2, 3, 4].map(() => claimOne()))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await attempts()).toEqual([null])
})

test('a claim skips a delivery that another transaction is writing, without waiting', async () => {
  await database.transaction(async (other) => {
    await other('deliveries').where({ id }).update({ updated_at: other.fn.now() })
    expect(await claimOne()).toBeNull()
  })
  expect(await claimOne()).not.toBeNull()
})

/** Two claimed deliveries, of which `locked` is locked by another transaction while `act` runs. */
async function besideLocked(act: (locked: Held, free: Held) => Promise<void>) {
  const rows = await store.sql(
    `insert into deliveries (submission_id, kind, channel)
     select gen_random_uuid(), 'contact', 'team_email' from generate_series(1, 2) returning id`,
  )
  const wanted = rows.map((row) => ({ id: row.id, blocked: [] }))
  const [locked, free] = (await claim(database, wanted)).map((claimed) => claimed?.delivery)
  if (!locked || !free) throw new Error('not claimed')
  await database.transaction(async (other) => {
    await other('deliveries').where({ id: locked.id }).forUpdate().select('id')
    await act(locked, free)
  })
  return [locked, free] as const
}
type Held = Claimed['delivery']

async function forgetAll() {
  for (const table of ['provider_outages', 'deliveries']) await store.sql(`delete from ${table}`)
}

test('a renewal skips a delivery that another transaction has locked, without waiting, and renews the others', async () => {
  const held = await besideLocked(async (locked, free) => {
    expect(await renew(database, [locked, free])).toEqual([false, true])
    // By another worker, which had it before.
    expect(await renew(database, [{ ...free, lease_token: randomUUID() }])).toEqual([false])
  })
  const [locked, free] = await Promise.all(
    held.map(async ({ id }) => {
      const sql = 'select lease_until from deliveries where id = $1'
      return (await store.sql(sql, [id]))[0]?.lease_until
    }),
  )
  expect(locked.getTime()).toBeLessThan(free.getTime())
})

test('a delivery that another transaction has locked opens no outage before its outcome is on record', async () => {
  await store.sql('delete from provider_outages')
  const result = { status: 'pending', error: 'down', delayMs: 60_000, waits: true } as const
  const outages = () => store.sql('select family from provider_outages')
  const ended = (delivery: Held) => [{ delivery, result, failedProvider: 'mail' as const }]
  const [locked] = await besideLocked(async (locked) => {
    expect(await record(database, ended(locked))).toEqual(['locked'])
    expect(await outages()).toEqual([])
  })
  expect(await record(database, ended(locked))).toEqual(['recorded'])
  expect(await outages()).toEqual([{ family: 'mail' }])
  await forgetAll()
})

test('an outcome is recorded beside a delivery that another transaction has locked, and that one once it is free', async () => {
  const result = { status: 'sent', providerId: 'x' } as const
  const ended = (delivery: Held) => ({ delivery, result, failedProvider: null })
  const [locked] = await besideLocked(async (locked, free) => {
    expect(await record(database, [locked, free].map(ended))).toEqual(['locked', 'recorded'])
    const isOver = (error: unknown) => !isDatabaseDown(error)
    let tries = 0
    const write = async () => {
      tries += 1
      // As by another worker, in the meantime.
      const [recorded = 'locked'] = await record(database, [ended(tries < 3 ? locked : free)])
      return recorded
    }
    expect(await retryRecord(write, isOver)).toBe('recorded')
    expect(tries).toBe(3)
  })
  const state = () =>
    store.sql(
      `select status, outcome from deliveries join delivery_attempts on delivery_id = deliveries.id
       where deliveries.id = $1`,
      [locked.id],
    )
  expect(await state()).toEqual([{ status: 'sending', outcome: null }])
  expect(await record(database, [ended(locked)])).toEqual(['recorded'])
  expect(await state()).toEqual([{ status: 'sent', outcome: 'sent' }])
  await store.sql('delete from deliveries where id = $1', [locked.id])
  expect(await record(database, [ended(locked)])).toEqual(['taken over'])
})

test('a delivery that another transaction has locked is not postponed, without waiting', async () => {
  const outages = new Outages(database, createRefusals())
  await forgetAll()
  await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
  const [locked, free] = await store.sql(
    `insert into deliveries (submission_id, kind, channel)
     select gen_random_uuid(), 'contact', 'team_email' from generate_series(1, 2) returning id`,
  )
  await database.transaction(async (other) => {
    await other('deliveries').where({ id: locked?.id }).forUpdate().select('id')
    for (const each of [locked, free]) await outages.park(each?.id, 'mail')
    const parked = await store.sql('select id from deliveries where waits_for_provider')
    expect(parked).toEqual([{ id: free?.id }])
  })
  await forgetAll()
})

test('deliveries claimed together have a lease each and are returned in order', async () => {
  const held = await claimOne()
  const [other] = await store.sql(
    `insert into deliveries (submission_id, kind, channel) values ($1, 'contact', 'prospect_email') returning id`,
    [randomUUID()],
  )
  const unknown = randomUUID()
  const wanted = [unknown, other?.id, id].map((each) => ({ id: each, blocked: [] }))
  const [nothing, taken, notOurs] = await claim(database, wanted)
  expect([nothing, notOurs]).toEqual([null, null])
  expect(taken?.delivery).toMatchObject({ id: other?.id, channel: 'prospect_email', attempts: 1 })
  expect(taken?.delivery.lease_token).not.toBe(held?.delivery.lease_token)
})

test('a claim skips deliveries that are not due or settled, and changes no other attempt', async () => {
  const first = await claimOne()
  if (!first) throw new Error('not claimed')
  const result = { status: 'pending', error: '450', delayMs: 60_000 } as const
  await record(database, [{ delivery: first.delivery, result, failedProvider: null }])
  expect(await claimOne()).toBeNull()
  await store.sql("update deliveries set status = 'sent', next_attempt_at = now() where id = $1", [
    id,
  ])
  expect(await claimOne()).toBeNull()
  await store.sql("update deliveries set status = 'pending' where id = $1", [id])
  expect(await claimOne()).not.toBeNull()
  const [other] = await store.sql(
    `insert into deliveries (submission_id, kind, channel) values ($1, 'contact', 'prospect_email') returning id`,
    [randomUUID()],
  )
  expect(await claimOne(other?.id)).not.toBeNull()
  expect(await attempts()).toEqual(['retried', null])
})

test('an expired lease is taken over, and the previous attempt is recorded as lost', async () => {
  await claimOne()
  expect(await claimOne()).toBeNull()
  await expire()
  const taken = await claimOne()
  expect(taken?.delivery).toMatchObject({ previous: 'sending', attempts: 2 })
  expect(await attempts()).toEqual(['lost', null])
})

test('an attempt is lost from the last moment at which its worker may have sent', async () => {
  const ended = async () => {
    const [row] = await store.sql(
      `select extract(epoch from now() - ended_at)::int as ago from delivery_attempts
       where outcome = 'lost' order by id desc limit 1`,
    )
    return row?.ago
  }
  const expiredSince = (time: string) => store.sql(`update deliveries set lease_until = ${time}`)
  await claimOne()
  await expiredSince("now() - interval '60 seconds'")
  await claimOne()
  // A worker stops 3.5 seconds before its lease ends.
  expect([63, 64]).toContain(await ended())
  // Written by a clock that was ahead.
  await expiredSince("now() + interval '2 hours'")
  await claimOne()
  expect([0, 1]).toContain(await ended())
})

/** What becomes of a claimed text of which the provider knows nothing. */
async function sentText(claimed: Claimed | null) {
  const sms = {
    find: async () => ({ state: 'absent' }),
    send: async () => ({ providerId: 'SM1' }),
    settledMs: 23_000,
  }
  const lead = {
    sms_consent: true,
    kind: 'contact',
    reference: 'ABCD-EFGH',
    received_at: new Date(),
  }
  return sendSms(
    { database, senders: { sms } } as unknown as DeliverDeps,
    claimed as Claimed,
    lead as StoredLead,
  )
}

test('a text whose worker died a moment ago, long after its attempt began, is not sent yet', async () => {
  await claimOne()
  await store.sql(
    `update deliveries set channel = 'prospect_sms', recipient = '+12145550150',
       lease_until = now() - interval '1 second'`,
  )
  // It had looked the message up for a minute before it called the provider.
  await store.sql("update delivery_attempts set started_at = now() - interval '1 minute'")
  expect(await sentText(await claimOne())).toMatchObject({ status: 'sending' })
})

test('a text waits only for its own lost attempt, not for an attempt with an outcome or of another', async () => {
  const other = await store.sql(
    `insert into deliveries (submission_id, kind, channel) values ($1, 'contact', 'team_email') returning id`,
    [randomUUID()],
  )
  await claimOne()
  await store.sql(
    `update deliveries set channel = 'prospect_sms', recipient = '+12145550150',
       lease_until = now() - interval '1 minute' where id = $1`,
    [id],
  )
  const claimed = await claimOne()
  expect(await attempts()).toEqual(['lost', null])
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome)
     values ($1, 3, now(), now(), 'retried'), ($2, 1, now(), now(), 'lost')`,
    [id, other[0]?.id],
  )
  expect(await sentText(claimed)).toMatchObject({ status: 'sent' })
})

test('an expired lease is not taken over before its owner has had time to renew it', async () => {
  await claimOne()
  await expire()
  await pulse({ since: '1 hour', last: '10 seconds' })
  expect(await claimOne()).toBeNull()
  // The first beat after a silence starts a new period.
  await recordHeartbeat(database)
  expect(await claimOne()).toBeNull()
  await pulse({ since: '3 seconds', last: '0 seconds' })
  expect(await claimOne()).toBeNull()
  await pulse({ since: '5 seconds', last: '1 second' })
  await recordHeartbeat(database)
  expect(await claimOne()).not.toBeNull()
})

test('a clock that is set back does not prevent takeovers', async () => {
  await pulse({ since: '-1 hour', last: '0 seconds' })
  await recordHeartbeat(database)
  const [row] = await store.sql('select beating_since <= now() as past from database_pulse')
  expect(row?.past).toBe(true)
})

test('a lease written by a clock of PostgreSQL that was ahead ends once its owner has had time to renew it', async () => {
  await claimOne()
  await store.sql("update deliveries set lease_until = now() + interval '5 hours' where id = $1", [
    id,
  ])
  await pulse({ since: '3 seconds', last: '0 seconds' })
  expect(await claimOne()).toBeNull()
  await pulse({ since: '1 hour', last: '0 seconds' })
  expect(await claimOne()).not.toBeNull()
})

test('leases do not end because the clock of PostgreSQL is set back', async () => {
  await claimOne()
  await store.sql(
    "update deliveries set lease_until = now() + interval '2 minutes' where id = $1",
    [id],
  )
  await pulse({ since: '8 minutes', last: '-2 minutes' })
  expect(await claimOne()).toBeNull()
  await recordHeartbeat(database)
  expect(await claimOne()).toBeNull()
})

test('a message of a kind that this release does not know waits for the one that does', async () => {
  await store.sql("update deliveries set kind = 'event' where id = $1", [id])
  expect(await claimOne()).toBeNull()
  await store.sql("update deliveries set kind = 'contact' where id = $1", [id])
  expect(await claimOne()).not.toBeNull()
})

test('a worker that lost its lease can record only that the message was sent', async () => {
  const first = await claimOne()
  await expire()
  const second = await claimOne()
  if (!first || !second) throw new Error('not claimed')
  const failed = { status: 'failed', error: 'Error 550' } as const
  await record(database, [{ delivery: first.delivery, result: failed, failedProvider: null }])
  expect(await attempts()).toEqual(['lost', null])
  const sent = { status: 'sent', providerId: 'first' } as const
  await record(database, [{ delivery: first.delivery, result: sent, failedProvider: null }])
  expect(await attempts()).toEqual(['sent', null])
  await record(database, [{ delivery: second.delivery, result: failed, failedProvider: null }])
  expect(await attempts()).toEqual(['sent', 'failed'])
  const [row] = await store.sql('select status, provider_id from deliveries where id = $1', [id])
  expect(row).toEqual({ status: 'sent', provider_id: 'first' })
})

test('attempts recorded together each have their own outcome', async () => {
  const [other] = await store.sql(
    `insert into deliveries (submission_id, kind, channel) values ($1, 'contact', 'prospect_email') returning id`,
    [randomUUID()],
  )
  const [one, two] = [await claimOne(), await claimOne(other?.id)]
  if (!one || !two) throw new Error('not claimed')
  await record(database, [
    { delivery: one.delivery, result: { status: 'sent', providerId: 'x' }, failedProvider: null },
    { delivery: two.delivery, result: { status: 'failed', error: '550' }, failedProvider: null },
  ])
  const rows = await store.sql(
    `select d.id, d.status, d.provider_id, a.outcome from deliveries d
     join delivery_attempts a on a.delivery_id = d.id where d.id = any($1)`,
    [[id, other?.id]],
  )
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ id, status: 'sent', provider_id: 'x', outcome: 'sent' })
  const failed = { id: other?.id, status: 'failed', provider_id: null, outcome: 'failed' }
  expect(rows).toContainEqual(failed)
})

test('tries count failures since the last manual retry, not attempts lost with a worker', async () => {
  const tries = async () => {
    await store.sql('update deliveries set next_attempt_at = now() where id = $1', [id])
    const claimed = await claimOne()
    if (!claimed) throw new Error('not claimed')
    return claimed.delivery
  }
  const result = { status: 'pending', error: '450', delayMs: 0 } as const
  for (const [i, status] of (['pending', 'unknown'] as const).entries()) {
    const delivery = await tries()
    expect(delivery.tries).toBe(i + 1)
    await record(database, [{ delivery, result: { ...result, status }, failedProvider: null }])
  }
  // A worker that finds its lease lost before anything left has not tried anything.
  const late = { ...result, error: new LeaseLostError().name }
  await record(database, [{ delivery: await tries(), result: late, failedProvider: null }])
  // Nor does an attempt say anything about a mail whose recipient the server was never told.
  const unaddressed = { ...result, unaddressed: true }
  await record(database, [{ delivery: await tries(), result: unaddressed, failedProvider: null }])
  expect((await tries()).tries).toBe(3)
  await expire()
  expect(await tries()).toMatchObject({ tries: 3, attempts: 6 })
  await expire()
  await store.sql('update deliveries set revived_at = now() where id = $1', [id])
  expect((await tries()).tries).toBe(1)
})

test('a text of unknown outcome remains unknown if its worker dies during the lookup', async () => {
  await store.sql("update deliveries set status = 'unknown' where id = $1", [id])
  expect((await claimOne())?.delivery.previous).toBe('unknown')
  await expire()
  expect((await claimOne())?.delivery.previous).toBe('unknown')
})

test('a status reported by the provider during a lookup is kept', async () => {
  const claimed = await claimOne()
  if (!claimed) throw new Error('not claimed')
  await store.sql("update deliveries set status = 'sent', sent_at = now() where id = $1", [id])
  const result = { status: 'unknown', error: 'not found', delayMs: null } as const
  await record(database, [{ delivery: claimed.delivery, result, failedProvider: null }])
  const [row] = await store.sql('select status, sent_at from deliveries where id = $1', [id])
  expect(row).toMatchObject({ status: 'sent', sent_at: expect.any(Date) })
})

test('what the provider reports during an attempt is kept, whatever the attempt’s outcome', async () => {
  const report = (columns: string) =>
    store.sql(`update deliveries set ${columns}, next_attempt_at = now() where id = $1`, [id])
  const attempt = async (result: AttemptResult, columns: string) => {
    const claimed = await claimOne()
    if (!claimed) throw new Error('not claimed')
    await report(columns)
    await record(database, [{ delivery: claimed.delivery, result, failedProvider: null }])
    return (await store.sql('select * from deliveries where id = $1', [id]))[0]
  }
  // Without the id, the next attempt would send the message again.
  const lost = { status: 'unknown', error: 'no response', delayMs: 0 } as const
  expect(await attempt(lost, "provider_id = 'SM1'")).toMatchObject({
    status: 'unknown',
    provider_id: 'SM1',
    sent_at: null,
  })
  await report('lease_until = null')
  const sent = { status: 'sent', providerId: 'SM1' } as const
  const failed = "provider_status = 'undelivered', last_error = 'undelivered 30003'"
  expect(await attempt(sent, failed)).toMatchObject({
    status: 'sent',
    last_error: 'undelivered 30003',
  })
})

test('the inboxes that still need a mail are recorded until all have it or it is given up', async () => {
  const results = [
    { status: 'pending', error: '450', deferred: ['a@example.com', 'b@example.com'], delayMs: 0 },
    { status: 'pending', error: '450', deferred: ['b@example.com'], delayMs: 0 },
    { status: 'failed', error: '550' },
    { status: 'sent', providerId: 'x' },
  ] as const
  const owed = []
  for (const result of results) {
    await store.sql(
      "update deliveries set status = 'pending', next_attempt_at = now() where id = $1",
      [id],
    )
    const claimed = await claimOne()
    if (!claimed) throw new Error('not claimed')
    await record(database, [{ delivery: claimed.delivery, result, failedProvider: null }])
    owed.push((await store.sql('select owed from deliveries where id = $1', [id]))[0]?.owed)
  }
  const last = ['b@example.com']
  expect(owed).toEqual([['a@example.com', ...last], last, last, null])
})

test('that inboxes rejected a mail for good stays on record while others are still owed it, and after', async () => {
  const rejected = 'refused for 1 of 3 inboxes: 550'
  const error = 'refused for 2 of 3 inboxes: 550, 450'
  const deferred = ['c@example.com']
  const partly = { status: 'pending', error, rejected, deferred, delayMs: 0 } as const
  const away = { status: 'pending', error: 'Error ECONNREFUSED', delayMs: 0 } as const
  const sent = { status: 'sent', providerId: 'x' } as const
  const reasons = async (...results: AttemptResult[]) => {
    await store.sql("update deliveries set status = 'pending', rejected = null where id = $1", [id])
    const reasons = []
    for (const result of results) {
      await store.sql('update deliveries set next_attempt_at = now() where id = $1', [id])
      const claimed = await claimOne()
      if (!claimed) throw new Error('not claimed')
      const ended = [{ delivery: claimed.delivery, result, failedProvider: null }]
      await record(database, ended)
      // As if the answer had been lost.
      await record(database, ended)
      const [row] = await store.sql('select last_error from deliveries where id = $1', [id])
      reasons.push(row?.last_error)
    }
    return reasons
  }
  expect(await reasons(partly, away, sent)).toEqual([error, `${rejected}; ${away.error}`, rejected])
  expect(await reasons(away, sent)).toEqual([away.error, null])
  // The team has replaced its inboxes: the mail went to all of the new ones.
  const toAll = { toAll: true }
  expect(await reasons(partly, { ...sent, ...toAll })).toEqual([error, null])
  expect(await reasons(partly, { ...partly, ...toAll }, sent)).toEqual([error, error, rejected])
})

test('deliveries of a channel whose provider is down are postponed, and due again on its return', async () => {
  const outages = new Outages(database, createRefusals())
  const failed = await claimOne()
  if (!failed) throw new Error('not claimed')
  const result = { status: 'pending', error: 'down', delayMs: 60_000, waits: true } as const
  await record(database, [{ delivery: failed.delivery, result, failedProvider: 'mail' }])
  outages.failed('mail')
  const [other] = await store.sql(
    `insert into deliveries (submission_id, kind, channel) values ($1, 'contact', 'prospect_email') returning id`,
    [randomUUID()],
  )
  expect(outages.turn('prospect_email')).not.toBeNull()
  expect(outages.turn('prospect_email')).toBeNull()
  const blocked = outages.blockedChannels()
  expect(blocked).toEqual(['team_email', 'prospect_email'])
  expect(await claimOne(other?.id, blocked)).toBeNull()
  await outages.park(other?.id, 'mail')
  expect(await store.sql('select 1 from deliveries where waits_for_provider')).toHaveLength(2)

  // A message that left in the very first moment says nothing about an outage that has just begun.
  expect(await outages.answered('mail')).toBe(0)
  await store.sql("update provider_outages set since = now() - interval '5 seconds'")
  expect(await outages.answered('mail')).toBe(2)
  expect(await claimOne(other?.id, outages.blockedChannels())).not.toBeNull()
  expect(await claimOne(id, outages.blockedChannels())).not.toBeNull()
})

test('only deliveries that are due and whose provider is down are postponed', async () => {
  const outages = new Outages(database, createRefusals())
  await store.sql('delete from provider_outages')
  const isParked = async () => {
    await outages.park(id, 'mail')
    const [row] = await store.sql('select waits_for_provider from deliveries where id = $1', [id])
    return row?.waits_for_provider
  }
  const change = (columns: string) =>
    store.sql(`update deliveries set ${columns} where id = $1`, [id])
  // The outage has ended meanwhile, so nothing would wake a parked delivery.
  expect(await isParked()).toBe(false)
  await store.sql("insert into provider_outages (family, next_probe_at) values ('sms', now())")
  expect(await isParked()).toBe(false)
  await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
  await change("next_attempt_at = now() + interval '1 minute'")
  expect(await isParked()).toBe(false)
  await change("next_attempt_at = now(), lease_until = now() + interval '1 minute'")
  expect(await isParked()).toBe(false)
  await change("lease_until = null, status = 'sent'")
  expect(await isParked()).toBe(false)
  await change("lease_until = now() - interval '1 second'")
  for (const state of ['pending', 'sending', 'unknown']) {
    await change(`status = '${state}', waits_for_provider = false, next_attempt_at = now()`)
    expect(await isParked(), state).toBe(true)
  }
  const [{ minutes } = {}] = await store.sql(
    'select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from deliveries where id = $1',
    [id],
  )
  expect(minutes).toBe(15)
})
