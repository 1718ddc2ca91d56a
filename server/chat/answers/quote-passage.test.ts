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

test('items of lists are listed where they are, between the paragraphs', () => {
  const passage: Passage = {
    id: 'faq:example',
    title: 'Example',
    path: '/',
    form: 'whole',
    sentences: ['High: now.', 'Low: later.', 'You choose.', 'We agree.', 'Desk: Monday.'],
    listed: ['High: now.', 'Low: later.', 'Desk: Monday.'],
  }
  expect(quotePassage(passage, new Set())).toEqual([
    { kind: 'ul', items: ['High: now.', 'Low: later.'] },
    { kind: 'p', text: 'You choose. We agree.' },
    { kind: 'ul', items: ['Desk: Monday.'] },
  ])
})

test('a long list leads with the nearest items, unless its entries may be asked for by their place', () => {
  const passage: Passage = {
    id: 'service:example/features',
    title: 'Example',
    path: '/',
    form: 'list',
    sentences: ['Inventory', 'Backup', 'Licenses', 'Rollback', 'Phone numbers', 'Phone'],
  }
  const listed = (id: string) => quotePassage({ ...passage, id }, new Set(['phone']))
  const { sentences } = passage
  expect(listed(passage.id)).toEqual([
    { kind: 'ul', items: [...sentences.slice(4), ...sentences.slice(0, 4)] },
  ])
  expect(listed('services:list')).toEqual([{ kind: 'ul', items: sentences }])
})
