import { expect, test } from 'vitest'
import { passages } from '../passages/passages'
import { createFindTopics } from './find-topics'
import { createIndexes } from './indexes'

const findTopics = createFindTopics(await createIndexes(passages))

/** What each message of a conversation finds. */
function idsOf(...said: string[]) {
  return said.map((question, place) => {
    const topic = findTopics(question, said.slice(0, place)).found[0]?.topic
    return topic?.kind === 'passage' ? topic.passage.id : topic?.about
  })
}

test('each “more” shows another part of a service, the most telling first', () => {
  expect(idsOf('Tell me about web design', 'tell me more', 'and then?', 'go on')).toEqual([
    'service:web-design',
    'service:web-design/features',
    'service:web-design/benefits',
    'service:web-design/process',
  ])
})

test('a story is told until all of it was, whatever was asked in between', () => {
  const story = idsOf(
    'tell me about GJ Fitness',
    'what did it cost?',
    'more',
    'more',
    'more',
    'more',
  )
  expect(new Set(story).size).toBe(story.length)
  expect(story.filter((id) => id?.startsWith('case-study:gj-fitness'))).toHaveLength(5)
})

test('when nothing is left to tell, nothing is repeated', () => {
  expect(idsOf('What are your hours?', 'tell me more', 'more')).toEqual([
    'company:hours',
    'more',
    'more',
  ])
})

test('more of a list needs the name of an entry', () => {
  expect(idsOf('do you have case studies', 'tell me more')[1]).toBe('unclear')
})

test('what is not told is asked for again with another number only', () => {
  const said = ['tell me about GJ Fitness', 'what did it cost?']
  expect(idsOf(...said, 'and for 20 people?')[2]).toBe('price')
  expect(idsOf(...said, 'how did they like it?')[2]).toBe('case-study:gj-fitness/quote')
})
