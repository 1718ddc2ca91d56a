import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionRate, Login } from './refusals'

let login: Login
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  login = new Login()
})
afterEach(() => void vi.useRealTimers())

const refusal = { command: 'AUTH PLAIN', responseCode: 535 }

/** Seconds until the login may be tried again. */
function untilDue(): number {
  for (let seconds = 0; ; seconds++) {
    if (login.isDue) return seconds
    vi.advanceTimersByTime(1_000)
  }
}

test('a refused login is tried again after 15 s, 1 minute, 5 minutes, and every 15 minutes', () => {
  const pauses = [1, 2, 3, 4, 5].map(() => {
    // As on several connections at once.
    login.failed(refusal)
    login.failed(refusal)
    return untilDue()
  })
  expect(pauses).toEqual([15, 60, 300, 900, 900])
  login.accepted()
  expect(login.isRefused).toBe(false)
  login.failed(refusal)
  expect(untilDue()).toBe(15)
})

test('a probe that reaches no server while the login is refused is repeated after the same pause', () => {
  login.failed(refusal)
  untilDue()
  login.failed({ code: 'ECONNREFUSED', command: 'CONN' })
  expect(login.isRefused).toBe(true)
  expect(untilDue()).toBe(15)
  expect(() => login.require()).toThrow(expect.objectContaining(refusal))
})

test.each([
  [535, 'AUTH LOGIN', true],
  [550, 'AUTH PLAIN', true],
  [454, 'AUTH PLAIN', false],
  [421, 'AUTH PLAIN', false],
  [530, 'MAIL FROM', false],
  [undefined, 'AUTH XOAUTH2', false],
])('%s to %s: refused is %s', (responseCode, command, isRefused) => {
  login.failed({ responseCode, command })
  expect(login.isRefused).toBe(isRefused)
})

test('a pause for the rate of connections is not renewed by a failure of another kind', () => {
  const rate = new ConnectionRate()
  const refused = { command: 'CONN', responseCode: 421, response: '421 rate limit exceeded' }
  for (const pauseMs of [15_000, 60_000]) {
    rate.failed(refused)
    vi.advanceTimersByTime(pauseMs - 1)
    expect(rate.isPaused).toBe(true)
    vi.advanceTimersByTime(1)
    rate.failed({ code: 'ECONNREFUSED', command: 'CONN' })
    expect(rate.isPaused).toBe(false)
  }
  // Nothing has shown yet that the limit is no longer exceeded.
  rate.failed(refused)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(rate.isPaused).toBe(true)
})
