import { expect, test } from 'vitest'
import { initialsOf } from './initials-of'

test('a monogram has the first letters of the first and the last word', () => {
  expect(initialsOf('Maria Elena Ortiz')).toBe('MO')
  expect(initialsOf('Owner, GJ Fitness')).toBe('OF')
  expect(initialsOf('Åsa öberg')).toBe('ÅÖ')
})

test('one word gives one letter, and punctuation gives none', () => {
  expect(initialsOf('Prince')).toBe('P')
  expect(initialsOf(' & 3 ')).toBe('')
})
