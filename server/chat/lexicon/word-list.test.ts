import { expect, test } from 'vitest'
import { concepts } from './concepts'
import { otherFields } from './other-fields'
import { stopWords } from './stop-words'
import { synonyms } from './synonyms'
import { wordListOf } from './word-list'

test('wordListOf ignores spaces and line breaks around the words', () => {
  expect(wordListOf(' a  b\n c ')).toEqual(['a', 'b', 'c'])
})

test('no list of the lexicon contains an empty word', () => {
  const words = [
    ...otherFields,
    ...stopWords,
    ...synonyms.flat(),
    ...concepts.flatMap(({ strong, weak = '' }) => [...wordListOf(strong), ...wordListOf(weak)]),
  ]
  expect(words).not.toContain('')
})
