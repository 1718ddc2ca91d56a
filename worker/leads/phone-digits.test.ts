import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits'

test.each([
  '2145550142',
  '(214) 555-0142',
  '214\u2013555\u20130142',
  '214\u2011555\u20110142',
  '\u202a+1 214 555 0142\u202c',
  'tel:+12145550142',
  '214-555-0142 x5',
  '214.555.0142 ext. 12',
  '(214)555-0142,',
  '+1 (214) 555-0142',
  '1-214-555-0142',
  '12145550142',
])('%s is the same number', (text) => {
  expect(phoneDigits(text)).toBe('2145550142')
})

test('a part of a number counts from four digits on', () => {
  expect(['555-0142', '0142', '+1 (214) 555', '1-214-555'].map(phoneDigits)).toEqual([
    '5550142',
    '0142',
    '214555',
    '214555',
  ])
  expect(
    ['142', '', '100%', 'Ann Bell', 'suite 2140', '2140@example.com'].map(phoneDigits),
  ).toEqual([null, null, null, null, null, null])
})
