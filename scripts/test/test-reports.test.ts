import { expect, test } from 'vitest'
import { afterRetry } from './test-reports'

const failure = (file: string, name: string) => ({ file, name, message: 'no' })

test('afterRetry() counts each test once, with its last result', () => {
  const first = {
    passed: ['a', 'a', 'b'],
    failed: [failure('b', 'late'), failure('b', 'wrong'), failure('c', '(the whole file)')],
    flaky: [],
  }
  // Of b, one test passes now and the one that had passed fails; c has three tests, now that it loads.
  const failed = [failure('b', 'wrong'), failure('b', 'passed before')]
  const second = { passed: ['b', 'c', 'c', 'c'], failed, flaky: [] }
  const { passed, ...rest } = afterRetry(first, second)
  expect(passed.sort()).toEqual(['a', 'a', 'b', 'c', 'c', 'c'])
  expect(rest).toEqual({
    failed,
    flaky: [failure('b', 'late'), failure('c', '(the whole file)')],
  })
})
