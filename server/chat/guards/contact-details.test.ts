import { expect, test } from 'vitest'
import { company } from '../../../src/content/company'
import { asksAfterDetails, readDetails } from './contact-details'

test.each([
  'here is my email: ben@lakesidelaw.com',
  'reach me at mike@acme.com',
  'Please have Sarah contact me, ben@lakesidelaw.com',
  'call me back on 214-555-0177',
  'my number is 972 555 0133',
  '(469) 555-0188',
  'at 469-555-0188 after 5 please',
  'sign me up: jo@example.com',
  'can someone call me tomorrow at +1 214.555.0177?',
  'jo at example dot com',
  'mi correo es juan@ejemplo.com',
])('“%s” leaves contact details and says nothing else', (text) => {
  expect(readDetails(text)).toEqual({ rest: '', left: true })
})

test.each([
  ['we need a new website, my email is jo@example.com', 'we need a new website'],
  ['what do you charge? email me at jo@example.com', 'what do you charge'],
])('what “%s” says besides is kept', (text, rest) => {
  expect(readDetails(text)).toEqual({ rest, left: true })
})

test.each([
  'got an email from billing@example.com, is that phishing',
  'should I call 888-555-0123?',
  'unsubscribe jo@example.com',
  'ticket number 2145550177 is still open',
  'our printer says call 888-555-0123',
])('“%s” leaves no details', (text) => {
  const { rest, left } = readDetails(text)
  expect(left).toBe(false)
  expect(rest).not.toContain('@')
})

test.each([company.phone.text, company.email.info, company.email.support])(
  '%s is ours and stays in the question',
  (ours) => {
    const text = `is ${ours} yours`
    expect(readDetails(text)).toEqual({ rest: text, left: false })
  },
)

test.each([
  ['did you get my number?', true],
  ['is that confirmed?', true],
  ['when will you call', true],
  ['tomorrow morning works best', true],
  ['how do i get off it again', true],
  ['what are your hours?', false],
  ['are you open tomorrow morning', false],
  ['when do you open', false],
])('asksAfterDetails(%j) is %s', (text, after) => {
  expect(asksAfterDetails(text)).toBe(after)
})
