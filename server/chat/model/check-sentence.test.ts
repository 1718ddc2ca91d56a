import { expect, test } from 'vitest'
import { checkSentence, groundsOf } from './check-sentence'

test('a passage is read once, however many questions it answers', () => {
  let reads = 0
  const passage = {
    id: 'faq:hours',
    title: 'Hours',
    path: '/contact',
    form: 'whole' as const,
    get sentences() {
      reads += 1
      return ['The office opens within 15 minutes.']
    },
  }
  const other = { ...passage, id: 'faq:area', title: 'Area', sentences: ['We serve Dallas.'] }
  groundsOf([passage])
  const once = reads
  const grounds = groundsOf([passage, other])
  expect(reads).toBe(once)
  expect(checkSentence('The office opens within 15 minutes.', grounds)).toBeNull()
  expect(checkSentence('We serve Dallas.', grounds)).toBeNull()
  expect(checkSentence('We serve Dallas within 15 minutes.', grounds)).toBe('number')
})

test.each([
  ['The office is open Monday–Friday with Finch.', 'name'],
  ['The office is <b>open</b> Monday–Friday.', 'markup'],
  ['The office is open [Monday–Friday].', 'markup'],
  ['The helpdesk is open seven days, Monday–Friday.', 'number'],
  ['Emergency support is open for fifty offices.', 'number'],
])('“%s” is rejected for its %s alone', (sentence, reason) => {
  const sentences = [
    'The office is open Monday–Friday.',
    'The helpdesk is open Monday–Friday, all days.',
    'Emergency support is open for all offices.',
  ]
  const passage = { id: 'faq:hours', title: 'Hours', path: '/contact', form: 'whole' as const }
  expect(checkSentence(sentence, groundsOf([{ ...passage, sentences }]))).toBe(reason)
})
