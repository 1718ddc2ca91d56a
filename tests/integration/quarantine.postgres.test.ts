import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_TOKEN_HEADER, FORM_TOKEN_PATH, HONEYPOT } from '../../src/contract/api'
import { connectDatabase, type Database } from '../../src/node/database/connect'
import { releaseSubmission } from '../../worker/submissions/release'
import type { Row } from '../support/query'
import { contact, encoded, startTestSite, type TestSite } from '../support/site'
import { samples } from '../support/submissions'

let site: TestSite
let database: Database

beforeAll(async () => {
  site = await startTestSite({})
  database = connectDatabase(site.databaseUrl, 3)
})
afterAll(() => database.destroy())

const env = { AUTO_MAIL_PER_ADDRESS: 3, SMS_COUNTRIES: ['US', 'CA'] }

/** Releases as the staff command does, and wakes what is due, which the sweep would do a little later. */
async function release(id: string) {
  const outcome = await releaseSubmission(database, env, id)
  const due = await site.sql(
    "select id from deliveries where submission_id = $1 and status = 'pending'",
    [id],
  )
  for (const { id: deliveryId } of due) {
    await site.addJob('deliveries', `d-${deliveryId}`, { deliveryId, submissionId: id })
  }
  return outcome
}

const trap = { [HONEYPOT]: 'Cheap pills' }

function states(deliveries: Record<string, Row>) {
  return Object.fromEntries(
    Object.entries(deliveries).map(([channel, { status, last_error }]) => [
      channel,
      [status, last_error],
    ]),
  )
}

const sent = ['sent', null]
const withheld = ['suppressed', 'quarantined']

for (const [kind, { endpoint, table, body }] of Object.entries(samples)) {
  test(`a suspicious ${kind} is stored in full, triggers nothing, and is processed once released`, async () => {
    const typed = { ...body(), smsConsent: true }
    const { id } = await site.acceptAt(endpoint, { ...typed, ...trap })
    const before = await site.settled(id)
    expect(states(before)).toEqual({
      team_email: withheld,
      prospect_email: withheld,
      prospect_sms: withheld,
    })
    const row = async () => {
      const [found] = await site.sql(`select * from ${table} where submission_id = $1`, [id])
      return found
    }
    expect(await row()).toMatchObject({
      message: typed.message,
      quarantined: true,
      suspicions: ['honeypot'],
    })
    const consents = await site.sql('select * from sms_consents where submission_id = $1', [id])
    expect(consents).toHaveLength(1)
    const subscribers = () =>
      site.sql('select * from newsletter_subscribers where email = $1', [typed.email])
    expect(await subscribers()).toEqual([])
    expect(await site.mails(id)).toEqual({})

    expect(await release(id)).toBe('released')
    expect(await release(id)).toBe('not-quarantined')
    const after = await site.settled(id)
    expect(states(after)).toEqual({ team_email: sent, prospect_email: sent, prospect_sms: sent })
    expect(await row()).toMatchObject({ quarantined: false, suspicions: ['honeypot'] })
    expect(await subscribers()).toHaveLength(kind === 'newsletter' ? 1 : 0)
    expect(Object.keys(await site.mails(id)).sort()).toEqual(['prospect_email', 'team_email'])
    const texts = (await site.texts()).filter(({ submissionId }) => submissionId === id)
    expect(texts).toHaveLength(1)
  })
}

test('a release does not subscribe an address that has unsubscribed since', async () => {
  const email = 'left@example.com'
  const { endpoint, body } = samples.newsletter
  const { id } = await site.acceptAt(endpoint, { ...body(), email, ...trap })
  await site.settled(id)
  await site.settled((await site.acceptAt(endpoint, { ...body(), email, name: 'Lee' })).id)
  await site.sql(
    "update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = $1",
    [email],
  )
  await release(id)
  expect(states(await site.settled(id)).prospect_email?.[0]).toBe('suppressed')
  const [row] = await site.sql('select status from newsletter_subscribers where email = $1', [
    email,
  ])
  expect(row?.status).toBe('unsubscribed')
})

test('concurrent releases release once', async () => {
  const { id } = await site.accept(contact(trap))
  await site.settled(id)
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => release(id)))
  expect(outcomes.sort()).toEqual([
    'not-quarantined',
    'not-quarantined',
    'not-quarantined',
    'released',
  ])
  expect(await release('00000000-0000-8000-8000-000000000000')).toBe('not-found')
})

test('a release applies the current rules for messages', async () => {
  const email = 'capped@example.com'
  const phone = '+49 1512 3456789'
  const { id } = await site.accept(contact({ email, phone, smsConsent: true, ...trap }))
  await site.settled(id)
  for (let i = 0; i < 3; i++) await site.settled((await site.accept(contact({ email }))).id)
  await release(id)
  expect(states(await site.settled(id))).toEqual({
    team_email: sent,
    prospect_email: ['suppressed', 'over 3 automatic mails a day'],
    prospect_sms: ['suppressed', 'country not allowed by SMS_COUNTRIES'],
  })
})

test('withheld mails do not count against an address’s daily limit', async () => {
  const email = 'unharmed@example.com'
  for (let i = 0; i < 4; i++) {
    await site.settled((await site.accept(contact({ email, ...trap }))).id)
  }
  const { id } = await site.accept(contact({ email }))
  expect((await site.settled(id)).prospect_email?.status).toBe('sent')
})

test('a suspicious native post is quarantined, and answered like any other', async () => {
  const fields = { ...contact(trap), smsConsent: 'on', terms: 'on', _form: 'contact-page' }
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.url },
    body: encoded({ ...fields, _page: '/contact' }),
  })
  expect(response.status).toBe(303)
  const row = await site.until(async () => {
    const found = await site.sql('select * from contact_submissions where email = $1', [
      fields.email,
    ])
    return found[0]
  })
  expect(row).toMatchObject({ quarantined: true, suspicions: ['honeypot'] })
})

test('honeypot and form token do not make another submission of the same key and body', async () => {
  const body = contact()
  const key = { 'Idempotency-Key': 'same-for-all' }
  const { token } = (await (await fetch(site.url + FORM_TOKEN_PATH)).json()) as { token: string }
  const first = await site.accept(body, key)
  expect(await site.accept(body, { ...key, [FORM_TOKEN_HEADER]: token })).toEqual(first)
  expect(await site.accept({ ...body, ...trap }, key)).toEqual(first)
  await site.settled(first.id)
  const rows = await site.sql('select * from contact_submissions where email = $1', [body.email])
  expect(rows).toMatchObject([{ quarantined: false, suspicions: [] }])
})

test('a repeated job does not change the quarantine of its row', async () => {
  const { endpoint, body } = samples.newsletter
  const typed = body()
  const { id } = await site.acceptAt(endpoint, { ...typed, ...trap })
  await site.settled(id)
  const [row] = await site.sql('select * from contact_submissions where submission_id = $1', [id])
  const job = {
    id,
    reference: row?.reference,
    receivedAt: new Date().toISOString(),
    bodyHash: row?.body_hash,
    source: { page: null, referrer: null, utm: {} },
    consent: null,
    kind: 'newsletter',
    fields: typed,
  }
  // A job written by a release that did not know suspicions.
  await site.addJob('submissions', `again-${id}`, job)
  await site.until(async () => site.logs().split(id).length > 3)
  await site.settled((await site.accept(contact())).id)
  expect(states(await site.settled(id))).toMatchObject({ team_email: withheld })
  const subscribers = await site.sql('select 1 from newsletter_subscribers where email = $1', [
    typed.email,
  ])
  expect(subscribers).toEqual([])
})

test('a missing, forged, or old token and frequent messages are not suspicious', async () => {
  const tokens = ['', 'forged', 'kx3.AAAAAAAAAAAAAAAAAAAAAA']
  const bodies = Array.from({ length: 12 }, () => contact())
  const ids = await Promise.all(
    bodies.map(async (body, i) => {
      const token = tokens[i % tokens.length] ?? ''
      return (await site.accept(body, token ? { [FORM_TOKEN_HEADER]: token } : {})).id
    }),
  )
  for (const id of ids) expect((await site.settled(id)).team_email?.status).toBe('sent')
})

test('a fresh token is suspicious only together with an advertisement', async () => {
  const { token } = (await (await fetch(site.url + FORM_TOKEN_PATH)).json()) as { token: string }
  const post = (message: string) =>
    site.accept(contact({ message }), { [FORM_TOKEN_HEADER]: token })
  const plain = await post('Our servers need a new home, soon.')
  const link = await post('Great prices today, buy now at https://shop.example')
  expect((await site.settled(plain.id)).team_email?.status).toBe('sent')
  expect((await site.settled(link.id)).team_email).toMatchObject({ last_error: 'quarantined' })
  const rows = await site.sql(
    'select suspicions from contact_submissions where submission_id = $1',
    [link.id],
  )
  expect(rows).toEqual([{ suspicions: ['too-fast', 'content'] }])
})

test('form tokens are served uncached and without a cookie, to GET and HEAD only', async () => {
  const { status, headers, body } = await site.raw('GET', FORM_TOKEN_PATH)
  expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect(JSON.parse(body)).toEqual({ token: expect.stringMatching(/^[\w.-]{20,40}$/) })
  expect((await site.raw('HEAD', FORM_TOKEN_PATH)).status).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const refused = await site.raw(method, FORM_TOKEN_PATH)
    expect([refused.status, refused.headers.allow], method).toEqual([405, 'GET, HEAD'])
  }
})
