import { expect, test } from 'vitest'
import type { Topic } from '../questions/topics'
import { asApplicant } from './pay'
import type { RetrievedTopic } from './retrieved-topic'
import { normalize } from './words'

const job: Topic = { kind: 'unknown', about: 'job' }
const price: Topic = { kind: 'unknown', about: 'price' }
const indexes = { topicOf: () => job }
const found = (topic: Topic, clause = ''): RetrievedTopic => ({
  topic,
  clause,
  terms: new Set(),
  similarity: 1,
})

test.each([
  'what is the hourly rate for a technician',
  'hourly rates of network engineers',
  'and the pay?',
  'what are your rates',
])('after a question about jobs, an applicant asks for pay: %s', (clause) => {
  expect(asApplicant(indexes, found(price, clause), [found(job)]).topic).toBe(job)
  expect(asApplicant(indexes, found(price, clause), []).topic).toBe(price)
})

test.each([
  'what do you charge per hour',
  'how do we pay',
  'hourly rate of your support',
  'what are your hourly rates for network cabling?',
])('a client’s question about prices stays one: %s', (clause) => {
  expect(asApplicant(indexes, found(price, clause), [found(job)]).topic).toBe(price)
})

test.each([
  ['what does it pay?', 'salary'],
  ['how much do you pay your technicians', 'salary'],
  ['what are the wages like', 'salary'],
  ['what does a helpdesk tech make there', 'salary'],
  ['what would I earn', 'salary'],
  ['how many vacation days', 'timeoff'],
  ['how much vacation do I get', 'timeoff'],
  ['PTO?', 'timeoff'],
])('normalize reads pay and vacation in “%s”', (text, word) => {
  expect(normalize(text).split(' ')).toContain(word)
})

test.each([
  'how do I pay',
  'what do you pay for cloud servers',
  'do you pay for certificates',
  'we need a new payroll server',
  'do you do payroll salary systems',
  'got locked out after vacation',
  'what does that make of it',
])('normalize does not misread “%s”', (text) => {
  expect(normalize(text)).not.toMatch(/salary|timeoff/)
})
