import { expect, test } from 'vitest'
import { asksForAPerson } from './asks-for-a-person'

test('the words of the specification ask for a person, however they are written', () => {
  const asking = [
    'How do I contact you?',
    'Please REACH OUT',
    'call\n me',
    'can you Email  me',
    'I want to talk to someone!',
  ]
  expect(asking.filter((text) => !asksForAPerson(text))).toEqual([])
})

test('other words do not', () => {
  expect(['Do you offer calls?', 'What is email?', ''].filter(asksForAPerson)).toEqual([])
})
