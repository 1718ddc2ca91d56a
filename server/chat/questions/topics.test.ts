// The chat recognizes questions by known wording, so whoever adds content must add questions about it.
import { expect, test } from 'vitest'
import { caseStudies } from '../../../src/content/case-studies'
import { faqs } from '../../../src/content/faq'
import { services } from '../../../src/content/services'
import { concepts } from '../lexicon/concepts'
import { passages } from '../passages/passages'
import { collectTopics } from './topics'

const { byId, questions } = collectTopics(passages)

test('every service, case study and FAQ has known questions', () => {
  const asked = new Set(questions.map(([id]) => id))
  const ids = [
    ...services.map(({ slug }) => `service:${slug}`),
    ...caseStudies.map(({ slug }) => `case-study:${slug}`),
    ...faqs.map(({ id }) => `faq:${id}`),
  ]
  const missing = ids.filter((id) => !asked.has(id))
  expect(missing, 'add some in server/chat/questions').toEqual([])
})

test('every article and guide can be asked for by its title', () => {
  const asked = new Set(questions.map(([id, question]) => `${id} ${question}`))
  const reading = passages.filter(({ id }) => /^(?:post|guide):[^/]+$/.test(id))
  const lost = reading.filter(({ id, title }) => !asked.has(`${id} ${title}`))
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('every passage of the how-to for a break-in has known questions of its own', () => {
  const asked = questions.map(([id]) => id)
  const ids = [...byId.keys()].filter((id) => id.startsWith('how-to:suspected-break-in/'))
  expect(ids.length).toBeGreaterThan(1)
  const few = ids.filter((id) => asked.filter((each) => each === id).length < 2)
  expect(few).toEqual([])
})

test('every concept refers to an existing passage', () => {
  expect(concepts.map(({ passage }) => passage).filter((id) => !byId.has(id))).toEqual([])
})

test('collectTopics names all passages that have questions but no content', () => {
  const left = passages.filter(({ id }) => !/^service:(web-design|digital-marketing)$/.test(id))
  expect(() => collectTopics(left)).toThrow(/service:digital-marketing, service:web-design$/)
})
