import { expect, test } from 'vitest'
import { rejectionProblem } from './rejection-problem'

test('each rejection has its own status, and Retry-After where a retry helps', () => {
  const statusOf = (acceptance: Parameters<typeof rejectionProblem>[0]) => {
    const { status, headers } = rejectionProblem(acceptance)
    return [status, headers['Retry-After']]
  }
  expect(statusOf({ outcome: 'invalid', errors: [] })).toEqual([422, undefined])
  expect(statusOf({ outcome: 'key-reused' })).toEqual([422, undefined])
  expect(statusOf({ outcome: 'in-flight' })).toEqual([409, '1'])
  expect(statusOf({ outcome: 'limited', retryAfterSeconds: 42 })).toEqual([429, '42'])
  expect(statusOf({ outcome: 'unavailable' })).toEqual([503, '5'])
})

test('each 422 lists the invalid fields, and none for a reused key', () => {
  const errors = [{ field: 'name', message: 'Name is required' }]
  expect(rejectionProblem({ outcome: 'invalid', errors }).toJSON()).toMatchObject({
    status: 422,
    errors,
  })
  expect(rejectionProblem({ outcome: 'key-reused' }).toJSON()).toMatchObject({
    status: 422,
    errors: [],
  })
})
