import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors'

test('a field is listed once, with its first message, and a list by its own name', () => {
  const issues = [
    { path: ['messages', 0, 'content'], message: 'Message must be shorter' },
    { path: ['messages', 1, 'role'], message: 'Each message needs a role' },
    { path: [], message: 'Not an object' },
  ]
  expect(fieldErrors(issues)).toEqual([
    { field: 'messages', message: 'Message must be shorter' },
    { field: '', message: 'Not an object' },
  ])
})
