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
  ['I’m Mark', 'hello'],
  ['my name is john', 'hello'],
  ['my name is River', 'hello'],
  ['me llamo Luis', 'hello'],
  ['my name is Hunter Baker', 'hello'],
  ['The name is Dave, do you do backups?', 'do you do backups?'],
])('“%s” without the name is “%s”', (text, rest) => {
  expect(withoutIntroduction(text)).toBe(rest)
})

test.each([
  'I’m looking for a new website',
  'I’m Hiring',
  'It’s Broken',
  'I’m Blocked',
  'I’m Angry',
  'I’m Ready',
  'I’m Sorry',
  'I’m Mad',
  'This is Ridiculous',
  'My name is on the blacklist',
  'my name is misspelled on the invoice',
  'my name is wrong on the invoice',
  'the name is wrong on the invoice',
  'This is Microsoft, right?',
  'This is Azure, right?',
  'It’s Off',
  'this is urgent',
  'I’m locked out',
  'what did Marcus say about you',
  'what is your name',
])('“%s” introduces nobody', (text) => {
  expect(withoutIntroduction(text)).toBe(text)
})
