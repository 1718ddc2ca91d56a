import { expect, test } from 'vitest'
import { dateInWords } from './in-words'

test.each([
  ['2025-03-12', 'March 12, 2025'],
  ['2025-04-02', 'April 2, 2025'],
  ['2025-01', 'January 2025'],
  ['2024-12', 'December 2024'],
])('%s is written as %s', (isoDate, words) => {
  expect(dateInWords(isoDate)).toBe(words)
})
