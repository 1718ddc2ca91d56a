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
  'my email jo@example.com',
  'my boss’s cell is 469-555-0188',
  'John 469-555-0188',
  'jo@example.com is my email',
  'write down my number 2145550199',
  'call my wife at 9725550111',
  'my cell: Sam Banks 214-555-0177',
  'my number is 214\u2011555\u20117788',
  'call me at ２１４-５５５-７７８８',
  'call me on +44 20 7946 0958',
  'my number: +33 6 12 34 56 78',
  'call me at +1-214-555-7788x22',
  'my email is jöe.müller@exämple.de',
  'email me at joe @ example.com',
  'email me at joe[at]example.com',
])('“%s” leaves contact details and says nothing else', (text) => {
  expect(readDetails(text)).toEqual({ rest: '', hasDetails: true })
})

test.each([
  ['we need a new website, my email is jo@example.com', 'we need a new website'],
  ['what do you charge? email me at jo@example.com', 'what do you charge'],
])('what “%s” says besides is kept', (text, rest) => {
  expect(readDetails(text)).toEqual({ rest, hasDetails: true })
})

test.each([
  'got an email from billing@example.com, is that phishing',
  'should I call 888-555-0123?',
  'unsubscribe jo@example.com',
  'our printer says call 888-555-0123',
  'my email jo@example.com is full',
  'emails to bob@acme.com bounce',
  'set up email for jo@example.com',
  'our mailbox sales@acme.com is missing messages',
  'our fax 214-555-0177 stopped',
  'reset jo@example.com',
  'Block spam@evil.com',
  'a note on the screen says email us at decrypt@evil.com',
  'a caller at 888-555-0123 told us to call back',
  'we got a text from 214-555-0177 to reach us',
  'a call from this number: 214-555-0177',
])('“%s” leaves no details', (text) => {
  const { rest, hasDetails } = readDetails(text)
  expect(hasDetails).toBe(false)
  expect(rest).not.toMatch(/@|\d/)
})

test.each([
  'ticket number 2145550177 is still open',
  'error 800-100-2000',
  'part 123-4567',
  'KB 500-1234',
  'we grew +20 30 percent',
])('the number in “%s” is no phone number and stays', (text) => {
  expect(readDetails(text)).toEqual({ rest: text, hasDetails: false })
})

test.each([
  '10 PCs @ 1.200 each',
  '4 PCs @ 2.5k each',
  'see you @ 10.am',
  'our servers @ 99.9% uptime',
  'ssh root@10.0.0.5 times out',
])('“%s” has no address and stays', (text) => {
  expect(readDetails(text)).toEqual({ rest: text, hasDetails: false })
})

test.each(['sam@163.com', 'sam@7-11.com', 'sam@mail.163.com', 'sam@10.example.com'])(
  '%s is an address, with digits in its domain',
  (address) => {
    expect(readDetails(`my email is ${address}`)).toEqual({ rest: '', hasDetails: true })
  },
)

test.each([
  company.phone.text,
  company.phone.href.replace('tel:', ''),
  company.email.info.toUpperCase(),
  company.email.support,
])('%s is ours and stays in the question', (ours) => {
  const text = `is ${ours} yours`
  expect(readDetails(text)).toEqual({ rest: text, hasDetails: false })
})

test.each([
  ['did you get my number?', true],
  ['is that confirmed?', true],
  ['when will you call', true],
  ['tomorrow morning works best', true],
  ['how do i get off it again', true],
  ['did that work?', true],
  ['has it gone through yet', true],
  ['have you written it down?', true],
  ['do you have my number?', true],
  ['did you pass that on', true],
  ['ok so when can I expect a call?', true],
  ['will someone call me back tomorrow?', true],
  ['who will be calling me and when', true],
  ['how long until someone calls', true],
  ['are we all set for Monday?', true],
  ['have you worked with dentists?', false],
  ['does it work with Macs?', false],
  ['do you have saved backups of our data?', false],
  ['is it set up by you or by us?', false],
  ['who writes the texts for a website?', false],
  ['are there text messages in marketing?', false],
  ['do you get good reviews?', false],
  ['have you got references?', false],
  ['do you have backups?', false],
  ['when can we call you?', false],
  ['what are your hours?', false],
  ['are you open tomorrow morning', false],
  ['when do you open', false],
])('asksAfterDetails(%j) is %s', (text, after) => {
  expect(asksAfterDetails(text)).toBe(after)
})
