import { expect, test } from 'vitest'
import { passages } from '../passages/passages'
import { createFindTopics } from './find-topics'
import { createIndexes } from './indexes'

const findTopics = createFindTopics(await createIndexes(passages))

function topicsOf(message: string, ...earlier: string[]) {
  return findTopics(message, earlier).found.map(({ topic }) =>
    topic.kind === 'passage' ? topic.passage.id : topic.about,
  )
}

test.each(['👍', '...', '☎️', '—', '!!'])('“%s” is heard, whatever was said before', (message) => {
  expect(topicsOf(message)).toEqual(['heard'])
  expect(topicsOf(message, 'do you do backups?')).toEqual(['heard'])
})

test('who asks “??” was not helped by the answer, if there was one', () => {
  expect(topicsOf('??', 'price')).toEqual(['unhelped'])
  expect(topicsOf('?')).toEqual([])
})

test('a message of common words is not looked up in what was said before', () => {
  expect(topicsOf('👍 for now', 'do you do backups?')).toEqual([])
})
