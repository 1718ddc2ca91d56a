import { afterEach, expect, test, vi } from 'vitest'
import { yearly } from './yearly'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)
afterEach(() => void vi.useRealTimers())

test('a year begins at midnight in the office’s time zone, wherever the server runs', () => {
  const now = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  now('2026-12-31T23:00:00Z')
  const forget = vi.fn()
  const resetIfNewYear = yearly(forget)
  now('2027-01-01T05:59:59Z')
  resetIfNewYear()
  expect(forget).toHaveBeenCalledTimes(0)
  now('2027-01-01T06:00:00Z')
  resetIfNewYear()
  resetIfNewYear()
  expect(forget).toHaveBeenCalledTimes(1)
})

test('the year is right again once a clock that was years ahead is set right', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-05-01') })
  const forget = vi.fn()
  const resetIfNewYear = yearly(forget)
  vi.setSystemTime(new Date('2026-05-01'))
  resetIfNewYear()
  expect(forget).toHaveBeenCalledTimes(1)
})
