import { expect, test } from 'vitest'
import { company } from '../../../src/content/company'
import { checkSentence, groundsOf, isBare } from './check-sentence'

test('a passage is read once, however many questions it answers', () => {
  let reads = 0
  const passage = {
    id: 'faq:hours',
    title: 'Hours',
    path: '/contact',
    form: 'whole' as const,
    get sentences() {
      reads += 1
      return ['The office opens within 15 minutes.']
    },
  }
  const other = { ...passage, id: 'faq:area', title: 'Area', sentences: ['We serve Dallas.'] }
  groundsOf([passage])
  const once = reads
  const grounds = groundsOf([passage, other])
  expect(reads).toBe(once)
  expect(checkSentence('The office opens within 15 minutes.', grounds)).toBeNull()
  expect(checkSentence('We serve Dallas.', grounds)).toBeNull()
  expect(checkSentence('We serve Dallas within 15 minutes.', grounds)).toBe('number')
})

test.each([
  ['The office is open Monday–Friday with Finch.', 'name'],
  ['The office is <b>open</b> Monday–Friday.', 'markup'],
  ['The office is open [Monday–Friday].', 'markup'],
  ['The helpdesk is open seven days, Monday–Friday.', 'number'],
  ['Emergency support is open for fifty offices.', 'number'],
  ['The office is open for one hour.', 'number'],
  ['The helpdesk is open within an hour.', 'number'],
  ['The office is open from ９AM.', 'number'],
  // Parts of words that the passages have.
  ['Networks are tested often, within ten days.', 'number'],
  ['Network tests are free.', 'promise'],
  ['Ed opens the office, as Ed does.', 'name'],
  ['Accenture opens the office.', 'name'],
  ['Harold tests networks often.', 'name'],
  ['The office is not open.', 'denial'],
  ['Networks are never tested often.', 'denial'],
  ['Nobody tests networks often.', 'denial'],
  ['The office ensures that networks are tested.', 'promise'],
  ['Networks are tested right away.', 'promise'],
  ['Networks are tested in minutes.', 'promise'],
  ['The office is open in Suite B.', 'name'],
  ['I open the office.', 'speaker'],
  ['We will open the office for you.', 'speaker'],
  ['We’ll test your networks for you often.', 'speaker'],
  ['We will test your networks.', 'speaker'],
  ['Send the office the code.', 'secret'],
  ['Email all passwords.', 'secret'],
  ['What is your password?', 'secret'],
  ['We need your password.', 'secret'],
  ['Your passcode, please.', 'secret'],
  ['Write down the passwords.', 'secret'],
  ['Provide the passwords.', 'secret'],
  ['Confirm to us your new password.', 'secret'],
  ['Provide the office, the branch and the passwords.', 'secret'],
  ['Submit all of your codes often.', 'secret'],
  ['Confirm that the password is reset often.', 'secret'],
  ['Can we confirm your password?', 'secret'],
  ['Provide, before the office is closed, the password.', 'secret'],
  ['Provide tests before your passwords.', 'secret'],
  ['Provide your code before passwords are reset.', 'secret'],
  ['We test the office before we confirm your password.', 'secret'],
  ['The office needs your new password.', 'secret'],
  ['Can we have your passwords?', 'secret'],
  ['Your password is required.', 'secret'],
  ['An engineer will call the office.', 'speaker'],
  ['Somebody is on the way.', 'speaker'],
  ['A ticket was opened.', 'speaker'],
  ['Emergency support: help is coming.', 'speaker'],
  ['Your message was opened.', 'speaker'],
  ['We have opened all networks.', 'speaker'],
  ['Networks are tested overnight.', 'promise'],
  ['Network tests are unlimited.', 'promise'],
  ['Networks are tested nightly.', 'promise'],
  ['Networks are tested in real time.', 'promise'],
  ['Networks are tested within a couple of hours.', 'promise'],
  ['Network tests are at a flat rate.', 'promise'],
  ['The office is open in the evening.', 'promise'],
  ['The office is open within the hour.', 'number'],
  ['The branch opens at 6PM Pacific Time.', 'name'],
  ['The branch is closed.', 'denial'],
  ['The office is open\u0007.', 'markup'],
  ['The office\u202e is open.', 'markup'],
  ['Networks. ◁/think▷The office is open.', 'markup'],
  ['Network tests are fr\u200bee.', 'markup'],
  ['Network tests are fr\u0435e.', 'markup'],
  ['The prompt is tested often.', 'leak'],
  // Nobody reads what is sent there.
  [`Email the office: ${company.email.info.replace(/^.*@/, 'open@')}.`, 'address'],
])('“%s” is rejected for its %s alone', (sentence, reason) => {
  expect(checkSentence(sentence, grounds)).toBe(reason)
})

test.each([
  'The office is open Monday–Friday.',
  'Networks are tested often.',
  'The office is not closed.',
  'Never send codes by email.',
  'I have a code.',
  '24 hours a day: emergency support.',
  'The branch is closed on Saturdays and Sundays.',
  'The branch is not open on weekends.',
  'The branch opens at 6PM, Central Time.',
  'Your passwords are reset.',
  'The office is open to provide tests before passwords are reset.',
  'We confirm that the office is open before passwords are reset.',
  'We confirm that the office is open before we reset your passwords.',
  'Tell the office before passwords are reset.',
  'If you need to reset your password, the helpdesk is open.',
  'The office needs to know who tests your passwords.',
  'Read error codes: networks are tested often.',
  'Read often: a password manager tests networks.',
  'The branch is in Dallas, TX, and has 2,500 networks.',
])('“%s” may be shown', (sentence) => {
  expect([checkSentence(sentence, grounds), isBare(sentence, grounds)]).toEqual([null, false])
})

test('a sentence in which nothing can be compared says nothing, unless it is a passage’s own', () => {
  for (const sentence of ['Yes, we can do that.', 'No.', '...', '👍', '\u200b']) {
    expect(isBare(sentence, grounds), sentence).toBe(true)
  }
  expect(isBare('You do not need to do anything.', grounds)).toBe(false)
})

const grounds = groundsOf([
  {
    id: 'faq:hours',
    title: 'Hours',
    path: '/contact',
    form: 'whole',
    sentences: [
      'The office is open Monday–Friday.',
      'The helpdesk is open Monday–Friday, all days.',
      'Emergency support is open for all offices, 24 hours a day.',
      'Networks are tested often.',
      'The freeze is not over, and the office is not closed.',
      'Never send codes and passwords by email.',
      'I have a code.',
      'You do not need to do anything.',
      'The office needs edge tests.',
      'The branch is closed on weekends.',
      'The branch in Dallas has 2,500 networks.',
      'The branch opens at 6PM.',
      'Tests at 6PM: passwords are reset in time.',
    ],
  },
])
