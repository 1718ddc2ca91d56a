import { expect, test } from 'vitest'
import { posts } from '../../../src/content/posts'
import { passages } from '../passages/passages'
import { createFindTopics } from './find-topics'
import { createIndexes } from './indexes'

const findTopics = createFindTopics(await createIndexes(passages))

function topicOf(question: string, ...earlier: string[]) {
  const topic = findTopics(question, earlier).found[0]?.topic
  if (topic?.kind === 'passage') return topic.passage.id
  if (topic?.kind === 'unknown') return [topic.about, topic.beside?.path]
  return topic?.about
}

test('how long it takes is looked for on the page of the last answer only', () => {
  const question = 'how long does that take'
  expect(topicOf(question, 'Tell me about web design')).toEqual([
    'unpublished',
    '/services/web-design',
  ])
  expect(topicOf(question, 'do you have case studies')).toBe('case-studies:list')
  expect(topicOf('how long did it take', 'Tell me about UnityCare')).toMatch(
    /^case-study:unitycare-it/,
  )
  expect(topicOf('how soon will we see results', 'Do you do SEO?')).toEqual([
    'unpublished',
    '/services/digital-marketing',
  ])
})

test('the page of the last answer is the whole page, not only its section', () => {
  const said = 'do you collect personal data'
  expect(topicOf('how long do you keep it', said)).toMatch(/^legal:privacy#retention/)
})

test('how soon a thing is done is not how fast it is', () => {
  const answer = ['unpublished', '/services/web-design']
  expect(topicOf('how long until that is finished', 'do you build websites')).toEqual(answer)
  expect(topicOf('how soon does that show', 'Do you do SEO?')).toEqual([
    'unpublished',
    '/services/digital-marketing',
  ])
})

test('when our people can be had is told, whatever was said before', () => {
  expect(topicOf('when is it available', 'do you have a helpdesk')).toBe('company:hours')
  expect(topicOf('how fast is that', 'how do I reach you')).toBe('faq:response-time')
  expect(topicOf('how many', 'do you send text messages')).toMatch(/^legal:privacy#text-messages/)
})

test('how quick people are is answered by itself after another question', () => {
  expect(topicOf('and how quick are they?', 'What does the helpdesk do?')).toBe('faq:response-time')
})

test('a question about a thing that nothing was said of is asked back', () => {
  expect(topicOf('how long does that take')).toBe('unclear')
  expect(topicOf('tell me about the second one', 'Where is your office?')).toBe('unclear')
})

test('a common word does not outweigh what was said before', () => {
  const said = 'Who says good things about you?'
  expect(topicOf('what company is she with', said)).toBe(topicOf(said))
  expect(topicOf('who said that', said)).toBe(topicOf(said))
})

test('a question of little words only is about what was said before', () => {
  const said = 'got a weird email from my boss asking for gift cards'
  expect(topicOf('how can i tell', said)).toMatch(/^post:spot-phishing/)
  expect(topicOf('how do I know', said)).toMatch(/^post:spot-phishing/)
  expect(findTopics('and who does it', ['how often are backups tested']).familiar).toBe(true)
})

test('a place in a list of reading is understood', () => {
  expect(topicOf('what is the second one about', 'which articles do you have')).toContain(
    `post:${posts[1]?.id}`,
  )
  expect(topicOf('and the third webinar?', 'which webinars do you have')).toBe('webinar:cloud-bill')
})

test('what is asked about one position is asked about the job', () => {
  expect(topicOf('is the network engineer job remote?')).toEqual(['job', undefined])
  expect(topicOf('what does the second position require')).toBe('careers:steps/0')
  expect(topicOf('and the first one, is it remote', 'which positions are open')).toEqual([
    'job',
    undefined,
  ])
  expect(topicOf('when will I hear back', 'where do I apply')).toBe('careers:steps/1')
})

test('a topic is marked if the content never mentions what was asked for', () => {
  const isUnnamed = (question: string) => findTopics(question, []).found[0]?.unnamed ?? false
  expect(isUnnamed('do you have a SIEM')).toBe(true)
  expect(isUnnamed('do you do penetration tests')).toBe(true)
  expect(isUnnamed('do you offer backups')).toBe(false)
  expect(isUnnamed('do you do SEO')).toBe(false)
  expect(isUnnamed('zoom keeps freezing')).toBe(false)
})
