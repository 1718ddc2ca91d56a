import { expect, test, vi } from 'vitest'
import { officeSecond, parseSince } from './office-time'

vi.mock('../src/content/company', async (original) =>
  (await import('../tests/support/in-dallas')).inDallas(original),
)

const now = new Date('2026-11-21T12:00:00Z')

test('officeSecond tells apart the hour that occurs twice when the clocks are set back', () => {
  expect(officeSecond(new Date('2026-11-01T06:30:00Z'))).toBe('2026-11-01 01:30:00 CDT')
  expect(officeSecond(new Date('2026-11-01T07:30:00Z'))).toBe('2026-11-01 01:30:00 CST')
})

test.each([
  ['30m', '2026-11-21T11:30:00.000Z'],
  ['12h', '2026-11-21T00:00:00.000Z'],
  ['7d', '2026-11-14T12:00:00.000Z'],
  ['2w', '2026-11-07T12:00:00.000Z'],
  // Midnight in Dallas, in summer and in winter.
  ['2026-07-01', '2026-07-01T05:00:00.000Z'],
  ['2026-11-20', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
])('parseSince reads %s as %s', (text, time) => {
  expect(parseSince(text, now)?.toISOString()).toBe(time)
})

test.each([
  '',
  '7',
  'd',
  '7 d',
  '-7d',
  '1.5h',
  '7y',
  '2026-13-01',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-11-20T10:00',
])('parseSince returns null for "%s"', (text) => {
  expect(parseSince(text, now)).toBeNull()
})
