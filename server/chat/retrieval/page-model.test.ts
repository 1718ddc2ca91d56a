import { expect, test } from 'vitest'
import type { Passage } from '../passages/passage'
import { createPageModel } from './page-model'
import { readPassage } from './read-passage'
import { readKnown } from './words'

const network: Passage = {
  id: 'service:network/0',
  title: 'Network',
  path: '/network',
  sentences: ['We label every cable in the ceiling.'],
  form: 'excerpt',
}
const likely = createPageModel(
  [
    readKnown('service:network', 'slow wifi in the office'),
    readKnown('service:network/0', 'order internet for a move'),
    readKnown('company:address', 'where is your office'),
  ],
  [readPassage(network)],
)
const ask = (question: string) => {
  const { terms, text } = readKnown('', question)
  return likely(new Map([...terms].map((term) => [term, 1])), new Set(text.split(' ')))
}

test('all questions of a page count together, whichever of its passages they are about', () => {
  const pages = ask('we move the office and need wifi and internet')
  expect(pages.get('service:network')).toBeGreaterThan(0.9)
})

test('the text of a page counts as well as its questions', () => {
  const pages = ask('ceiling')
  expect(pages.get('service:network')).toBeGreaterThan(pages.get('company:address') ?? 1)
})

test('words that no page uses change nothing, and the probabilities add up to 1', () => {
  expect(ask('internet zeppelin')).toEqual(ask('internet'))
  expect([...ask('where is it').values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
})
