// Who counts as one client, and what the limits allow: once is enough, because both stores count alike
// (rate-limit.test.ts, quota.postgres.test.ts).
import { afterEach, expect, test } from 'vitest'
import { sendBytes } from '../support/raw-bytes'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite | undefined
afterEach(() => site?.stop())

test('clients are told apart by address, not by any header, and the limit holds while Redis is down, and continues from its count', async () => {
  site = await startTestSite({ worker: false, env: { RATE_LIMIT_FORMS: '2' } })
  const headers = ['X-Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'CF-Connecting-IP', 'Forwarded']
  const statuses = [(await site.post(contact())).status, (await site.post(contact())).status]
  for (const [i, name] of headers.entries()) {
    const value = name === 'Forwarded' ? `for=198.51.100.${i}` : `198.51.100.${i}`
    statuses.push((await site.post(contact(), { [name]: value })).status)
  }
  expect(statuses).toEqual([202, 202, ...headers.map(() => 429)])
  const warned = () => site?.logs().match(/TRUST_PROXY is 0, but a request has/g)
  await site.until(warned)
  expect(warned()).toHaveLength(1)
  // All of 127.0.0.0/8 is this machine, and each address in it is a client of its own.
  for (const from of ['127.0.0.2', '127.200.100.50', '127.255.255.254']) {
    const own = [await statusFrom(from), await statusFrom(from), await statusFrom(from)]
    expect([from, ...own]).toEqual([from, 202, 202, 429])
  }
  const [before, other] = ['127.0.0.3', '127.0.0.4']
  expect(await statusFrom(before)).toBe(202)
  await site.redis?.kill()
  expect([await statusFrom(before), await statusFrom(before)]).toEqual([202, 429])
  // Other clients must not be affected.
  expect(await statusFrom(other)).toBe(202)
})

async function statusFrom(from: string): Promise<number> {
  const body = JSON.stringify(contact())
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  const rest = `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
  return (await sendBytes(site?.url ?? '', head + rest, { from })).status
}

test('clients behind a trusted proxy are told apart by the address that it reports', async () => {
  site = await startTestSite({ worker: false, env: { RATE_LIMIT_FORMS: '1', TRUST_PROXY: '1' } })
  const from = async (header: string) =>
    (await site?.post(contact(), { 'X-Forwarded-For': header }))?.status
  expect(await from('198.51.100.1')).toBe(202)
  expect(await from('198.51.100.2')).toBe(202)
  // A proxy keeps its connections, and must not find one closed.
  expect((await fetch(`${site.url}/healthz`)).headers.get('keep-alive')).toBe('timeout=620')
  // What a client claims is to the left of what the proxy saw.
  expect(await from('203.0.113.9, 198.51.100.2')).toBe(429)
  // A customer's IPv6 /64 network is one client.
  expect(await from('2001:db8:1:2::1')).toBe(202)
  expect(await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(202)
  expect(await from('::ffff:198.51.100.1')).toBe(429)
  // An invalid address says nothing, so the proxy itself counts as the client.
  expect(await from('<b>')).toBe(202)
  for (const none of ['unknown', '999.1.1.1', '_hidden', '198.51.100.7.', '']) {
    expect([none, await from(none)]).toEqual([none, 429])
  }
})

test('the default limits allow ten people behind one address @extended', async () => {
  const env = { RATE_LIMIT_FORMS: undefined, RATE_LIMIT_CHAT: undefined }
  site = await startTestSite({ worker: false, env })
  const office = site
  const question = { messages: [{ role: 'user', content: 'When is your office open?' }] }
  const person = async () => [
    (await fetch(`${office.url}/contact`)).status,
    (await office.post(contact())).status,
    (await office.postTo('/api/chatbot', question)).status,
    (await office.post(contact())).status,
    (await office.postTo('/api/chatbot', question)).status,
  ]
  const statuses = await Promise.all(Array.from({ length: 10 }, person))
  expect(statuses).toEqual(Array(10).fill([200, 202, 200, 202, 200]))
})
