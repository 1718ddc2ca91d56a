import { expect, test } from 'vitest'
import { enhancedCode } from './enhanced-code'

test('enhancedCode reads the code at the start of a response, and nothing that a visitor typed', () => {
  expect(enhancedCode('552 5.2.2 Mailbox full')).toBe('5.2.2')
  expect(enhancedCode('550-5.7.705 Access denied\n550 again')).toBe('5.7.705')
  for (const response of [
    '550 no such user',
    '550 5.1.1@example.com is unknown',
    '550 user 5.1.1',
    '550 host mx.b.example said: 550 5.1.1 unknown',
    undefined,
  ]) {
    expect(enhancedCode(response), String(response)).toBeUndefined()
  }
})
