import { expect, test } from 'vitest'
import { normalize } from './retrieval/words'
import { withoutAccents } from './without-accents'

test('accents go, and one by itself is an apostrophe', () => {
  expect(withoutAccents('Qué café, don´t')).toBe("Que cafe, don't")
  expect(normalize('It doesn´t print')).toBe(normalize("It doesn't print"))
})

test('a text does not grow beyond 4,000 characters', () => {
  expect(withoutAccents('ﷺ'.repeat(2_000))).toHaveLength(4_000)
})
