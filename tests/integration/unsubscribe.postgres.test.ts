import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { startProxy, type TestProxy } from '../support/proxy'
import { startTestSite, type TestSite } from '../support/site'
import { samples } from '../support/submissions'

let site: TestSite
let postgres: TestProxy
beforeAll(async () => {
  const { through, ...proxy } = await startProxy((await freshDatabase()).url)
  postgres = proxy
  const env = { DATABASE_URL: through, LOG_LEVEL: 'debug', AUTO_MAIL_PER_ADDRESS: '0' }
  site = await startTestSite({ env })
})

const ONE_CLICK = 'List-Unsubscribe=One-Click'
let email: string
beforeEach(() => {
  email = `reader-${randomUUID()}@example.com`
})

/** Subscribes this test's address and resolves to the link in its mail. */
async function subscribe(): Promise<string> {
  const { endpoint, body } = newsletter()
  const { id } = await site.acceptAt(endpoint, body)
  expect((await site.settled(id)).prospect_email?.status).toBe('sent')
  const mail = (await site.mails(id)).prospect_email
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const link = /^<(.*)>$/.exec(header)?.[1] ?? ''
  expect(link).toMatch(new RegExp(`^${site.url}/unsubscribe/[0-9a-f-]{36}$`))
  return link
}

function newsletter() {
  const { endpoint, body } = samples.newsletter
  return {
    endpoint,
    body: { ...body(), email: email.toUpperCase(), createdAt: new Date().toISOString() },
  }
}

async function rowOf() {
  const [row] = await site.sql('select * from newsletter_subscribers where email = $1', [email])
  return row
}

/** As a mail provider does it: no Origin, no page, a form in either encoding. */
function oneClick(link: string, contentType = 'application/x-www-form-urlencoded') {
  const body = contentType.startsWith('multipart')
    ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    : ONE_CLICK
  return fetch(link, { method: 'POST', headers: { 'Content-Type': contentType }, body })
}

test('the confirmation has a one-click header and the same link in its text', async () => {
  const { endpoint, body } = newsletter()
  const { id } = await site.acceptAt(endpoint, body)
  await site.settled(id)
  const mail = (await site.mails(id)).prospect_email
  const post = mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value
  expect(post).toBe(ONE_CLICK)
  const link = `${site.url}/unsubscribe/${(await rowOf())?.token}`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
})

test('following the link changes nothing, and its page has one button', async () => {
  const link = await subscribe()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await fetch(link, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
  }
  // A UUID is the same in capitals.
  const capitals = await fetch(link.replace(/[^/]*$/, (token) => token.toUpperCase()))
  expect(capitals.status).toBe(200)
  const html = await (await fetch(link)).text()
  expect(html).toContain('Unsubscribe from our newsletter?')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<form method="post">')
  // Nothing kept in memory, cached or forwarded reveals whose page it is.
  expect(html).not.toContain(link.slice(-36))
  expect(await rowOf()).toMatchObject({ status: 'subscribed', unsubscribed_at: null })
})

test('a mail provider’s post unsubscribes at once, in either form encoding, any number of times', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    email = `reader-${randomUUID()}@example.com`
    const link = await subscribe()
    const answer = await oneClick(link, type)
    expect([answer.status, answer.redirected]).toEqual([200, false])
    expect(await answer.text()).toContain('You are unsubscribed')
    const row = await rowOf()
    expect(row).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.any(Date) })
    expect((await oneClick(link, type)).status).toBe(200)
    expect((await rowOf())?.status).toBe('unsubscribed')
  }
})

test('a subscription that was asked for before the last unsubscription and is stored after it does not count @extended', async () => {
  const link = await subscribe()
  await oneClick(link)
  await site.stopWorker()
  const { endpoint, body } = newsletter()
  const { id } = await site.acceptAt(endpoint, body)
  await oneClick(link)
  await site.startWorker()
  const { team_email, prospect_email } = await site.settled(id)
  expect([team_email?.status, prospect_email?.status]).toEqual(['sent', 'suppressed'])
  expect((await rowOf())?.status).toBe('unsubscribed')
})

test('the page’s button redirects to the link, which then confirms', async () => {
  const link = await subscribe()
  const answer = await fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
    body: '',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, new URL(link).pathname])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await (await fetch(link)).text()).toContain('You are unsubscribed')
})

test('a returning subscriber is subscribed again, and the link in the first email still works', async () => {
  const first = await subscribe()
  await oneClick(first)
  const second = await subscribe()
  expect(second).toBe(first)
  expect(await rowOf()).toMatchObject({ status: 'subscribed', unsubscribed_at: null })
  expect(await (await fetch(first)).text()).toContain('Unsubscribe from our newsletter?')
  expect((await oneClick(first)).status).toBe(200)
  expect((await rowOf())?.status).toBe('unsubscribed')
})

test('a returning subscriber with the same words and no date is subscribed again the same day', async () => {
  const { endpoint, body } = newsletter()
  const undated = { ...body, createdAt: undefined }
  const subscribed = async () => {
    const { id } = await site.acceptAt(endpoint, undated)
    await site.settled(id)
    return id
  }
  const first = await subscribed()
  const link = `${site.url}/unsubscribe/${(await rowOf())?.token}`
  expect((await oneClick(link)).status).toBe(200)
  const second = await subscribed()
  expect(second).not.toBe(first)
  expect(await rowOf()).toMatchObject({ status: 'subscribed', submission_id: second })
  // Repeated, for instance by a client that saw no response, it is the same subscription.
  expect(await subscribed()).toBe(second)
})

test('a newsletter email is suppressed if its address unsubscribed before it was sent', async () => {
  const link = await subscribe()
  await oneClick(link)
  await site.stopWorker()
  const { endpoint, body } = newsletter()
  const { id } = await site.acceptAt(endpoint, body)
  // As if the mail had waited for its server until the subscriber clicked the button in the first mail.
  await site.sql(
    `create function leave() returns trigger language plpgsql as $$ begin
       update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
       where submission_id = new.submission_id;
       return new;
     end $$`,
  )
  await site.sql(
    'create trigger leaves after insert on deliveries for each row execute function leave()',
  )
  await site.startWorker()
  const deliveries = await site.settled(id)
  expect(deliveries.prospect_email).toMatchObject({
    status: 'suppressed',
    last_error: 'not subscribed',
  })
  expect(deliveries.team_email?.status).toBe('sent')
  await site.sql('drop trigger leaves on deliveries')
})

test('an unknown token is answered with a 404 page', async () => {
  const paths = [
    randomUUID(),
    'ask',
    'done',
    'x',
    '%00',
    "'; drop table users; --",
    'x'.repeat(2_000),
  ]
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${site.url}/unsubscribe/${path}`, { method })
      expect([path, method, answer.status]).toEqual([path, method, 404])
      expect(await answer.text()).toContain('This link does not work')
    }
  }
  expect((await fetch(`${site.url}/unsubscribe`)).status).toBe(404)
})

test('another method is a 405, and a trailing slash is redirected', async () => {
  const path = `/unsubscribe/${randomUUID()}`
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await fetch(site.url + path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  }
  const slashed = await fetch(`${site.url}${path}/`, { redirect: 'manual' })
  expect([slashed.status, slashed.headers.get('location')]).toEqual([308, path])
})

test('the page’s form link opens the form on the home page, and a form parameter opens it on this page', async () => {
  const link = await subscribe()
  const html = await (await fetch(link)).text()
  expect(html).toContain('href="/?form=service-request"')
  for (const address of [`${site.url}/`, link, `${site.url}/unsubscribe/unknown`]) {
    const opened = await (await fetch(`${address}?form=service-request`)).text()
    expect(opened.includes('id="service-request-form"'), address).toBe(true)
  }
})

test('the page answers within seconds while PostgreSQL is down, and works afterwards', async () => {
  const link = await subscribe()
  postgres.freeze()
  try {
    for (const method of ['GET', 'POST']) {
      const started = performance.now()
      const answer = await fetch(link, { method })
      // The product waits for 2 s: the rest is for a busy machine.
      expect(performance.now() - started).toBeLessThan(4_000)
      expect([method, answer.status]).toEqual([method, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).toContain('Please try again in a moment')
    }
  } finally {
    await postgres.mend()
  }
  await site.until(async () => (await oneClick(link)).status === 200 || undefined)
})

test('logs and metrics contain neither tokens nor addresses', async () => {
  const link = await subscribe()
  await oneClick(link)
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toContain('route="/unsubscribe"')
  for (const text of [metrics, site.logs()]) {
    expect(text).not.toContain(link.slice(-36))
    expect(text.toLowerCase()).not.toContain(email)
  }
  expect(site.logs()).toContain('"route":"/unsubscribe"')
})
