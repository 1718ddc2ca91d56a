import { expect, test } from 'vitest'
import { withoutIntroduction } from './introductions'

test.each([
  ['Hi, I’m Marcus', 'Hi,'],
  ['Ok. My name is Gina', 'Ok.'],
  ['Hello my name is Priya Raman', 'Hello'],
  ["I'm Dana", 'hello'],
  ['i am dana', 'hello'],
  ['Hi, I’m Marcus from Acme Dental', 'Hi,'],
  ['This is Dave, do you do backups?', 'do you do backups?'],
  ['my name is bob and i run a bakery', 'and i run a bakery'],
])('“%s” without the name is “%s”', (text, rest) => {
  expect(withoutIntroduction(text)).toBe(rest)
})

test.each([
  'I’m looking for a new website',
  'I’m Hiring',
  'This is Microsoft, right?',
  'this is urgent',
  'I’m locked out',
  'what did Marcus say about you',
  'what is your name',
])('“%s” introduces nobody', (text) => {
  expect(withoutIntroduction(text)).toBe(text)
})
