import { expect, test } from 'vitest'
import { isEmergency, namedTroubleOf, pastTroubleOf, troubleOf } from './emergency'
import { withoutMonthsAgo, withoutYearsAgo } from './past'

test.each([
  'our server crashed last year and our provider took 3 days',
  'two years ago we got hacked at my old company',
  'we got hacked last year. what does a security check cost?',
  'we were hit by ransomware 3 years ago',
  'last year our main server crashed',
  'our network was down for three days last year',
])('what happened years ago is no emergency: %s', (text) => {
  expect(isEmergency(text)).toBe(false)
})

test.each([
  'last spring our website got hacked',
  'at my old company we got hacked',
  'our backup failed last month',
  'we got hacked six months ago',
])('what happened months ago names a person and does not last: %s', (text) => {
  expect(isEmergency(text)).toBe(true)
  expect(troubleOf(text)).toBeNull()
})

test.each([
  'we got hacked last night',
  'our server crashed last hour',
  'we got hacked two days ago',
  'someone logged into our account last week',
  'our server crashed last month and again today',
  'we were hacked last year and now our files are encrypted again',
  'we got hacked six months ago and they are still in our email',
  'we were hacked last year and the hackers have our customer data',
  'we got hacked last year what do we do',
  'our contract ended last month and now our internet is down',
  'our contract ended last year, our internet is down',
  'the server we bought last year crashed',
  'last year we bought a server and it crashed',
  'last year we moved and got hacked',
  'an employee we fired last year hacked our email',
  'we lost all our emails from last year',
  'ransomware attack last year, lost everything',
  'our site crashed last year, customers see a porn page',
  'we got hacked last year and lost our data',
  'our server crashed last year and this time too',
  'we have been hacked last year',
])('trouble that may be there still counts: %s', (text) => {
  expect(isEmergency(text)).toBe(true)
  expect(troubleOf(text)).not.toBeNull()
})

test.each([
  ['our server crashed last month', 'failure'],
  ['we were hacked last year, do you think it could happen twice', 'attack'],
  ['we got hacked', null],
  ['we moved last year', null],
  ['my netflix got hacked last month', null],
])('pastTroubleOf(%j) is %s', (text, past) => {
  expect(pastTroubleOf(text)).toBe(past)
})

test('what is over cannot be what has just happened', () => {
  expect(namedTroubleOf('what do you do if we get hacked')).toBe('attack')
  expect(namedTroubleOf('we got hacked last year')).toBeNull()
})

test('only what happened then is left out', () => {
  expect(withoutYearsAgo('our server crashed last year, our phones died')).toBe(
    'our server  , our phones died',
  )
  expect(withoutMonthsAgo('we got hacked last month')).toBe('we got  ')
  expect(withoutYearsAgo('we got hacked last month')).toBe('we got hacked last month')
})
