import { afterEach, expect, test } from 'vitest'
import { contact, encoded, startTestSite, type TestSite } from '../support/site'

let site: TestSite | undefined
afterEach(() => site?.stop())

test('a request over the limit is a 429 with Retry-After, and does not count', async () => {
  site = await startTestSite({ worker: false, env: { RATE_LIMIT_FORMS: '3' } })
  for (let i = 0; i < 5; i++) expect((await site.post({ name: 'A' })).status).toBe(422)
  const first = contact()
  expect((await site.post(first)).status).toBe(202)
  expect((await site.post(contact())).status).toBe(202)
  expect((await site.post(contact())).status).toBe(202)
  const limited = await site.post(contact())
  expect(limited.status).toBe(429)
  const wait = Number(limited.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  // A repeat of an accepted submission is not a new one.
  expect((await site.post(first)).status).toBe(202)
})

test('a form over the limit is shown again without script, with what was typed, and says why', async () => {
  site = await startTestSite({ worker: false, env: { RATE_LIMIT_FORMS: '1' } })
  expect((await site.post(contact())).status).toBe(202)
  const typed = contact()
  const limited = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { Origin: site.url },
    body: encoded({ ...typed, _form: 'contact-page', _page: '/contact', terms: 'on' }),
  })
  expect(limited.status).toBe(429)
  const html = await limited.text()
  expect(html).toMatch(/role="alert"[^>]*><p[^>]*>You have sent several forms in a short time\./)
  expect(html).toContain(`${typed.message}</textarea>`)
})
