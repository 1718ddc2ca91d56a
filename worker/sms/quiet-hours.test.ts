import { expect, test, vi } from 'vitest'
import { nextOpening, smsDeadline, waitForDay } from './quiet-hours'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)

const at = (iso: string) => new Date(iso)
const opening = (iso: string) => nextOpening(at(iso)).toISOString()
const deadline = (iso: string) => smsDeadline(at(iso)).toISOString()

test('nextOpening is now by day, and 9 a.m. by night', () => {
  // Wednesday, standard time: UTC is six hours ahead.
  expect(opening('2026-01-14T15:00:00Z')).toBe('2026-01-14T15:00:00.000Z')
  expect(opening('2026-01-15T02:59:59Z')).toBe('2026-01-15T02:59:59.000Z')
  expect(opening('2026-01-15T03:00:00Z')).toBe('2026-01-15T15:00:00.000Z')
  expect(opening('2026-01-15T14:59:59Z')).toBe('2026-01-15T15:00:00.000Z')
})

test('nextOpening on a Sunday is noon', () => {
  expect(opening('2026-01-18T03:30:00Z')).toBe('2026-01-18T18:00:00.000Z')
  expect(opening('2026-01-18T17:59:00Z')).toBe('2026-01-18T18:00:00.000Z')
  expect(opening('2026-01-19T03:00:00Z')).toBe('2026-01-19T15:00:00.000Z')
})

test('nextOpening follows the local time when clocks change', () => {
  // Spring: the night before Sunday, March 8, 2026, is an hour shorter; noon is 17:00 UTC.
  expect(opening('2026-03-08T04:00:00Z')).toBe('2026-03-08T17:00:00.000Z')
  // Fall: the night before Sunday, November 1, 2026, is an hour longer; noon is 18:00 UTC.
  expect(opening('2026-11-01T03:00:00Z')).toBe('2026-11-01T18:00:00.000Z')
  // And the Mondays after those.
  expect(opening('2026-03-09T05:00:00Z')).toBe('2026-03-09T14:00:00.000Z')
  expect(opening('2026-11-02T05:00:00Z')).toBe('2026-11-02T15:00:00.000Z')
})

test('a message does not wait within 15 minutes of its request', () => {
  const night = at('2026-01-15T08:00:00Z')
  expect(waitForDay(night, at('2026-01-15T08:14:59Z'))).toBe(0)
  expect(waitForDay(night, at('2026-01-15T08:15:00Z'))).toBe(6.75 * 3_600_000)
  const noon = at('2026-01-15T18:00:00Z')
  expect(waitForDay(noon, at('2026-01-15T18:40:00Z'))).toBe(0)
})

test('smsDeadline counts the hour from the end of the wait for the day', () => {
  expect(deadline('2026-01-15T18:00:00Z')).toBe('2026-01-15T19:00:00.000Z')
  // The middle of the night: until 10 a.m.
  expect(deadline('2026-01-15T08:00:00Z')).toBe('2026-01-15T16:00:00.000Z')
  // Late in the evening: the hour would end after 9 p.m.
  expect(deadline('2026-01-15T02:30:00Z')).toBe('2026-01-15T16:00:00.000Z')
  // 8:10 a.m.: it has to wait for 9, and the hour starts then, although it would have ended in the daytime.
  expect(deadline('2026-01-15T14:10:00Z')).toBe('2026-01-15T16:00:00.000Z')
  // Early morning, in the last quarter-hour of the night.
  expect(deadline('2026-01-15T14:50:00Z')).toBe('2026-01-15T15:50:00.000Z')
})
