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
