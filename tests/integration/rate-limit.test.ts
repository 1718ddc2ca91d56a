import { afterEach, expect, test } from 'vitest'
import { contact, type Site, startSite } from '../support/site'

let site: Site | undefined
afterEach(() => site?.stop())

test('over the limit is a 429 that says when to come back; refused ones do not count', async () => {
  site = await startSite({ worker: false, env: { RATE_LIMIT_FORMS: '3' } })
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
  // A repeat of what was accepted is not a new submission.
  expect((await site.post(first)).status).toBe(202)
})

test('an invented X-Forwarded-For does not make a new client', async () => {
  site = await startSite({ worker: false, env: { RATE_LIMIT_FORMS: '1' } })
  const statuses: number[] = []
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    statuses.push((await site.post(contact(), { 'X-Forwarded-For': address })).status)
  }
  expect(statuses).toEqual([202, 429, 429])
})

test('behind a trusted proxy the clients are told apart', async () => {
  site = await startSite({ worker: false, env: { RATE_LIMIT_FORMS: '1', TRUST_PROXY: '1' } })
  const from = (header: string) => site?.post(contact(), { 'X-Forwarded-For': header })
  expect((await from('198.51.100.1'))?.status).toBe(202)
  expect((await from('198.51.100.2'))?.status).toBe(202)
  // What a client claims stands left of what the proxy saw.
  expect((await from('203.0.113.9, 198.51.100.2'))?.status).toBe(429)
})

test('a limit of 0 is no limit', async () => {
  site = await startSite({ worker: false, env: { RATE_LIMIT_FORMS: '0' } })
  for (let i = 0; i < 40; i++) expect((await site.post(contact())).status).toBe(202)
})
