import { beforeAll, expect, test } from 'vitest'
import { smsConsentWording } from '../../src/content/consent'
import { consentWordings } from '../../src/content/consent-versions'
import { CONSENT_HEADER } from '../../src/contract/api'
import { contact, encoded, startTestSite, type TestSite } from '../support/site'
import { samples } from '../support/submissions'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({})
})

test('a submission becomes one row with every field', async () => {
  const body = contact({
    message: 'Zeile eins\r\nline two\t"quoted" \'and\' <b>more</b> 😀',
    phone: '',
  })
  const { id, reference } = await site.accept(body, {
    Referer: `${site.url}/contact?service=web-design&utm_source=spring`,
  })
  await site.settled(id)
  const rows = await site.sql('select * from contact_submissions where submission_id = $1', [id])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    name: body.name,
    email: body.email,
    company: body.company,
    phone: '',
    service: body.service,
    message: body.message,
    created_at: body.createdAt,
    sms_consent: false,
    reference,
    quarantined: false,
    source: {
      page: '/contact',
      referrer: null,
      utm: { utm_source: 'spring' },
      service: 'web-design',
    },
  })
})

test('a form corrected without script keeps its page, its service, and its campaign', async () => {
  const post = (fields: object, from: string) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: site.url, Referer: site.url + from },
      body: encoded(fields),
    })
  const own = { _form: 'contact-page', _page: '/contact', terms: 'on' }
  const fields = contact({ ...own, name: 'A' })
  const refused = await post(fields, '/contact?service=web-design&utm_source=spring')
  expect(refused.status).toBe(422)
  const [, page = ''] = /name="_page" value="([^"]*)"/.exec(await refused.text()) ?? []
  // The page shown again has the address of the API.
  const corrected = { ...fields, name: 'Ann Lee', _page: page.replaceAll('&amp;', '&') }
  expect((await post(corrected, '/api/contact')).status).toBe(303)
  const row = await site.until(async () => {
    const sql = 'select source from contact_submissions where email = $1'
    return (await site.sql(sql, [fields.email]))[0]
  })
  expect(row.source).toEqual({
    page: '/contact',
    referrer: null,
    utm: { utm_source: 'spring' },
    service: 'web-design',
  })
})

for (const [kind, { endpoint, table, body: sample }] of Object.entries(samples)) {
  test(`a ${kind} becomes one row of ${table} with every field, and two mails with its reference`, async () => {
    const { createdAt, smsConsent, ...typed } = sample()
    const { id, reference } = await site.acceptAt(endpoint, { ...typed, createdAt, smsConsent })
    const deliveries = await site.settled(id)
    const rows = await site.sql(`select * from ${table} where submission_id = $1`, [id])
    expect(rows).toHaveLength(1)
    const expected = { ...typed, created_at: createdAt, sms_consent: smsConsent, reference }
    expect(rows[0]).toMatchObject(expected)
    if (table === 'service_requests') expect(rows[0]?.kind).toBe(kind)
    expect(deliveries.team_email).toMatchObject({ status: 'sent', kind })
    expect(deliveries.prospect_email).toMatchObject({ status: 'sent', kind })

    const { team_email: team, prospect_email: prospect } = await site.mails(id)
    expect(team?.text).toContain(typed.message)
    expect(team?.replyTo?.[0]?.address).toBe(typed.email)
    expect(prospect?.to?.[0]?.address).toBe(typed.email)
    expect(prospect?.text).not.toContain(typed.message)
    for (const mail of [team, prospect]) {
      expect(mail?.text).toContain(reference)
      expect(mail?.html).toContain(reference)
      expect(mail?.messageId).toContain(id)
    }
  })
}

test('a critical request promises its response time to both sides and is flagged in the team’s mail', async () => {
  const { endpoint, body } = samples['service-request']
  const { id } = await site.acceptAt(endpoint, body())
  await site.settled(id)
  const { team_email: team, prospect_email: prospect } = await site.mails(id)
  const header = (name: string) => team?.headers.find(({ key }) => key === name)?.value
  expect(header('x-priority')).toMatch(/^1/)
  expect(header('importance')).toMatch(/high/i)
  expect(team?.subject).toMatch(
    /^\[Critical service request\] Ann Lee, Acme & Sons: Cloud Solutions/,
  )
  for (const mail of [team, prospect]) {
    expect(mail?.text).toContain('acknowledged within 15 minutes, an engineer engaged within 30')
  }
})

test('a second subscription of an address succeeds without a second subscriber', async () => {
  const { endpoint, body } = samples.newsletter
  const first = body()
  const again = { ...body(), email: first.email.toUpperCase() }
  const ids: string[] = []
  for (const each of [first, again]) {
    const { id } = await site.acceptAt(endpoint, each)
    ids.push(id)
    await site.settled(id)
  }
  const subscribers = await site.sql('select * from newsletter_subscribers where email = $1', [
    first.email,
  ])
  expect(subscribers).toHaveLength(1)
  expect(subscribers[0]).toMatchObject({ submission_id: ids[0], status: 'subscribed' })
  const { prospect_email, team_email } = await site.settled(ids[1] ?? '')
  expect(prospect_email).toMatchObject({
    status: 'suppressed',
    last_error: 'subscribed already',
  })
  // The team still receives what was typed into it.
  expect(team_email?.status).toBe('sent')
})

// What is entered by hand waits for the next sweep, so these three wait together.
test.concurrent('a delivery entered by hand with only submission and channel is sent, for every kind', async ({
  expect,
}) => {
  const all = Object.entries(samples).map(async ([kind, { endpoint, body }]) => {
    const { id } = await site.acceptAt(endpoint, body())
    await site.settled(id)
    const [before] = await site.sql(
      "delete from deliveries where submission_id = $1 and channel = 'team_email' returning id",
      [id],
    )
    const [entered] = await site.sql(
      "insert into deliveries (submission_id, channel) values ($1, 'team_email') returning id, kind",
      [id],
    )
    expect(entered, kind).toEqual({ id: expect.not.stringMatching(before?.id), kind })
    await expect
      .poll(async () => (await site.settled(id)).team_email, { timeout: 10_000, message: kind })
      .toMatchObject({ status: 'sent', attempts: 1 })
  })
  await Promise.all(all)
})

test.concurrent('a lead entered by hand with only the required columns reaches the team', async () => {
  // From another system, such as Dynamics: PostgreSQL takes it, though RFC 9562 knows no version 14.
  const id = '7c9e6679-7425-e311-9400-005056850001'
  await site.sql(
    `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at)
     values ('Ann Lee', 'by-hand@prospects.example', 'Acme', '', 'cloud', 'Called us today.', now()::text,
       $1, 'HAND-0001', now())`,
    [id],
  )
  await site.sql(
    "insert into deliveries (submission_id, channel) values ($1, 'team_email'), ($1, 'prospect_email')",
    [id],
  )
  const { team_email, prospect_email } = await site.settled(id)
  expect(team_email).toMatchObject({ status: 'sent', attempts: 1 })
  expect(prospect_email).toMatchObject({ status: 'sent', attempts: 1 })
})

test.concurrent('a delivery reset to pending by hand is due at once', async () => {
  const { id } = await site.accept(contact())
  await site.settled(id)
  await site.sql(
    "update deliveries set status = 'pending' where submission_id = $1 and channel = 'team_email'",
    [id],
  )
  await expect
    .poll(async () => (await site.settled(id)).team_email, { timeout: 10_000 })
    .toMatchObject({ status: 'sent', attempts: 2 })
})

test('an unsubscribed address that subscribes again is a subscriber again', async () => {
  const { endpoint, body } = samples.newsletter
  const first = body()
  await site.settled((await site.acceptAt(endpoint, first)).id)
  await site.sql(
    "update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = $1",
    [first.email],
  )
  const { id } = await site.acceptAt(endpoint, { ...body(), email: first.email })
  const deliveries = await site.settled(id)
  const [row] = await site.sql('select * from newsletter_subscribers where email = $1', [
    first.email,
  ])
  expect(row).toMatchObject({ status: 'subscribed', submission_id: id, unsubscribed_at: null })
  expect(deliveries.prospect_email?.status).toBe('sent')
})

test('every kind is answered by text message if the visitor agreed', async () => {
  for (const [kind, { endpoint, body }] of Object.entries(samples)) {
    const { id } = await site.acceptAt(endpoint, { ...body(), smsConsent: true })
    expect((await site.settled(id)).prospect_sms?.status, kind).toBe('sent')
    const consents = await site.sql('select * from sms_consents where submission_id = $1', [id])
    expect(consents, kind).toHaveLength(1)
  }
})

test('a text message is sent only with consent and a valid number', async () => {
  const cases = [
    { body: contact({ phone: '(214) 555-0199', smsConsent: true }), sms: 1, state: 'sent' },
    { body: contact({ phone: '(214) 555-0199', smsConsent: false }), sms: 0, state: undefined },
    { body: contact({ phone: '', smsConsent: true }), sms: 0, state: undefined },
    { body: contact({ phone: '12', smsConsent: true }), sms: 0, state: 'suppressed' },
    { body: contact({ phone: '+49 1512 3456789', smsConsent: true }), sms: 0, state: 'suppressed' },
  ]
  for (const { body, sms, state } of cases) {
    const { id } = await site.accept(body)
    const deliveries = await site.settled(id)
    expect(deliveries.prospect_sms?.status, body.phone).toBe(state)
    const lines = (await site.texts()).filter((line) => line.submissionId === id)
    expect(lines, body.phone).toHaveLength(sms)
    if (sms) expect(lines[0]).toMatchObject({ to: '+12145550199', submissionId: id })
  }
  const metrics = await (await fetch(`${site.workerUrl}/metrics`)).text()
  const suppressed = 'deliveries_total{channel="prospect_sms",outcome="suppressed"}'
  expect(metrics.split('\n')).toContain(`${suppressed} 2`)
})

test('consent without a phone number is stored as no consent', async () => {
  for (const phone of [' ', '\u200b']) {
    const { id } = await site.accept(contact({ phone, smsConsent: true }))
    await site.settled(id)
    const rows = await site.sql(
      'select sms_consent from contact_submissions where submission_id = $1',
      [id],
    )
    expect(rows, JSON.stringify(phone)).toEqual([{ sms_consent: false }])
  }
})

test('evidence of consent records the wording, page, and IP address', async () => {
  const { id } = await site.accept(contact({ phone: '214 555 0144', smsConsent: true }), {
    Referer: `${site.url}/contact`,
  })
  await site.settled(id)
  const [consent] = await site.sql('select * from sms_consents where submission_id = $1', [id])
  expect(consent).toMatchObject({ phone: '+12145550144', page: '/contact', ip: '127.0.0.1' })
  expect(consent?.wording_version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(consent?.wording).toBe(smsConsentWording.text)
})

test('evidence of consent is the wording that the page showed, also if it is older than the server', async () => {
  const older = '2026-11-23'
  const fields = contact({ phone: '214 555 0145', smsConsent: true })
  const byScript = await site.accept(fields, { [CONSENT_HEADER]: older })
  const native = { ...contact({ phone: '214 555 0146' }), smsConsent: 'on', terms: 'on' }
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.url },
    body: encoded({ ...native, _form: 'contact-page', _page: '/contact', _consent: older }),
  })
  await site.settled(byScript.id)
  const stored = await site.until(async () => {
    const rows = await site.sql(
      "select wording_version, wording from sms_consents where phone in ('+12145550145', '+12145550146')",
    )
    return rows.length === 2 && rows
  })
  for (const row of stored) {
    expect(row).toEqual({ wording_version: older, wording: consentWordings[older] })
  }
})

test('an opted-out number receives no text message', async () => {
  await site.sql("insert into sms_opt_outs (phone, keyword) values ('+12145550177', 'STOP')")
  const { id } = await site.accept(contact({ phone: '214-555-0177', smsConsent: true }))
  const { prospect_sms } = await site.settled(id)
  expect(prospect_sms).toMatchObject({ status: 'suppressed', last_error: 'opted out' })
})

test('an address receives three automatic mails a day, and the team every message', async () => {
  const email = 'often@example.com'
  const ids: string[] = []
  for (let i = 0; i < 4; i++) ids.push((await site.accept(contact({ email }))).id)
  const settled = await Promise.all(ids.map((id) => site.settled(id)))
  const states = (channel: string) => settled.map((each) => each[channel]?.status).sort()
  expect(states('team_email')).toEqual(['sent', 'sent', 'sent', 'sent'])
  expect(states('prospect_email')).toEqual(['sent', 'sent', 'sent', 'suppressed'])
})

test('a native post is processed like any other', async () => {
  const fields = { ...contact(), smsConsent: 'on', phone: '214 555 0122', terms: 'on' }
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.url },
    body: encoded({ ...fields, _form: 'contact-page', _page: '/contact' }),
  })
  expect(response.status).toBe(303)
  const reference = new URL(response.headers.get('Location') ?? '', site.url).searchParams.get(
    'reference',
  )
  const row = await site.until(async () => {
    const rows = await site.sql('select * from contact_submissions where reference = $1', [
      reference,
    ])
    return rows[0]
  })
  expect(row).toMatchObject({ name: fields.name, sms_consent: true })
})

test('a job that cannot be processed fails once, is kept, and blocks nothing', async () => {
  await site.addJob('submissions', 'poison-1', { kind: 'contact', fields: { name: 7 } })
  await site.addJob('deliveries', 'poison-2', 'nothing')
  const { id } = await site.accept(contact())
  await site.settled(id)
  const failed = await site.until(() => site.failedSubmission('poison-1'))
  expect(failed.attemptsMade).toBe(1)
  expect(failed.failedReason).toMatch(/does not parse/)
})

test('the worker reports its health and counts its deliveries', async () => {
  expect((await fetch(`${site.workerUrl}/healthz`)).status).toBe(200)
  expect((await fetch(`${site.workerUrl}/readyz`)).status).toBe(200)
  const metrics = await (await fetch(`${site.workerUrl}/metrics`)).text()
  expect(metrics).toMatch(/deliveries_total\{channel="team_email",outcome="sent"\} [1-9]/)
  const ofServer = await (await fetch(`${site.url}/metrics`)).text()
  expect(ofServer).toMatch(/deliveries_last_hour\{channel="team_email",outcome="sent"\} [1-9]/)
  expect(ofServer).toContain('deliveries_last_hour{channel="prospect_sms",outcome="sending"} 0\n')
  await site.sql("update deliveries set created_at = created_at - interval '1 hour'")
  const anHourLater = await (await fetch(`${site.url}/metrics`)).text()
  expect(anHourLater).toContain('deliveries_last_hour{channel="team_email",outcome="sent"} 0\n')
  expect((await fetch(`${site.workerUrl}/readyz`, { method: 'POST' })).status).toBe(405)
})

test('no log line contains visitor input', async () => {
  const body = contact({
    name: 'Zebediah Quillfeather',
    company: 'Wombat & Daughters',
    phone: '(214) 555-0163',
    message: 'The xylophone in the server room is out of tune.',
    smsConsent: true,
  })
  const { id } = await site.accept(body)
  await site.settled(id)
  const logs = site.logs()
  expect(logs).toContain(id)
  for (const typed of [
    'Zebediah',
    'Quillfeather',
    'Wombat',
    '5550163',
    '555-0163',
    'xylophone',
    body.email,
  ]) {
    expect(logs).not.toContain(typed)
  }
})
