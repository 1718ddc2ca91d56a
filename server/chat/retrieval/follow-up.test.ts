import { expect, test } from 'vitest'
import { addsToIt, asksOfPeople, asksOfThing, isContinuation } from './follow-up'

test.each(['and for 20 people?', 'what about 50 users', 'and if we’re 45?', 'for 8 people'])(
  'another number continues the question: %s',
  (question) => {
    expect(isContinuation(question)).toBe(true)
  },
)

test.each([
  'what about 24/7?',
  'and for 9 am',
  '20 people lost their email',
  'our 40 people need email',
])('this is a question by itself: %s', (question) => {
  expect(isContinuation(question)).toBe(false)
})

test('how quick people are is a question by itself, how long a thing takes is not', () => {
  expect(asksOfPeople('and how quick are they?')).toBe(true)
  expect(asksOfPeople('how long does it take you')).toBe(false)
  expect(asksOfThing('how long does that take')).toBe(true)
})

test('what is to be done again is told by what was said before', () => {
  expect(addsToIt('and to start again?')).toBe(true)
  expect(addsToIt('how do we start')).toBe(false)
})
