import { expect, test } from 'vitest'
import {
  addsToIt,
  asksForAbbreviation,
  asksOfPeople,
  asksOfThing,
  isContinuation,
  isShortFollowUp,
  withoutApology,
} from './follow-up'

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

test('letters that are no word are an abbreviation', () => {
  const asked = ['what is mdr', 'What is sd-wan?', 'what does SASE mean', 'what’s xdr']
  expect(asked.filter(asksForAbbreviation)).toEqual(asked)
  expect(['what is love', 'WHAT IS LOVE', 'what is a sandwich'].some(asksForAbbreviation)).toBe(
    false,
  )
})

test('a short question may go on with another, a long one is understood by itself', () => {
  expect(['restaurants?', 'how about vets?', 'will they be mad'].every(isShortFollowUp)).toBe(true)
  expect(isShortFollowUp('which wines go with a roast')).toBe(false)
})

test('an apology before a correction is dropped', () => {
  expect(withoutApology('sorry, i meant Arlington')).toBe('i meant Arlington')
  expect(withoutApology('no thanks')).toBe('no thanks')
})
