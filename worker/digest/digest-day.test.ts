import { expect, test, vi } from 'vitest'
import { digestDay } from './digest-day'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)

const at = (iso: string) => digestDay(new Date(iso))

test('digestDay returns the day from 8 a.m. in Dallas, in winter and in summer', () => {
  expect(at('2026-01-15T13:59:59Z')).toBeNull()
  expect(at('2026-01-15T14:00:00Z')).toBe('2026-01-15')
  expect(at('2026-07-15T12:59:59Z')).toBeNull()
  expect(at('2026-07-15T13:00:00Z')).toBe('2026-07-15')
})

test('digestDay stays on the day in Dallas in the evening, when the UTC date is the next', () => {
  expect(at('2026-01-16T05:59:59Z')).toBe('2026-01-15')
  expect(at('2026-01-16T06:00:00Z')).toBeNull()
})
