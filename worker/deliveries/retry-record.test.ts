import { expect, test } from 'vitest'
import { retryRecord } from './retry-record'

test('an outcome whose row is locked is recorded within a moment of its release', async () => {
  let tries = 0
  const write = async () => (++tries < 10 ? 'locked' : 'recorded')
  const begun = performance.now()
  const isOver = () => performance.now() - begun > 1_500
  expect(await retryRecord(write, isOver)).toBe('recorded')
})
