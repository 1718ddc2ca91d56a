import { expect, test } from 'vitest'
import { caseStudies } from '../../../src/content/case-studies'
import { services } from '../../../src/content/services'
import { positionChoices } from '../../../src/contract/choices'
import { passages } from '../passages/passages'
import { isListOfTopics, ordinalIn, pagesOfEntries, withEntriesNamed } from './ordinals'
import { pageOf } from './page-model'

test.each([
  ['more about the third', 'the third', 2],
  ['Tell me about the 2nd one please', 'the 2nd one', 1],
  ['the second one please', 'the second one', 1],
  ['number four?', 'number four', 3],
  ['tell me about the seventh one', 'the seventh one', 6],
  ['what about the 8th one', 'the 8th one', 7],
  ['number eight please', 'number eight', 7],
  ['# 7', '# 7', 6],
  ['and the last one?', 'the last one', 'last'],
  ['what about the other one', 'the other one', 'other'],
] as const)('ordinalIn finds the place in: %s', (question, phrase, place) => {
  expect(ordinalIn(question)).toEqual({ phrase, place })
})

test.each([
  'what is the first step',
  'do you set up a second factor',
  'who are the third parties on this site',
  'how long does it last',
])('ordinalIn finds none in: %s', (question) => {
  expect(ordinalIn(question)).toBeNull()
})

const servicesFirst = (question: string) => (question === 'services' ? 'faq:services' : null)
const studiesFirst = (question: string) => (question === 'stories' ? 'case-studies:list' : null)

test('withEntriesNamed names the entries of the list shown last', () => {
  expect(
    withEntriesNamed(['services', 'more about the third', 'the last one'], servicesFirst),
  ).toEqual(['services', `more about ${services[2]?.title}`, `${services.at(-1)?.title}`])
  expect(withEntriesNamed(['stories', 'the first one'], studiesFirst)).toEqual([
    'stories',
    `${caseStudies[0]?.client}`,
  ])
})

test('withEntriesNamed leaves a place outside of any list, or beyond its end', () => {
  expect(withEntriesNamed(['hours', 'the second one'], servicesFirst)).toEqual([
    'hours',
    'the second one',
  ])
  expect(withEntriesNamed(['stories', 'the sixth one'], studiesFirst)).toEqual([
    'stories',
    'the sixth one',
  ])
})

test('withEntriesNamed names a position, whether the list was shown or not', () => {
  const [first, second] = positionChoices
  const shown = (question: string) => (question === 'jobs' ? 'form:positions' : null)
  expect(withEntriesNamed(['jobs', 'is the first one remote'], shown)).toEqual([
    'jobs',
    `is ${first?.label} position remote`,
  ])
  expect(withEntriesNamed(['what does the second position require'], () => null)).toEqual([
    `what does ${second?.label} position require`,
  ])
})

test('lists and their entries are passages', () => {
  const ids = new Set(passages.map(({ id }) => id))
  const lists = [...ids].filter(isListOfTopics)
  expect(lists).toEqual(
    expect.arrayContaining([
      'faq:services',
      'services:list',
      'case-studies:list',
      'testimonials:all',
      'form:positions',
      'library:webinars',
      'library:blog',
      'library:knowledge-base',
      'library:industries',
    ]),
  )
  const pages = new Set([...ids].map(pageOf))
  expect(lists.flatMap(pagesOfEntries).filter((page) => !pages.has(page))).toEqual([])
})
