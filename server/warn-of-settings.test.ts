import { afterEach, expect, test, vi } from 'vitest'
import { STARTED_TOGETHER } from '../src/node/is-trial'
import { warnOfSettings } from './warn-of-settings'

const argv = [...process.argv]
afterEach(() => {
  process.argv = [...argv]
})

/** Whether it warns of PUBLIC_URL. */
function warns(change: { HOST?: string; PUBLIC_URL?: string; NODE_ENV?: 'development' }): boolean {
  const warn = vi.fn()
  const local = { NODE_ENV: 'production', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }
  warnOfSettings({ ...local, ...change } as Parameters<typeof warnOfSettings>[0], { warn })
  return warn.mock.calls.some(([, text]) => String(text).startsWith('PUBLIC_URL is not set'))
}

test('a server of its own warns of a PUBLIC_URL that nobody else can open', () => {
  expect(warns({})).toBe(true)
  expect(warns({ HOST: '0.0.0.0', PUBLIC_URL: 'http://[::1]:3000' })).toBe(true)
  expect(warns({ HOST: '0.0.0.0', PUBLIC_URL: 'https://www.example.com' })).toBe(false)
})

test('a site that is tried out or developed warns of it only if other machines can reach it', () => {
  process.argv = [...argv, STARTED_TOGETHER]
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(warns({ HOST }), HOST).toBe(false)
  for (const HOST of ['0.0.0.0', '::', '10.0.0.4']) expect(warns({ HOST }), HOST).toBe(true)
  process.argv = argv
  expect(warns({ NODE_ENV: 'development' })).toBe(false)
  expect(warns({ NODE_ENV: 'development', HOST: '0.0.0.0' })).toBe(true)
})
