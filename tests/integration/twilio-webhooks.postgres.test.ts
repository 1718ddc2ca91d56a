import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { beforeAll, expect, test } from 'vitest'
import { company } from '../../src/content/company'
import { WAITING } from '../support/locks'
import { contact, encoded, startTestSite, type TestSite } from '../support/site'
import { type FakeTwilio, startTwilio } from '../support/twilio'

let site: TestSite
let twilio: FakeTwilio

beforeAll(async () => {
  twilio = await startTwilio()
  const env = {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: '+12145550100',
    TWILIO_API_URL: twilio.url,
  }
  site = await startTestSite({ env })
})

const sid = () => `SM${randomBytes(16).toString('hex')}`

/** Posts as Twilio does, signed for the URL it was given. */
function call(address: string, fields: Record<string, string>, signature?: string) {
  const url = new URL(address, site.url).href
  return fetch(url, {
    method: 'POST',
    headers: {
      'X-Twilio-Signature': signature ?? getExpectedTwilioSignature(twilio.authToken, url, fields),
    },
    body: encoded(fields),
  })
}

const reply = (From: string, Body: string, more: Record<string, string> = {}) =>
  call('/api/twilio/inbound', { MessageSid: sid(), From, Body, To: '+12145550100', ...more })

const optOutOf = async (phone: string) =>
  (await site.sql('select * from sms_opt_outs where phone = $1', [phone]))[0]

/** A text message that was sent, with its status callback URL. */
async function sentText(phone: string) {
  const { id } = await site.accept(contact({ phone, smsConsent: true }))
  const { prospect_sms } = await site.settled(id)
  const index = twilio.sent.findIndex((message) => message.sid === prospect_sms?.provider_id)
  return { id, sid: twilio.sent[index]?.sid ?? '', callback: twilio.statusCallbacks[index] ?? '' }
}

const smsOf = async (id: string) => {
  const sql = "select * from deliveries where submission_id = $1 and channel = 'prospect_sms'"
  return (await site.sql(sql, [id]))[0]
}

test('a signature is valid for PUBLIC_URL and the host that was called, and for no other', async () => {
  const phone = '+12145550122'
  const fields = { MessageSid: sid(), From: phone, Body: 'STOP' }
  const called = site.url.replace('127.0.0.1', 'localhost')
  expect(called).not.toBe(site.url)
  const signedFor = async (origin: string) => {
    const signed = `${origin}/api/twilio/inbound`
    const signature = getExpectedTwilioSignature(twilio.authToken, signed, fields)
    return (await call(`${called}/api/twilio/inbound`, fields, signature)).status
  }
  expect(await signedFor('https://elsewhere.example')).toBe(403)
  expect(await signedFor(site.url)).toBe(200)
  expect(await signedFor(called)).toBe(200)
  expect(await optOutOf(phone)).toMatchObject({ lifted_at: null })
})

test('a repeated reply is detected by its content and ID, and one without an ID is recorded', async () => {
  const phone = '+12145550123'
  const same = { MessageSid: sid() }
  await reply(phone, 'STOP', same)
  await reply(phone, 'START', same)
  expect(await optOutOf(phone)).toMatchObject({ lifted_at: expect.any(Date) })
  const other = '+12145550124'
  await reply(other, 'STOP', same)
  expect(await optOutOf(other)).toMatchObject({ lifted_at: null })
  const nameless = '+12145550125'
  const answer = await call('/api/twilio/inbound', { From: nameless, Body: 'STOP' })
  expect([answer.status, (await optOutOf(nameless))?.lifted_at]).toEqual([200, null])
})

test('a call with a missing or wrong signature is rejected and records nothing', async () => {
  const phone = '+12145550101'
  const fields = { MessageSid: sid(), From: phone, Body: 'STOP' }
  const url = `${site.url}/api/twilio/inbound`
  const others = [
    '',
    'invented',
    getExpectedTwilioSignature('another token', url, fields),
    getExpectedTwilioSignature(twilio.authToken, `${url}?x=1`, fields),
    getExpectedTwilioSignature(twilio.authToken, url, { ...fields, Body: 'HELP' }),
  ]
  for (const signature of others) {
    expect((await call(url, fields, signature)).status, signature).toBe(403)
  }
  // A host that makes no URL.
  const odd = {
    Host: '[',
    'X-Twilio-Signature': 'any',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const body = encoded(fields).toString()
  const answer = await site.raw('POST', '/api/twilio/inbound', { headers: odd, body })
  expect(answer.status).toBe(403)
  expect(await optOutOf(phone)).toBeUndefined()
})

test('calls with a wrong signature leave one line in the log, which says what to check', async () => {
  const fields = { MessageSid: sid(), From: '+12145550102', Body: 'STOP it' }
  for (let count = 0; count < 3; count++) {
    expect((await call('/api/twilio/inbound', fields, 'invented')).status).toBe(403)
  }
  const lines = () => site.logs().match(/.*signature does not match.*/g) ?? []
  expect(await site.until(() => lines()[0])).toMatch(/"level":40.*TWILIO_AUTH_TOKEN.*PUBLIC_URL/)
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).not.toMatch(/5550102|STOP it|invented/)
})

test('an unsigned call is a 403, whatever its body', async () => {
  const url = `${site.url}/api/twilio/inbound`
  const json = { headers: { 'Content-Type': 'application/json' }, body: '{}' }
  const signedJson = {
    headers: { 'Content-Type': 'application/json', 'X-Twilio-Signature': 'any' },
    body: '{}',
  }
  const signedText = { headers: { 'X-Twilio-Signature': 'any' }, body: 'STOP' }
  const large = { body: encoded({ Body: 'x'.repeat(70_000) }) }
  for (const call of [{}, json, signedJson, signedText, large]) {
    expect((await fetch(url, { method: 'POST', ...call })).status).toBe(403)
  }
})

test('an oversized reply is a 413, a GET a 405, and an incomplete reply a 400', async () => {
  const url = `${site.url}/api/twilio/inbound`
  expect((await reply('+12145550101', 'x'.repeat(70_000))).status).toBe(413)
  expect((await fetch(url)).status).toBe(405)
  const incomplete = await call('/api/twilio/inbound', { MessageSid: sid(), Body: 'STOP' })
  expect(incomplete.status).toBe(400)
})

test('STOP is recorded at once after a restore of the rows alone', async () => {
  for (const phone of ['+12145550171', '+12145550172']) await reply(phone, 'STOP')
  await site.sql('alter table sms_opt_outs alter id restart with 1')
  await reply('+12145550173', 'STOP')
  expect(await optOutOf('+12145550173')).toMatchObject({ keyword: 'STOP', lifted_at: null })
})

test('an opt-out that Twilio reports is recorded at once after a restore of the rows alone', async () => {
  for (const phone of ['+12145550171', '+12145550172']) await reply(phone, 'STOP')
  await site.sql('alter table sms_opt_outs alter id restart with 1')
  const phone = '+12145550175'
  const failed = { MessageSid: sid(), MessageStatus: 'failed', ErrorCode: '21610', To: phone }
  expect((await call('/api/twilio/status', failed)).status).toBe(204)
  expect(await optOutOf(phone)).toMatchObject({ keyword: 'provider', lifted_at: null })
})

test('STOP is recorded once and suppresses later messages, START lifts it', async () => {
  const phone = '+12145550102'
  for (const word of ['STOP', ' stop. ', 'Unsubscribe']) {
    const answer = await reply(phone, word)
    expect(answer.status, word).toBe(200)
    expect(await answer.text(), word).toMatch(/<Response\/>$/)
  }
  expect(await optOutOf(phone)).toMatchObject({ keyword: 'STOP', lifted_at: null })
  const { id } = await site.accept(contact({ phone, smsConsent: true }))
  expect((await site.settled(id)).prospect_sms).toMatchObject({
    status: 'suppressed',
    last_error: 'opted out',
  })
  const other = '+12145550183'
  await reply(other, 'STOP')
  await reply(phone, 'Start')
  const lifted = await optOutOf(phone)
  expect(lifted?.lifted_at).not.toBeNull()
  await reply(phone, 'START')
  expect(await optOutOf(phone)).toEqual(lifted)
  expect((await optOutOf(other))?.lifted_at).toBeNull()
  const sent = await sentText(phone)
  expect((await smsOf(sent.id))?.status).toBe('sent')
  await reply(phone, 'QUIT')
  const again = await optOutOf(phone)
  expect(again).toMatchObject({ keyword: 'QUIT', lifted_at: null })
  expect(again?.opted_out_at.getTime()).toBeGreaterThan(lifted?.lifted_at.getTime())
  expect((await smsOf(sent.id))?.status).toBe('sent')
})

test('any international number can opt out, short codes and names are ignored', async () => {
  for (const phone of ['+2901234', '+491234567890123']) {
    await reply(phone, 'STOP')
    expect(await optOutOf(phone), phone).toMatchObject({ lifted_at: null })
  }
  for (const sender of ['72345', 'ACME', '2145550126', '+214555', '+4912345678901234']) {
    expect((await reply(sender, 'STOP')).status, sender).toBe(200)
    expect(await optOutOf(sender), sender).toBeUndefined()
  }
})

test('a reply over RCS counts for the number that sent it', async () => {
  const phone = '+12145550181'
  await reply(`rcs:${phone}`, 'STOP')
  expect(await optOutOf(phone)).toMatchObject({ lifted_at: null })
  await reply(`rcs:${phone}`, 'START')
  expect((await optOutOf(phone))?.lifted_at).not.toBeNull()
  const rejected = { MessageSid: sid(), MessageStatus: 'failed', ErrorCode: '21610' }
  await call('/api/twilio/status', { ...rejected, To: `rcs:${phone}` })
  expect((await optOutOf(phone))?.lifted_at).toBeNull()
})

test('a repeated START does not undo a later STOP', async () => {
  const phone = '+12145550103'
  const start = { MessageSid: sid(), From: phone, Body: 'START' }
  await call('/api/twilio/inbound', start)
  await reply(phone, 'STOP')
  await call('/api/twilio/inbound', start)
  expect(await optOutOf(phone)).toMatchObject({ lifted_at: null })
  // The record that detects repeats must reveal neither the call nor, to someone with a list of numbers, the number.
  const kept = await site.sql('select message_sid from sms_replies')
  for (const { message_sid } of kept) expect(message_sid).toMatch(/^[0-9a-f]{64}$/)
})

test('STOP suppresses messages that are already queued', async () => {
  const phone = '+12145550104'
  const queued = async (to: string) => {
    const { id } = await sentText(to)
    await site.sql(
      "update deliveries set status = 'pending', next_attempt_at = now() + interval '1 hour' where submission_id = $1 and channel = 'prospect_sms'",
      [id],
    )
    return id
  }
  const [id, other] = [await queued(phone), await queued('+12145550128')]
  await reply(phone, 'STOP')
  expect(await smsOf(id)).toMatchObject({
    status: 'suppressed',
    last_error: 'opted out',
    next_attempt_at: null,
  })
  expect((await smsOf(other))?.status).toBe('pending')
})

test('a STOP aborted by PostgreSQL in a deadlock is recorded nevertheless', async () => {
  const phone = '+12145550127'
  await reply(phone, 'STOP')
  await reply(phone, 'START')
  const { id } = await sentText(phone)
  await site.sql(
    `update deliveries set status = 'pending', next_attempt_at = now() + interval '1 hour'
     where submission_id = $1 and channel = 'prospect_sms'`,
    [id],
  )
  const other = new pg.Client({ connectionString: site.databaseUrl })
  await other.connect()
  // So that the server's transaction is the one that PostgreSQL ends.
  await other.query("set deadlock_timeout = '30s'")
  await other.query('begin')
  await other.query('select 1 from deliveries where submission_id = $1 for update', [id])
  const answer = reply(phone, 'STOP')
  await site.until(async () => (await site.sql(WAITING)).length > 0)
  await other.query('update sms_opt_outs set keyword = keyword where phone = $1', [phone])
  await other.query('commit')
  await other.end()
  // PostgreSQL looks for a deadlock after a second, of the two that an answer may take: too close on a busy machine.
  expect([200, 503]).toContain((await answer).status)
  await site.until(async () => (await optOutOf(phone))?.lifted_at === null)
  expect((await smsOf(id))?.status).toBe('suppressed')
})

test('a STOP that takes too long for an answer is recorded all the same', async () => {
  const phone = '+12145550174'
  await reply(phone, 'STOP')
  await reply(phone, 'START')
  const other = new pg.Client({ connectionString: site.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('select 1 from sms_opt_outs where phone = $1 for update', [phone])
  expect((await reply(phone, 'STOP')).status).toBe(503)
  expect((await optOutOf(phone))?.lifted_at).not.toBeNull()
  await other.query('commit')
  await other.end()
  await site.until(async () => (await optOutOf(phone))?.lifted_at === null)
})

test('HELP is answered with name, phone, and email, unless Twilio has answered it', async () => {
  const help = await reply('+12145550105', 'Help!')
  expect(help.headers.get('Content-Type')).toContain('xml')
  const text = await help.text()
  for (const fact of [company.name, company.phone.text, company.email.support]) {
    expect(text).toContain(fact)
  }
  const answered = await reply('+12145550105', 'AIUTO', { OptOutType: 'HELP' })
  expect(await answered.text()).toMatch(/<Response\/>$/)
})

test('an opt-out detected by Twilio is recorded, small talk is not', async () => {
  await reply('+12145550106', 'arret', { OptOutType: 'STOP' })
  expect(await optOutOf('+12145550106')).toMatchObject({ lifted_at: null })
  const bodiless = { From: '+12145550191', OptOutType: 'STOP' }
  expect((await call('/api/twilio/inbound', bodiless)).status).toBe(200)
  expect(await optOutOf('+12145550191')).toMatchObject({ lifted_at: null })
  expect((await reply('+12145550114', 'STOP', { OptOutType: 'NEWS' })).status).toBe(200)
  expect(await optOutOf('+12145550114')).toMatchObject({ lifted_at: null })
  const thanks = await reply('+12145550107', 'Thank you, please stop by!')
  expect(await thanks.text()).toMatch(/<Response\/>$/)
  expect(await optOutOf('+12145550107')).toBeUndefined()
})

test('status reports are recorded until the first final one, in any order', async () => {
  const { id, sid: MessageSid, callback } = await sentText('+12145550108')
  expect(callback).toBe(`${site.url}/api/twilio/status?submission=${id}`)
  const report = (MessageStatus: string, more = {}) =>
    call(callback, { MessageSid, MessageStatus, To: '+12145550108', ...more })
  const states = ['queued', 'undelivered', 'sent', 'delivered', 'undelivered']
  for (const state of states) {
    expect((await report(state, { ErrorCode: '30005' })).status, state).toBe(204)
  }
  expect(await smsOf(id)).toMatchObject({
    status: 'sent',
    provider_status: 'undelivered',
    last_error: 'undelivered 30005',
  })
  expect(await optOutOf('+12145550108')).toBeUndefined()
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toContain('sms_statuses_total{status="undelivered"} 1')
})

test('the first final status remains, whichever other one follows it', async () => {
  const { id, sid: MessageSid, callback } = await sentText('+12145550184')
  const final = ['delivered', 'undelivered', 'failed']
  const pairs = final.flatMap((one) => final.map((next) => [one, next] as const))
  for (const [one, next] of pairs.filter(([one, next]) => one !== next)) {
    await site.sql(
      `update deliveries set provider_status = null, last_error = null
       where submission_id = $1 and channel = 'prospect_sms'`,
      [id],
    )
    await call(callback, { MessageSid, MessageStatus: one, ErrorCode: '30005' })
    await call(callback, { MessageSid, MessageStatus: next, ErrorCode: '30006' })
    expect(await smsOf(id), `${one}, ${next}`).toMatchObject({
      provider_status: one,
      last_error: one === 'delivered' ? null : `${one} 30005`,
    })
  }
})

test('a status is recorded also if its error code or its recipient is none that we know', async () => {
  for (const [phone, odd] of [
    ['+12145550185', { ErrorCode: 'x' }],
    ['+12145550186', { To: 'x' }],
  ] as const) {
    const { id, sid: MessageSid, callback } = await sentText(phone)
    const { status, headers } = await call(callback, {
      MessageSid,
      MessageStatus: 'failed',
      ...odd,
    })
    expect([status, headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await smsOf(id)).toMatchObject({ provider_status: 'failed', last_error: 'failed' })
  }
})

test('a status report of an opt-out records it', async () => {
  const phone = '+12145550109'
  const { sid: MessageSid, callback } = await sentText(phone)
  await call(callback, { MessageSid, MessageStatus: 'failed', ErrorCode: '21610' })
  expect(await optOutOf(phone)).toMatchObject({ keyword: 'provider', lifted_at: null })
})

test('a status report of an opt-out records it once, also for a message that is settled or not on record', async () => {
  const settledText = await sentText('+12145550115')
  await call(settledText.callback, { MessageSid: settledText.sid, MessageStatus: 'delivered' })
  const calls = [
    { phone: '+12145550115', sid: settledText.sid, address: settledText.callback },
    { phone: '+12145550177', sid: sid(), address: '/api/twilio/status' },
  ]
  for (const { phone, sid: MessageSid, address } of calls) {
    const failed = { MessageSid, MessageStatus: 'failed', ErrorCode: '21610', To: phone }
    expect((await call(address, failed)).status).toBe(204)
    expect(await optOutOf(phone)).toMatchObject({ keyword: 'provider', lifted_at: null })
    await reply(phone, 'START')
    await call(address, failed)
    expect((await optOutOf(phone))?.lifted_at).not.toBeNull()
  }
  const channelName = { MessageSid: sid(), MessageStatus: 'failed', ErrorCode: '21610' }
  await call('/api/twilio/status', { ...channelName, To: 'whatsapp:+12145550178' })
  expect(await site.sql("select 1 from sms_opt_outs where phone like '%5550178'")).toEqual([])
})

test('a status report changes only its text, and leaves one that is being sent to its worker', async () => {
  const { id, sid: MessageSid, callback } = await sentText('+12145550112')
  const report = (MessageStatus: string, of = MessageSid) =>
    call(callback, { MessageSid: of, MessageStatus })
  const change = (channel: string, columns: string) =>
    site.sql(`update deliveries set ${columns} where submission_id = $1 and channel = $2`, [
      id,
      channel,
    ])
  await report('failed', sid())
  expect(await smsOf(id)).toMatchObject({ provider_id: MessageSid, provider_status: null })

  await change('team_email', "status = 'failed', provider_id = null")
  await change(
    'prospect_sms',
    `status = 'sending', lease_until = now() + interval '1 minute', next_attempt_at = now(),
     provider_id = null, sent_at = null, last_error = 'an earlier reason'`,
  )
  await report('sent')
  expect(await smsOf(id)).toMatchObject({
    status: 'sending',
    last_error: 'an earlier reason',
    provider_id: MessageSid,
    sent_at: null,
    next_attempt_at: expect.any(Date),
  })
  const mail = "select status from deliveries where submission_id = $1 and channel = 'team_email'"
  expect(await site.sql(mail, [id])).toEqual([{ status: 'failed' }])
})

test('a status report makes a text due that no worker holds, and that waits for its provider', async () => {
  const { id, sid: MessageSid, callback } = await sentText('+12145550198')
  await site.sql(
    `update deliveries set status = 'sending', lease_until = null, provider_id = null, sent_at = null,
       waits_for_provider = true, next_attempt_at = now() + interval '15 minutes'
     where submission_id = $1 and channel = 'prospect_sms'`,
    [id],
  )
  await call(callback, { MessageSid, MessageStatus: 'delivered' })
  const { prospect_sms } = await site.settled(id)
  expect(prospect_sms).toMatchObject({ status: 'sent', provider_id: MessageSid })
})

test('a status report changes no send time, and before the final one nothing else', async () => {
  const { id, sid: MessageSid, callback } = await sentText('+12145550113')
  const before = new Date('2026-01-01T00:00:00Z')
  await site.sql(
    `update deliveries set sent_at = $2, updated_at = $2, waits_for_provider = true
     where submission_id = $1 and channel = 'prospect_sms'`,
    [id, before],
  )
  await call(callback, { MessageSid, MessageStatus: 'queued' })
  expect(await smsOf(id)).toMatchObject({ updated_at: before })
  await call(callback, { MessageSid, MessageStatus: 'delivered' })
  expect(await smsOf(id)).toMatchObject({
    provider_status: 'delivered',
    sent_at: before,
    waits_for_provider: false,
  })
})

test('a status report settles a message whose response was lost', async () => {
  twilio.listReply = 'hang'
  twilio.loseAnswerOnce()
  const { id } = await site.accept(contact({ phone: '+12145550110', smsConsent: true }))
  await site.until(async () => (await smsOf(id))?.status === 'unknown')
  const MessageSid = twilio.sent.at(-1)?.sid ?? ''
  await call(twilio.statusCallbacks.at(-1) ?? '', { MessageSid, MessageStatus: 'delivered' })
  expect(await smsOf(id)).toMatchObject({
    status: 'sent',
    provider_id: MessageSid,
    provider_status: 'delivered',
    next_attempt_at: null,
  })
  twilio.listReply = 'accept'
})

test('a status report finds the text of a lead whose imported id is no RFC 9562 UUID', async () => {
  const id = '7c9e6679-7425-e311-9400-005056850001'
  await site.sql(
    `insert into deliveries (submission_id, kind, channel, status) values ($1, 'contact', 'prospect_sms', 'unknown')`,
    [id],
  )
  const report = { MessageSid: sid(), MessageStatus: 'delivered' }
  await call(`/api/twilio/status?submission=${id}`, report)
  expect(await smsOf(id)).toMatchObject({ status: 'sent', provider_id: report.MessageSid })
})

test('status reports on unknown messages change nothing', async () => {
  // A mail of an earlier test may still be leaving, and has an id of its own by then.
  const reported = () =>
    site.sql(`select id, provider_status,
        case channel when 'prospect_sms' then provider_id end as provider_id
      from deliveries order by id`)
  const before = await reported()
  const fields = { MessageSid: sid(), MessageStatus: 'delivered' }
  for (const query of [
    '',
    '?submission=no-uuid',
    '?submission=00000000-0000-4000-8000-000000000000',
  ]) {
    expect((await call(`/api/twilio/status${query}`, fields)).status, query).toBe(204)
  }
  expect(await reported()).toEqual(before)
})

test('the logs contain no reply and no phone number', () => {
  expect(site.logs()).toContain('reply to a text message')
  for (const secret of ['5550102', '5550104', 'Unsubscribe', 'stop by', twilio.authToken]) {
    expect(site.logs()).not.toContain(secret)
  }
})
