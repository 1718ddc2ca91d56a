// What the API answers is decided before a queue is involved. How keys and repeats fare on either queue is in
// idempotency.test.ts.
import { beforeAll, expect, test } from 'vitest'
import { CHAT_ENDPOINT, endpoints } from '../../src/contract/api'
import type { DialogId } from '../../src/contract/form-places'
import { PROBLEM_TYPE, problem } from '../../src/contract/problem'
import { dialogPages } from '../browser/paths'
import { sendBytes } from '../support/raw-bytes'
import { contact, encoded, startTestSite, type TestSite } from '../support/site'
import { samples } from '../support/submissions'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ worker: false })
})

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

function send(init: RequestInit, path = '/api/contact') {
  return fetch(site.url + path, { method: 'POST', redirect: 'manual', ...init })
}

async function expectProblem(response: Response, status: number) {
  const body = problem.parse(await response.json())
  expect(response.headers.get('Content-Type')).toContain(PROBLEM_TYPE)
  expect([response.status, body.status]).toEqual([status, status])
  expect(body.message).toMatch(/^[A-Z].*\.$/)
  expect(JSON.stringify(body)).not.toMatch(/node_modules|at .*:\d+/)
  return body
}

test('an accepted submission is answered with its ID, reference, and message', async () => {
  const response = await site.post(contact())
  expect(response.status).toBe(202)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reference: expect.stringMatching(/^\w{4}-\w{4}$/),
    message: expect.stringContaining('Message sent!'),
  })
})

test('a body that is not a JSON object is a 400', async () => {
  for (const body of ['', '{', 'null', '[]', '"text"', '7']) {
    await expectProblem(await send({ headers: json, body }), 400)
  }
  await expectProblem(await send({ headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) }), 400)
})

test('a post without a body is judged by its declared content type', async () => {
  const bodiless = (type: string, more = '') => {
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}`
    return sendBytes(site.url, `${head}Content-Type: ${type}\r\n\r\n`)
  }
  const form = 'application/x-www-form-urlencoded'
  expect((await bodiless('application/json')).status).toBe(400)
  expect((await bodiless('text/plain')).status).toBe(415)
  expect((await bodiless(form)).status).toBe(403)
  expect((await bodiless(form, 'Sec-Fetch-Site: same-origin\r\n')).status).toBe(422)
})

test('another content type, charset, or encoding is a 415', async () => {
  const body = JSON.stringify(contact())
  const refused = [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { ...json, 'Content-Encoding': 'gzip' },
  ]
  for (const headers of refused) await expectProblem(await send({ headers, body }), 415)
})

test('a body over 64 KiB is a 413, and one just below is read', async () => {
  const sized = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`
  await expectProblem(await send({ headers: json, body: sized(64 * 1024 + 1) }), 413)
  await expectProblem(await send({ headers: json, body: sized(64 * 1024) }), 422)
})

test('every invalid field is listed at once, in the order of the form', async () => {
  const bad = {
    name: 'A',
    email: 'nobody',
    phone: 5,
    company: {},
    message: 'short',
    smsConsent: 'yes',
  }
  const body = await expectProblem(await send({ headers: json, body: JSON.stringify(bad) }), 422)
  expect(body.errors?.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'phone',
    'company',
    'service',
    'message',
    'smsConsent',
  ])
  expect(body.errors?.[0]).toEqual({ field: 'name', message: 'Name is required' })
})

test('bodies with malicious structures are rejected as invalid', async () => {
  const nested = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
  const polluting = '{"__proto__":{"name":"Ann"},"constructor":1}'
  for (const body of [`{"name":${nested}}`, polluting]) {
    await expectProblem(await send({ headers: json, body }), 422)
  }
})

test('a cross-origin post is a 403, and JSON without an origin is accepted', async () => {
  const body = JSON.stringify(contact())
  const foreign = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '' },
    { Origin: '' },
    { Origin: 'https://evil.example' },
    { Origin: `${site.url}.evil.example` },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: site.url },
  ]
  for (const endpoint of [...Object.values(endpoints), CHAT_ENDPOINT]) {
    for (const headers of foreign) {
      // Node's fetch would override these headers; the helper sends them as they are.
      const { status } = await site.raw('POST', endpoint, {
        headers: { ...json, ...headers },
        body,
      })
      expect(status, `${endpoint} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
  const own = { headers: { ...json, Origin: site.url }, body: JSON.stringify(contact()) }
  expect((await site.raw('POST', '/api/contact', own)).status).toBe(202)
  const program = { headers: json, body: JSON.stringify(contact()) }
  expect((await site.raw('POST', '/api/contact', program)).status).toBe(202)
  const native = { headers: form, body: encoded(contact()).toString() }
  expect((await site.raw('POST', '/api/contact', native)).status).toBe(403)
})

test('another method is a 405 that names the allowed one', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await site.raw(method, '/api/contact')
    expect([status, headers.allow], method).toEqual([405, 'POST'])
  }
  for (const path of ['/', '/contact', '/nope', '/healthz', '/unsubscribe/a/b']) {
    const { status, headers } = await site.raw('POST', path)
    expect([status, headers.allow], path).toEqual([405, 'GET, HEAD'])
  }
})

test('the same key with the same body is the same submission', async () => {
  const body = contact()
  const headers = { 'Idempotency-Key': 'first-key_1' }
  const first = await (await site.post(body, headers)).json()
  const again = await site.post(body, headers)
  expect(again.status).toBe(202)
  expect(await again.json()).toEqual(first)
})

test('the same key with another body is a 422, an invalid key a 400', async () => {
  const headers = { 'Idempotency-Key': 'x'.repeat(128) }
  expect((await site.post(contact(), headers)).status).toBe(202)
  await expectProblem(await site.post(contact(), headers), 422)
  for (const key of ['', 'with blank', 'x'.repeat(129), 'ü']) {
    const { status } = await site.raw('POST', '/api/contact', {
      headers: { ...json, 'Idempotency-Key': Buffer.from(key, 'utf8').toString('latin1') },
      body: JSON.stringify(contact()),
    })
    expect(status, key).toBe(400)
  }
})

test('concurrent requests with one key are accepted as one submission or told to wait', async () => {
  const body = contact()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => site.post(body, { 'Idempotency-Key': 'burst' })),
  )
  const ids = new Set<string>()
  for (const answer of answers) {
    expect([202, 409]).toContain(answer.status)
    if (answer.status === 202) ids.add(((await answer.json()) as { id: string }).id)
    else await expectProblem(answer, 409)
  }
  expect(ids.size).toBe(1)
})

test('the same body without a key is the same submission', async () => {
  const body = contact()
  const answers = [await site.post(body), await site.post(body)]
  const [first, again] = await Promise.all(answers.map((answer) => answer.json()))
  expect(again).toEqual(first)
})

test('a name in any script is accepted', async () => {
  for (const name of ['Łukasz Żółć', '李小龍', 'مريم العتيبي', '😀😀']) {
    expect((await site.post(contact({ name }))).status, name).toBe(202)
  }
})

test('a native post is answered with a 303 to its page, or a 422 with the form', async () => {
  const headers = { ...form, Origin: site.url }
  const good = encoded({ ...contact(), _form: 'contact-page', _page: '/contact', terms: 'on' })
  const sent = await send({ headers, body: good })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('Location')).toMatch(
    /^\/contact\?sent=contact-page&reference=\w{4}-\w{4}#/,
  )

  const bad = encoded(contact({ name: 'A', message: 'Hi "there" <you>' }))
  const refused = await send({ headers, body: bad })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(html).toContain('Name is required')
  expect(html).toContain('Hi &quot;there&quot; &lt;you&gt;')
  expect(html).not.toContain('<you>')
})

test('a native post redirects only to pages of the site', async () => {
  const headers = { ...form, Origin: site.url }
  for (const _page of ['//evil.example', 'https://evil.example', '/nope', '/\\evil.example']) {
    const sent = await send({ headers, body: encoded({ ...contact(), _page }) })
    expect(sent.headers.get('Location'), _page).toMatch(/^\/contact\?/)
    // Every page of the site has this form, so that only the list of pages keeps another address out.
    const { endpoint, body } = samples['service-request']
    const { smsConsent: _none, ...fields } = body()
    const requested = await send({ headers, body: encoded({ ...fields, _page }) }, endpoint)
    expect(requested.headers.get('Location'), _page).toMatch(/^\/\?/)
  }
})

test('a native post without a page field returns to the page in its Referer', async () => {
  const { endpoint, body } = samples.consultation
  const page = '/case-studies/unitycare-it'
  const headers = { ...form, Origin: site.url, Referer: `${site.url}${page}?form=consultation` }
  const { smsConsent: _none, ...fields } = body()
  const sent = await send({ headers, body: encoded(fields) }, endpoint)
  expect(sent.headers.get('Location')).toMatch(/^\/case-studies\/unitycare-it\?sent=consultation&/)
  const refused = await send({ headers, body: encoded({ ...fields, name: 'A' }) }, endpoint)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(`href="${site.url}${page}"`)
})

test('each kind of submission is accepted with the message of its form', async () => {
  const words = {
    contact: "Message sent! We'll get back to you as soon as possible.",
    'service-request': "Request submitted! We'll get back to you as soon as possible.",
    consultation: "Request submitted! We'll get back to you as soon as possible.",
    newsletter: 'Subscription successful! Thank you for subscribing to our newsletter.',
    'job-application':
      "Application submitted! We'll review your application and get back to you soon.",
  }
  for (const [kind, { endpoint, body }] of Object.entries(samples)) {
    const response = await site.postTo(endpoint, body())
    expect(response.status, kind).toBe(202)
    expect(await response.json(), kind).toMatchObject({
      message: words[kind as keyof typeof words],
    })
  }
})

test('each endpoint lists the fields that its form requires, in order', async () => {
  const required = {
    '/api/service-requests': ['name', 'email', 'phone', 'company', 'service', 'urgency', 'message'],
    '/api/contact-submissions': ['name', 'email', 'phone', 'message'],
    '/api/job-applications': [
      'name',
      'email',
      'phone',
      'position',
      'experience',
      'resume',
      'message',
    ],
  }
  for (const [endpoint, fields] of Object.entries(required)) {
    const { errors } = await expectProblem(await site.postTo(endpoint, {}), 422)
    expect(
      errors?.map(({ field }) => field),
      endpoint,
    ).toEqual(fields)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers } = await site.raw(method, endpoint)
      expect([status, headers.allow], endpoint).toEqual([405, 'POST'])
    }
  }
})

test('a service request and a consultation with the same words are two submissions', async () => {
  const body = { ...samples['service-request'].body(), createdAt: undefined }
  const ids = [body, { ...body, kind: 'consultation' }, body].map(async (each) => {
    const answer = await site.postTo('/api/service-requests', each)
    return ((await answer.json()) as { id: string }).id
  })
  const [first, second, third] = await Promise.all(ids)
  expect(second).not.toBe(first)
  expect(third).toBe(first)
})

test('a dialog form posted natively is confirmed and rejected on its page', async () => {
  const headers = { ...form, Origin: site.url }
  const post = (fields: object) =>
    send({ headers, body: encoded(fields) }, samples['service-request'].endpoint)
  const { smsConsent: _none, ...body } = samples['service-request'].body()
  const own = { ...body, _form: 'service-request', _page: '/contact' }

  const sent = await post({ ...own, terms: 'on' })
  expect(sent.status).toBe(303)
  const location = sent.headers.get('Location') ?? ''
  expect(location).toMatch(/^\/contact\?sent=service-request&reference=\w{4}-\w{4}$/)
  const confirmed = await (await fetch(site.url + location)).text()
  expect(confirmed).toContain('Request submitted!')

  const refused = await post({ ...own, name: 'A', urgency: 'low' })
  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(html).toContain('id="service-request-form"')
  expect(html).toContain('Name is required')
  expect(html).toContain('You must agree to the terms and conditions')
  expect(html).toMatch(/<option value="low" selected/)
})

test('every form can be posted natively, and keeps its values when rejected', async () => {
  const headers = { ...form, Origin: site.url }
  for (const [kind, _page] of Object.entries(dialogPages)) {
    const { endpoint, body } = samples[kind as DialogId]
    const { smsConsent: _none, createdAt: _time, ...typed } = body()
    const own = { ...typed, _form: kind, _page, terms: 'on', _subject: '' }
    const refused = await send({ headers, body: encoded({ ...own, email: 'nobody' }) }, endpoint)
    const html = await refused.text()
    expect(refused.status, kind).toBe(422)
    expect(html).toContain(`id="${kind}-form"`)
    expect(html).toContain(typed.message)
    expect(html).toContain(`id="${kind}-form-email-error"`)
    const sent = await send({ headers, body: encoded(own) }, endpoint)
    expect(sent.status, kind).toBe(303)
    const location = sent.headers.get('Location') ?? ''
    expect(location).toContain(`${_page}?sent=${kind}&reference=`)
    const confirmed = await (await fetch(site.url + location)).text()
    expect(confirmed).toContain(new URL(location, site.url).searchParams.get('reference'))
  }
})

test('a native post requires what its form requires, beyond what its endpoint does', async () => {
  const headers = { ...form, Origin: site.url }
  const fields = { ...contact({ phone: ' ' }), _form: 'contact', _page: '/', terms: 'on' }
  const refused = await send({ headers, body: encoded(fields) })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Phone number is required')
})

test('a form parameter opens the form where the page has it, and is ignored elsewhere', async () => {
  const html = async (path: string) => (await fetch(site.url + path)).text()
  for (const [id, path] of Object.entries(dialogPages)) {
    expect(await html(`${path}?form=${id}`), path).toContain(`id="${id}-form"`)
    if (path !== '/about') expect(await html(`/about?form=${id}`)).toBe(await html('/about'))
  }
  expect(await html('/?form=<b>')).toBe(await html('/'))
  expect(await html('/case-studies/gj-fitness?form=consultation')).toMatch(
    /<option value="web-design" selected/,
  )
})

test('an unknown API path is a 404 problem, so are Twilio’s while it is not configured, and the health endpoints answer', async () => {
  const stop = encoded({ MessageSid: `SM${'0'.repeat(32)}`, From: '+12145550101', Body: 'STOP' })
  for (const path of ['/api/nothing', '/api/twilio/inbound', '/api/twilio/status']) {
    await expectProblem(await fetch(site.url + path), 404)
    await expectProblem(await send({ body: stop }, path), 404)
  }
  for (const path of ['/api', '/api/nothing', '/api/contact']) {
    const { status, headers } = await site.raw('POST', `${path}/?a=1`)
    expect([status, headers.location]).toEqual([308, `${path}?a=1`])
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const ready = await fetch(`${site.url}/readyz`)
  expect(ready.status).toBe(200)
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  for (const name of ['http_request_duration_seconds', 'submissions_total', 'queue_jobs']) {
    expect(metrics).toContain(name)
  }
})
