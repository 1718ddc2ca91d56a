import { afterEach, expect, test, vi } from 'vitest'
import { WAITS_FOR_DAY } from '../sms/quiet-hours'
import { OptedOutError, type SmsSender } from '../sms/sms-sender'
import type { StoredLead } from '../submissions/stored-lead'
import type { Claimed } from './claim'
import type { DeliverDeps } from './deliver-deps'
import { Lease, LeaseLostError, thisMoment } from './lease'
import { LookUpError } from './provider'
import { sendSms } from './send-sms'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)

const YESTERDAY = new Date(Date.now() - 86_400_000)
const LEAD = { sms_consent: true, kind: 'contact', urgency: '', reference: '7K3M-9QWX' }

test.each(['pending', 'sending'])(
  'a text that is a day old fails without being sent when its previous status is %s',
  async (previous) => {
    const delivery = {
      recipient: '+12145550150',
      previous,
      revived_at: null,
      created_at: YESTERDAY,
      claimed_at: new Date(),
    }
    const deps = {
      database: latest(),
      senders: { sms: { find: async () => ({ state: 'absent' }) } },
    }
    const attempt = sendSms(
      deps as unknown as DeliverDeps,
      { delivery } as unknown as Claimed,
      { ...LEAD, received_at: YESTERDAY } as unknown as StoredLead,
    )
    expect(await attempt).toEqual({
      status: 'failed',
      error: 'it could not be sent within the hour for which it is of use',
    })
  },
)

afterEach(() => void vi.useRealTimers())

const OURS = 'the token of our lease'

/** A database whose last query before a text is sent finds these values of its row. */
function latest(row: object = {}) {
  const query = {
    leftJoin: () => query,
    max: () => query,
    where: () => query,
    first: async () => ({ lease_token: OURS, ...row }),
  }
  return () => query
}

/** Claimed now. */
const claimedNow = (created_at = new Date()) => ({
  recipient: '+12145550150',
  previous: 'pending',
  revived_at: null,
  created_at,
  claimed_at: new Date(),
  lease_token: OURS,
})

/** A first attempt for a request received at `received`, with a provider that accepts everything. */
function firstAttempt(received: Date, delivery = claimedNow(), last = {}) {
  const left: string[] = []
  const lease = new Lease(thisMoment())
  const sms: Pick<SmsSender, 'send' | 'find'> = {
    find: async () => ({ state: 'absent' }),
    async send({ to }, lastCheck) {
      lastCheck()
      left.push(to)
      return { providerId: 'SM1' }
    },
  }
  const send = () =>
    sendSms(
      { database: latest(last), senders: { sms } } as unknown as DeliverDeps,
      { delivery, lease } as unknown as Claimed,
      { ...LEAD, received_at: received } as unknown as StoredLead,
    )
  return { left, lease, send }
}

test('a text is not sent once its lease is lost, even at the last check', async () => {
  const { left, lease, send } = firstAttempt(new Date())
  await send()
  lease.notRenewed(thisMoment())
  await expect(send()).rejects.toMatchObject({ cause: expect.any(LeaseLostError) })
  expect(left).toHaveLength(1)
})

test('a text that was reported before this attempt counts as sent', async () => {
  const reported = { ...claimedNow(), previous: 'sending', provider_id: 'SM0' }
  const { left, send } = firstAttempt(new Date(), reported)
  expect(await send()).toMatchObject({ status: 'sent', providerId: 'SM0' })
  expect(left).toEqual([])
})

test('a text that is late at night is postponed until 9 a.m.', async () => {
  // 3:00 in Dallas, on a Wednesday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-14T09:00:00Z') })
  const { left, send } = firstAttempt(new Date(Date.now() - 20 * 60_000))
  expect(await send()).toMatchObject({ status: 'pending', delayMs: 6 * 3_600_000 })
  expect(left).toEqual([])
})

test('the age of a text is measured by the clock of PostgreSQL alone', async () => {
  // Noon in Dallas, by a worker's clock that is 3 hours and a server's that is 6 hours ahead: it is 9:00.
  const noon = new Date('2026-01-14T18:00:00Z')
  const before = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const claimed = { ...claimedNow(before(3)), claimed_at: before(3) }
  const { left, send } = firstAttempt(before(-3), claimed)
  expect(await send()).toMatchObject({ status: 'sent' })
  // It is 3:00, and the request is of midnight.
  const night = { ...claimedNow(before(12)), claimed_at: before(9) }
  const late = firstAttempt(before(-3), night)
  expect(await late.send()).toMatchObject({ status: 'pending' })
  expect([left.length, late.left.length]).toEqual([1, 0])
  // Noon, and the request is of 10:00: too late, whatever the server's clock says.
  const old = firstAttempt(before(-3), { ...claimedNow(before(2)), claimed_at: noon })
  expect(await old.send()).toMatchObject({ status: 'failed' })
  expect(old.left).toEqual([])
})

test('a text that another worker has taken over is not sent, although no clock of ours has moved', async () => {
  const { left, send } = firstAttempt(new Date(), claimedNow(), { lease_token: 'theirs' })
  await expect(send()).rejects.toThrow(LeaseLostError)
  expect(left).toEqual([])
})

const SETTLED_MS = 23_000

/** An attempt for a request received now. @param found the provider's lookup result for an earlier attempt */
async function attempt(
  delivery: object,
  found: () => Promise<object>,
  { lead = {}, last = {} }: { lead?: object; last?: object } = {},
) {
  const left: string[] = []
  const send = async ({ to }: { to: string }) => {
    left.push(to)
    return { providerId: 'SM2' }
  }
  const outcome = await sendSms(
    {
      database: latest(last),
      senders: { sms: { find: found, send, settledMs: SETTLED_MS } },
    } as unknown as DeliverDeps,
    {
      delivery: { ...claimedNow(), ...delivery },
      lease: new Lease(thisMoment()),
    } as unknown as Claimed,
    { ...LEAD, received_at: new Date(), ...lead } as unknown as StoredLead,
  ).catch((thrown: unknown) => thrown)
  return { outcome, left }
}
const absent = async () => ({ state: 'absent' })
const LEFT = { outcome: { status: 'sent', providerId: 'SM2' }, left: ['+12145550150'] }

test('a text without consent or without a number is suppressed', async () => {
  const suppressed = (error: string) => ({ outcome: { status: 'suppressed', error }, left: [] })
  expect(await attempt({}, absent, { lead: { sms_consent: false } })).toEqual(
    suppressed('no consent on record'),
  )
  expect(await attempt({ recipient: null }, absent)).toEqual(
    suppressed('no number on this message'),
  )
})

test('a text whose earlier attempt has no outcome is sent only if the provider confirms that it has none', async () => {
  expect(await attempt({ previous: 'sending' }, absent)).toEqual(LEFT)
  const there = async () => ({ state: 'sent', providerId: 'SM1' })
  for (const previous of ['sending', 'unknown']) {
    expect(await attempt({ previous }, there)).toEqual({
      outcome: { status: 'sent', providerId: 'SM1' },
      left: [],
    })
    const { outcome, left } = await attempt({ previous }, () => Promise.reject(new Error('down')))
    expect(outcome).toBeInstanceOf(LookUpError)
    expect(left).toEqual([])
  }
})

test('a text whose request is more than a minute old is sent only if the provider does not list it', async () => {
  const at = (seconds: number) => new Date(Date.now() - seconds * 1_000)
  const asked = vi.fn(async (): Promise<object> => ({ state: 'sent', providerId: 'SM1' }))
  const found = { outcome: { status: 'sent', providerId: 'SM1' }, left: [] }
  const lead = { received_at: at(70) }
  expect(await attempt({ created_at: at(50) }, asked)).toEqual(LEFT)
  expect(asked).not.toHaveBeenCalled()
  expect(await attempt({ created_at: at(70) }, asked, { lead })).toEqual(found)
  // Stored a moment ago, after it had waited in a queue that was restored; or released from quarantine.
  expect(await attempt({}, asked, { lead })).toEqual(found)
  const now = new Date()
  expect(await attempt({ created_at: now, revived_at: now }, asked, { lead })).toEqual(found)
  expect(await attempt({}, absent, { lead })).toEqual(LEFT)
  expect(await attempt({ created_at: at(70), revived_at: now }, asked, { lead })).toEqual(LEFT)
})

test('a late first attempt waits while the provider is down, and not where it keeps no list', async () => {
  const lead = { received_at: YESTERDAY }
  const delivery = { created_at: YESTERDAY, claimed_at: new Date(YESTERDAY.getTime() + 120_000) }
  const first = (error: object) =>
    attempt(delivery, () => Promise.reject(Object.assign(new Error(), error)), { lead })
  for (const error of [{ status: 503 }, { status: 429 }, { code: 'ECONNREFUSED' }]) {
    expect(await first(error)).toEqual({ outcome: expect.any(LookUpError), left: [] })
  }
  for (const error of [{ status: 404 }, { status: 501 }, {}])
    expect(await first(error)).toEqual(LEFT)
})

test('a text that a dead worker may be sending still is not sent until that is over', async () => {
  const claimed_at = new Date()
  const after = async (ms: number) => {
    const last = { ended: new Date(claimed_at.getTime() - ms) }
    const { outcome, left } = await attempt({ previous: 'sending', claimed_at }, absent, { last })
    return [outcome, left.length]
  }
  const open = (delayMs: number) => [expect.objectContaining({ status: 'sending', delayMs }), 0]
  expect(await after(10_000)).toEqual(open(13_000))
  expect(await after(SETTLED_MS)).toEqual([LEFT.outcome, 1])
})

test('a text whose response was lost stays unknown even if the provider lists none', async () => {
  const { outcome, left } = await attempt({ previous: 'unknown' }, absent)
  expect(outcome).toMatchObject({ status: 'unknown', delayMs: null })
  expect(left).toEqual([])
})

test('a text retried by a person is sent although the request is a day old', async () => {
  // Noon in Dallas, a day after the request.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-14T18:00:00Z') })
  const received_at = new Date('2026-01-13T18:00:00Z')
  expect(await attempt({ revived_at: new Date() }, absent, { lead: { received_at } })).toEqual(LEFT)
})

test('a text of the day before that is released or retried at night waits for the day', async () => {
  // 3:00 in Dallas.
  const now = new Date('2026-01-14T09:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  const received_at = new Date('2026-01-13T18:00:00Z')
  const outcome = { status: 'pending', error: WAITS_FOR_DAY, delayMs: 6 * 3_600_000 }
  for (const created_at of [now, received_at]) {
    const revived = { created_at, revived_at: now }
    expect(await attempt(revived, absent, { lead: { received_at } })).toEqual({ outcome, left: [] })
  }
})

test('an opt-out that the provider reports is not taken for recorded while PostgreSQL is down', async () => {
  const down = new Error('PostgreSQL is down')
  const database = Object.assign(latest(), { transaction: () => Promise.reject(down) })
  const sms = { send: () => Promise.reject(new OptedOutError('the recipient opted out')) }
  const attempt = sendSms(
    { database, senders: { sms } } as unknown as DeliverDeps,
    { delivery: claimedNow(), lease: new Lease(thisMoment()) } as unknown as Claimed,
    { ...LEAD, received_at: new Date() } as unknown as StoredLead,
  )
  await expect(attempt).rejects.toBe(down)
})

test('a text whose status report arrives during the lookup is not sent again', async () => {
  const outcome = { status: 'sent', providerId: 'SM1', withoutContact: true }
  const last = { provider_id: 'SM1' }
  expect(await attempt({ previous: 'sending' }, absent, { last })).toEqual({ outcome, left: [] })
})
