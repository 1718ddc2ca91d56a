import { expect, test } from 'vitest'
import { isTooOld, nextDelay, queueRetryDelay } from './retry-schedule'

test('nextDelay returns 5 s, 30 s, 2, 5, 15, and then 30 minutes, or up to 10% less', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => nextDelay(attempts, 1) / 1000)
  expect(seconds).toEqual([5, 30, 120, 300, 900, 1800, 1800, 1800])
  expect(nextDelay(2, 0)).toBe(27_000)
  expect(new Set(Array.from({ length: 20 }, () => nextDelay(2))).size).toBeGreaterThan(1)
})

test('a message becomes too old after 5 days (team mail), 2 days (prospect mail), or 1 hour (text)', () => {
  // A Wednesday at noon in Dallas.
  const since = new Date('2026-01-14T18:00:00Z')
  const hours = (n: number) => new Date(since.getTime() + n * 3_600_000)
  expect(isTooOld('team_email', since, hours(119))).toBe(false)
  expect(isTooOld('team_email', since, hours(121))).toBe(true)
  expect(isTooOld('prospect_email', since, hours(47))).toBe(false)
  expect(isTooOld('prospect_email', since, hours(49))).toBe(true)
  expect(isTooOld('prospect_sms', since, hours(0.9))).toBe(false)
  expect(isTooOld('prospect_sms', since, hours(1.1))).toBe(true)
})

test('an interrupted queue job runs again after 1 s at first and after 15 s in the end, or up to 20% earlier', () => {
  for (const [attempts, most] of [
    [1, 1_000],
    [4, 8_000],
    [10, 15_000],
    [1_000, 15_000],
  ] as const) {
    const delays = Array.from({ length: 20 }, () => queueRetryDelay(attempts))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(most * 0.8)
    expect(Math.max(...delays)).toBeLessThanOrEqual(most)
    expect(new Set(delays).size).toBeGreaterThan(1)
  }
})
