import { expect, test } from 'vitest'
import { retryConflicts } from './retry-conflicts'

/** A transaction that fails with these SQLSTATEs first; resolves to the number of attempts it took. */
function failing(...codes: string[]) {
  let attempts = 0
  const transact = async () => {
    attempts += 1
    const code = codes.shift()
    if (code) throw Object.assign(new Error(code), { code })
    return attempts
  }
  return { transact, attempts: () => attempts }
}

test('a transaction that conflicted with another one is repeated, at most twice', async () => {
  expect(await retryConflicts(failing('40P01', '40001').transact)).toBe(3)
  const hopeless = failing('40P01', '40001', '40P01', '40001')
  await expect(retryConflicts(hopeless.transact)).rejects.toThrow('40P01')
  expect(hopeless.attempts()).toBe(3)
})

test('any other error is not repeated', async () => {
  const rejected = failing('23505')
  await expect(retryConflicts(rejected.transact)).rejects.toThrow('23505')
  expect(rejected.attempts()).toBe(1)
})
