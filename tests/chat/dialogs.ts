// Conversations in which what was said before decides what is right, and messages that ask nothing.
import { company } from '../../src/content/company'
import { answered, type Case, declined } from './case'

const { phone } = company

/** Nobody reads what is left in the chat, so no call may be expected. */
const contactDetails: readonly Case[] = declined(
  'dialogs: contact details',
  { must: ['can’t pass on', phone.text], mustNot: ['acknowledged', 'I can only help'] },
  [
    'here is my email: ben@lakesidelaw.com',
    'reach me at mike@acme.com',
    'my email is sarah@northtexasroofing.com',
    'Please have Sarah contact me, ben@lakesidelaw.com',
    'call me back on 214-555-0177',
    'can someone text me? my cell is 469.555.0123',
    ['call me back on 214-555-0177', 'when will you call'],
    ['my number is 972 555 0133', 'did you get my number?'],
    ['please call me', 'at 469-555-0188', 'tomorrow morning works best'],
    ['please call me', 'at 469-555-0188', 'tomorrow morning works best', 'is that confirmed?'],
    ['sign me up: jo@example.com', 'did that work?'],
    ['sign me up: jo@example.com', 'how do i get off it again'],
    'llámeme al 214 555 0177',
    ['do you do backups?', 'have somebody email me at pat@example.com'],
  ],
)

const introductions: readonly Case[] = answered(
  'dialogs: introductions',
  { must: ['What would you like to know?'], mustNot: ['“'] },
  ['Hi, I’m Marcus', 'Hi, I’m Dana', 'Hello my name is Priya Raman', 'I’m Gina from Acme Dental'],
)

const withoutWords: readonly Case[] = [
  ...answered('dialogs: no words', { must: ['I’m here'] }, [
    '👍',
    '...',
    ['do you do backups?', '👍'],
    ['do you do backups?', '☎️'],
    ['What are your hours?', '—'],
    ['price', '!!'],
  ]),
  ...answered('dialogs: no words', { must: ['I was no help'] }, [['price', '??']]),
]

export const cases: readonly Case[] = [...contactDetails, ...introductions, ...withoutWords]
