import { afterEach, beforeAll, expect, test } from 'vitest'
import { contact, startTestSite, type TestSite } from '../support/site'
import { type FakeSmtp, startSmtp } from '../support/smtp'
import { type FakeTwilio, startTwilio } from '../support/twilio'

let site: TestSite
let smtp: FakeSmtp
let twilio: FakeTwilio

beforeAll(async () => {
  smtp = await startSmtp()
  twilio = await startTwilio()
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Example IT <desk@example.com>',
    TEAM_EMAIL: 'team@example.com,second@example.com',
    TEAM_EMAIL_SECURITY: 'soc@example.com',
    TEAM_EMAIL_NETWORK: 'first@example.com,second@example.com,third@example.com',
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: '+12145550100',
    TWILIO_API_URL: twilio.url,
  }
  site = await startTestSite({ env })
})
afterEach(() => {
  smtp.messages.length = 0
  twilio.sent.length = 0
})

const withSms = () => contact({ phone: '(214) 555-0150', smsConsent: true })
const makeRetriesDue = () =>
  site.sql('update deliveries set next_attempt_at = now() where next_attempt_at is not null')

test('mails are sent over SMTP to the right inboxes, and the text message through Twilio', async () => {
  const body = { ...withSms(), service: 'security' }
  const { id, reference } = await site.accept(body)
  const deliveries = await site.settled(id)
  expect(smtp.messages.map(({ envelope }) => envelope.to).sort()).toEqual([
    [body.email],
    ['soc@example.com'],
  ])
  const team = smtp.messages.find(({ envelope }) => envelope.to.includes('soc@example.com'))
  expect(team?.mail.from?.address).toBe('desk@example.com')
  expect(team?.mail.replyTo?.[0]?.address).toBe(body.email)
  expect(team?.mail.subject).toContain(reference)
  expect(twilio.sent).toHaveLength(1)
  expect(twilio.sent[0]).toMatchObject({ to: '+12145550150', from: '+12145550100' })
  expect(deliveries.prospect_sms).toMatchObject({
    status: 'sent',
    provider_id: twilio.sent[0]?.sid,
  })
})

test('a name with a comma or a line break adds no recipient and no header', async () => {
  const name = 'Lee, Ann <x@evil.example>\r\nBcc: y@evil.example'
  const { id } = await site.accept(contact({ name, company: 'A\r\nCc: z@evil.example' }))
  await site.settled(id)
  const recipients = smtp.messages.flatMap(({ envelope }) => envelope.to)
  expect(recipients.length).toBeGreaterThanOrEqual(2)
  expect(recipients.join()).not.toContain('evil')
  for (const { mail } of smtp.messages) {
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.headers.map(({ key }) => key)).not.toContain('cc')
  }
})

test('a mail rejected temporarily is retried, one rejected permanently is not', async () => {
  smtp.refuseOnce(451)
  const { id } = await site.accept(contact())
  const waiting = await site.until(async () => {
    const rows = await site.sql(
      "select * from deliveries where attempts > 0 and status = 'pending' and submission_id = $1",
      [id],
    )
    return rows[0]
  })
  expect(waiting.last_error).toContain('451')
  // The provider deferred one message, which does not make it unavailable.
  expect(waiting.waits_for_provider).toBe(false)
  expect(await site.sql('select * from provider_outages')).toEqual([])
  await makeRetriesDue()
  const deliveries = await site.settled(id)
  expect([deliveries.team_email?.status, deliveries.prospect_email?.status]).toEqual([
    'sent',
    'sent',
  ])
  const attempts = await site.sql(
    'select outcome, error, ended_at from delivery_attempts where delivery_id = $1 order by attempt',
    [waiting.id],
  )
  expect(attempts).toMatchObject([
    { outcome: 'retried', error: 'Error 451 EMESSAGE' },
    { outcome: 'sent', error: null },
  ])

  smtp.refuseOnce(550)
  const second = await site.accept(contact())
  const ended = await site.settled(second.id)
  expect([ended.team_email?.status, ended.prospect_email?.status].sort()).toEqual([
    'failed',
    'sent',
  ])
})

test('a mail server that rejects our sender address counts as down, and the mails are sent later', async () => {
  smtp.reply = { code: 553, at: 'mail', text: '5.1.8 nobody of that name may send' }
  const { id } = await site.accept(contact())
  const refused = await site.until(async () => {
    const rows = await site.sql('select * from deliveries where submission_id = $1', [id])
    return rows.length === 2 && rows.every(({ waits_for_provider }) => waits_for_provider) && rows
  })
  expect(refused.map(({ last_error }) => last_error)).toContain('Error 553 5.1.8 EENVELOPE')
  expect(refused.map(({ status }) => status)).toEqual(['pending', 'pending'])
  await site.until(async () => {
    const metrics = await (await fetch(`${site.workerUrl}/metrics`)).text()
    return metrics.includes('provider_away{family="mail"} 1')
  })
  smtp.reply = 'accept'
  const { team_email, prospect_email } = await site.settled(id, 30_000)
  expect([team_email?.status, prospect_email?.status]).toEqual(['sent', 'sent'])
})

test('a team mail that one inbox rejects is sent to the others, and recorded', async () => {
  smtp.reply = ([receiver]) =>
    receiver === 'second@example.com' ? { code: 550, at: 'rcpt' } : 'accept'
  const { id } = await site.accept(contact())
  const { team_email } = await site.settled(id)
  smtp.reply = 'accept'
  expect(team_email).toMatchObject({
    status: 'sent',
    last_error: 'refused for 1 of 2 inboxes: 550',
  })
  const receivers = smtp.messages.flatMap(({ envelope }) => envelope.to)
  expect(receivers).toContain('team@example.com')
  expect(site.logs()).toContain('message sent, but not to every recipient')
})

test('a team inbox that defers a mail receives it later, and the others only once', async () => {
  const offered: string[] = []
  smtp.reply = ([receiver = '']) => {
    offered.push(receiver)
    const first = offered.filter((each) => each === 'second@example.com').length === 1
    return receiver === 'second@example.com' && first ? { code: 450, at: 'rcpt' } : 'accept'
  }
  smtp.messages.length = 0
  const { id } = await site.accept(contact())
  await site.until(async () => {
    const [row] = await site.sql(
      "select owed from deliveries where submission_id = $1 and channel = 'team_email' and status = 'pending'",
      [id],
    )
    return row?.owed ? row : undefined
  })
  await makeRetriesDue()
  const { team_email } = await site.settled(id)
  smtp.reply = 'accept'
  expect(team_email).toMatchObject({ status: 'sent', owed: null, last_error: null })
  const mails = smtp.messages.filter(({ mail }) => mail.messageId?.includes('team_email'))
  expect(mails.map(({ envelope }) => envelope.to)).toEqual([
    ['team@example.com'],
    ['second@example.com'],
  ])
  expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(1)
})

test('a team inbox that rejects a mail is on record also if another one defers it and receives it later', async () => {
  const offered: string[] = []
  smtp.reply = ([receiver = '']) => {
    offered.push(receiver)
    const first = offered.filter((each) => each === 'third@example.com').length === 1
    if (receiver === 'second@example.com') return { code: 550, at: 'rcpt' }
    return receiver === 'third@example.com' && first ? { code: 450, at: 'rcpt' } : 'accept'
  }
  const { id } = await site.accept(contact({ service: 'network' }))
  await site.until(
    async () =>
      (
        await site.sql('select 1 from deliveries where submission_id = $1 and owed is not null', [
          id,
        ])
      )[0],
  )
  await makeRetriesDue()
  const { team_email } = await site.settled(id)
  smtp.reply = 'accept'
  const last_error = 'refused for 1 of 3 inboxes: 550'
  expect(team_email).toMatchObject({ status: 'sent', owed: null, last_error })
})

test('a text is retried after a temporary Twilio error, and not after a rejection', async () => {
  twilio.answerOnce(429)
  const { id } = await site.accept(withSms())
  await site.until(
    async () =>
      (
        await site.sql(
          "select 1 from deliveries where channel = 'prospect_sms' and attempts = 1 and status = 'pending'",
        )
      )[0],
  )
  await makeRetriesDue()
  expect((await site.settled(id)).prospect_sms?.status).toBe('sent')
  twilio.answerOnce(400)
  const second = await site.accept(withSms())
  expect((await site.settled(second.id)).prospect_sms?.status).toBe('failed')
  expect(twilio.sent).toHaveLength(1)
})

test('a rejected login at Twilio counts as down, and the texts are sent once it is accepted again', async () => {
  twilio.reply = { status: 401, code: 20003 }
  twilio.accountReply = { status: 401, code: 20003 }
  const { id } = await site.accept(withSms())
  const outage = "select 1 from provider_outages where family = 'sms'"
  await site.until(async () => (await site.sql(outage))[0])
  // Two probes that are told 401: neither ends the outage, and no further text is tried.
  const probes = twilio.probes.length
  await site.until(async () => {
    await site.sql('update provider_outages set next_probe_at = now()')
    return twilio.probes.length >= probes + 2
  })
  const sms =
    "select status, waits_for_provider, last_error from deliveries where channel = 'prospect_sms' and submission_id = $1"
  expect(await site.sql(sms, [id])).toEqual([
    { status: 'pending', waits_for_provider: true, last_error: expect.stringContaining('401') },
  ])
  expect(await site.sql(outage)).toHaveLength(1)
  expect(site.logs()).toMatch(/"part":"SMS provider"/)
  twilio.reply = 'accept'
  twilio.accountReply = 'accept'
  await site.until(async () => {
    await site.sql('update provider_outages set next_probe_at = now()')
    return (await site.settled(id)).prospect_sms?.status === 'sent'
  })
  expect(twilio.sent).toHaveLength(1)
})

test('a text whose response was lost is looked up and never sent twice', async () => {
  twilio.loseAnswerOnce()
  const { id } = await site.accept(withSms())
  await site.until(
    async () => (await site.sql("select 1 from deliveries where status = 'unknown'"))[0],
  )
  await makeRetriesDue()
  const found = await site.until(async () => {
    const { prospect_sms } = await site.settled(id)
    return prospect_sms?.status === 'sent' && prospect_sms
  })
  expect(found.provider_id).toBe(twilio.sent[0]?.sid)
  expect(twilio.sent).toHaveLength(1)
})

test('a text whose response a stopping worker gives up is not sent again', async () => {
  const before = twilio.attempts
  twilio.reply = 'hang'
  const { id } = await site.accept(withSms())
  const sms = async () => {
    const of = "from deliveries where channel = 'prospect_sms' and submission_id = $1"
    return (await site.sql(`select * ${of}`, [id]))[0]
  }
  await site.until(() => twilio.attempts > before)
  expect(await site.stopWorker()).toBe(0)
  expect(await sms()).toMatchObject({ status: 'unknown' })
  // That we did not wait says nothing of Twilio.
  expect(await site.sql("select since from provider_outages where family = 'sms'")).toEqual([])
  twilio.reply = 'accept'
  await site.startWorker()
  await makeRetriesDue()
  await site.until(async () => (await sms())?.next_attempt_at === null)
  expect(await sms()).toMatchObject({ status: 'unknown', attempts: 2 })
  expect(twilio.attempts).toBe(before + 1)
})

test('a text is looked up before a retry after a gateway error', async () => {
  twilio.breakAnswerOnce()
  const { id } = await site.accept(withSms())
  const waiting = await site.until(
    async () =>
      (
        await site.sql(
          "select * from deliveries where submission_id = $1 and channel = 'prospect_sms' and last_error like '%502%'",
          [id],
        )
      )[0],
  )
  expect(waiting.status).toBe('sending')
  await makeRetriesDue()
  const { prospect_sms } = await site.settled(id)
  expect(prospect_sms).toMatchObject({ status: 'sent', provider_id: twilio.sent[0]?.sid })
  expect(twilio.sent).toHaveLength(1)
})

test('a recipient who unsubscribed at Twilio is not retried', async () => {
  twilio.answerOnce(400, 21610)
  const { id } = await site.accept(withSms())
  expect((await site.settled(id)).prospect_sms).toMatchObject({
    status: 'suppressed',
    last_error: 'opted out',
  })
  const [optOut] = await site.sql('select * from sms_opt_outs')
  expect(optOut).toMatchObject({ phone: '+12145550150', keyword: 'provider', lifted_at: null })
})

test('a mail server that takes its time over a stranger’s address does not keep the team from its leads @extended', async () => {
  smtp.reply = (to) =>
    to.some((address) => address.endsWith('@tar.example'))
      ? { code: 450, at: 'rcpt', afterMs: 60_000 }
      : 'accept'
  for (let n = 0; n < 10; n++) await site.accept(contact({ email: `a${n}@tar.example` }))
  const isDown = async () => (await site.sql('select from provider_outages')).length > 0
  await site.until(isDown, 25_000)
  for (let n = 0; n < 4; n++) {
    const { id } = await site.accept(contact())
    const told = () =>
      site.sql(
        "select from deliveries where submission_id = $1 and channel = 'team_email' and status = 'sent'",
        [id],
      )
    // One that falls between two attempts waits for the next probe.
    await site.until(async () => (await told()).length > 0, 18_000)
  }
  smtp.reply = 'accept'
})
