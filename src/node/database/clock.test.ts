import { expect, test } from 'vitest'
import { clockDifference } from './clock'
import type { Database } from './connect'

/** What is made of this answer of PostgreSQL's to a question that was asked at 1 s and answered at 9 s. */
function difference(at: number): Promise<number> {
  const database = { raw: async () => ({ rows: [{ at }] }) } as unknown as Database
  const times = [1_000, 9_000]
  return clockDifference(database, () => times.shift() ?? 0)
}

test('an answer that takes long is no difference between two clocks', async () => {
  expect(await difference(1_000)).toBe(0)
  expect(await difference(8_999)).toBe(0)
  expect(await difference(14_000)).toBe(5)
  expect(await difference(-2_000)).toBe(-3)
})
