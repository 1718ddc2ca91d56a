import { expect, test } from 'vitest'
import { asksForAPerson } from './asks-for-a-person'

test('asksForAPerson is true for the specified phrases in any case and spacing', () => {
  const asking = [
    'How do I contact you?',
    'Please REACH OUT',
    'call\n me',
    'can you Email  me',
    'I want to talk to someone!',
  ]
  expect(asking.filter((text) => !asksForAPerson(text))).toEqual([])
})

test('asksForAPerson is false for other messages', () => {
  expect(['Do you offer calls?', 'What is email?', ''].filter(asksForAPerson)).toEqual([])
})
