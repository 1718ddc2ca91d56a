import { expect, test } from 'vitest'
import { isTooOld, nextDelay, queueRetryDelay } from './retry-schedule'

test('the pauses are 5 s, 30 s, 2, 5, 15 and then 30 minutes, with a tenth of jitter either way', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => nextDelay(attempts, 0.5) / 1000)
  expect(seconds).toEqual([5, 30, 120, 300, 900, 1800, 1800, 1800])
  expect(nextDelay(2, 0)).toBe(27_000)
  expect(nextDelay(2, 1)).toBe(33_000)
})

test('a team mail is tried for five days, a prospect mail for two, a text message for an hour', () => {
  const hour = 3_600_000
  expect(isTooOld('team_email', 119 * hour)).toBe(false)
  expect(isTooOld('team_email', 121 * hour)).toBe(true)
  expect(isTooOld('prospect_email', 47 * hour)).toBe(false)
  expect(isTooOld('prospect_email', 49 * hour)).toBe(true)
  expect(isTooOld('prospect_sms', 0.9 * hour)).toBe(false)
  expect(isTooOld('prospect_sms', 1.1 * hour)).toBe(true)
})

test('an interrupted queue job never waits longer than 15 s', () => {
  for (const attempts of [1, 5, 10, 1000])
    expect(queueRetryDelay(attempts)).toBeLessThanOrEqual(15_000)
})
