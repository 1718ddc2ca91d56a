import { expect, test } from 'vitest'
import { rejectionProblem } from './refusal'

test('a program is told by the status what to mend, and when to come again where that helps', () => {
  const told = (acceptance: Parameters<typeof rejectionProblem>[0]) => {
    const { status, headers } = rejectionProblem(acceptance)
    return [status, headers['Retry-After']]
  }
  expect(told({ outcome: 'invalid', errors: [] })).toEqual([422, undefined])
  expect(told({ outcome: 'key-reused' })).toEqual([422, undefined])
  expect(told({ outcome: 'in-flight' })).toEqual([409, '1'])
  expect(told({ outcome: 'limited', retryAfterSeconds: 42 })).toEqual([429, '42'])
  expect(told({ outcome: 'unavailable' })).toEqual([503, '5'])
})

test('each 422 lists the fields at fault, of which a reused key has none', () => {
  expect(rejectionProblem({ outcome: 'key-reused' }).toJSON()).toMatchObject({
    status: 422,
    errors: [],
  })
})
