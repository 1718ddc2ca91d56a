import { expect, test, vi } from 'vitest'
import { checkProxies } from './check-proxies'

/** The warnings after requests with these values of X-Forwarded-For. */
function warnings(TRUST_PROXY: number, headers: (string | undefined)[], method = 'GET') {
  const warn = vi.fn()
  const check = checkProxies({ TRUST_PROXY }, { warn })
  const next = vi.fn(async () => undefined)
  for (const value of headers) {
    const ctx = { req: { method, headers: { 'x-forwarded-for': value } } }
    void check(ctx as unknown as Parameters<typeof check>[0], next)
  }
  expect(next).toHaveBeenCalledTimes(headers.length)
  return warn.mock.calls.map(([facts, text]) => ({ facts, text: String(text) }))
}

test('X-Forwarded-For while no proxy is trusted is warned of once, without an address', () => {
  expect(warnings(0, [undefined, ''])).toEqual([])
  const [warning, ...more] = warnings(0, [undefined, '203.0.113.9', '203.0.113.9, 10.0.0.1'])
  expect(warning?.facts).toEqual({ trusted: 0, entries: 1 })
  expect(warning?.text).toMatch(
    /^TRUST_PROXY is 0, but .*set TRUST_PROXY .*\. Until then, rate limits.*consent/,
  )
  expect(warning?.text).not.toContain('203.')
  expect(more).toEqual([])
})

test('a post without an address is warned of where a proxy is trusted: it forwards what its client claims', () => {
  expect(warnings(0, [undefined], 'POST')).toEqual([])
  const [warning, ...more] = warnings(1, ['203.0.113.9', undefined, undefined], 'POST')
  expect(warning?.facts).toEqual({ trusted: 1, entries: 0 })
  expect(warning?.text).toMatch(/append its client to the header/)
  expect(more).toEqual([])
})

test('fewer addresses than trusted proxies are warned of once, and a page request without any is not', () => {
  expect(warnings(1, [undefined, '203.0.113.9', '198.51.100.1, 203.0.113.9'])).toEqual([])
  const [warning, ...more] = warnings(2, [undefined, '203.0.113.9', '203.0.113.9'])
  expect(warning?.facts).toEqual({ trusted: 2, entries: 1 })
  expect(warning?.text).toMatch(
    /^TRUST_PROXY is greater than .*\. Until then, rate limits.*consent/,
  )
  expect(more).toEqual([])
})
