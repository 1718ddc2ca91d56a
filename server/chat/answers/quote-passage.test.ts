import { expect, test } from 'vitest'
import type { Passage } from '../passages/passage'
import { quotePassage } from './quote-passage'

test('the items nearest to the question are listed in the order of the content', () => {
  const passage: Passage = {
    id: 'form:example',
    title: 'Example',
    path: '/',
    form: 'whole',
    sentences: ['Choose how urgent it is.'],
    items: ['Critical outage', 'High fever', 'Medium matter', 'Low tide', 'Printer jam'],
  }
  const parts = quotePassage(passage, new Set(['printer', 'jam', 'tide']))
  expect(parts.at(-1)).toEqual({
    kind: 'ul',
    items: ['Critical outage', 'High fever', 'Low tide', 'Printer jam'],
  })
})
