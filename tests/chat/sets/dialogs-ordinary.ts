// Ordinary questions that share words with contact details, introductions, visits and applications.
import { company } from '../../../src/content/company'
import { answered, type Case, declined } from '../case'

const DETAILS = 'can’t pass on'

const besideDetails: readonly Case[] = [
  ...declined('ordinary: addresses', { must: [company.phone.text], mustNot: [DETAILS] }, [
    'emails to bob@acme.com bounce',
    'set up email for jo@example.com',
    'our fax 214-555-0177 stopped',
    'error 800-100-2000',
    'part 123-4567',
    'KB 500-1234',
  ]),
  ...answered('ordinary: addresses', { mustNot: [DETAILS] }, [
    'my email jo@example.com is full',
    'our mailbox sales@acme.com is missing messages',
    'reset jo@example.com',
    'a note on the screen says email us at decrypt@evil.com',
    'a caller at 888-555-0123 told us to call back',
    'we got a text from 214-555-0177 to reach us',
  ]),
  ...declined('ordinary: addresses', { mustNot: [DETAILS] }, ['block spam@evil.com']),
]

const number = 'call me at 214-555-0177'
const address = 'my email is jo@example.com'

const afterDetails: readonly Case[] = [
  ...answered('ordinary: after details', { from: '/resources#dental-practice' }, [
    [number, 'have you worked with dentists?'],
  ]),
  ...answered('ordinary: after details', { from: '/services/security-services' }, [
    [number, 'do you have saved backups of our data?'],
    ['I want you to call us when our server fails', 'do you have backups?'],
  ]),
  ...answered('ordinary: after details', { from: '/services/web-design' }, [
    [address, 'who writes the texts for a website?'],
  ]),
  ...answered('ordinary: after details', { from: '/case-studies' }, [
    ['can you write us a website', 'do you get good reviews?'],
    ['do you text us reminders', 'have you got references?'],
  ]),
  ...answered('ordinary: after details', { mustNot: [DETAILS] }, [
    [number, 'tell me about backups', 'does it work with Macs?'],
    [number, 'do you work with dentists?', 'is it set up by you or by us?'],
    [address, 'are there text messages in marketing?'],
  ]),
]

const noNames: readonly Case[] = [
  ...declined('ordinary: no names', { must: [company.phone.text] }, [
    'It’s Broken',
    'I’m Blocked',
    'I’m Angry',
    'I’m Ready',
    'I’m Sorry',
    'This is Ridiculous',
    'My name is on the blacklist',
  ]),
  ...declined('ordinary: no names', { must: ['contracts, requests, tickets or invoices'] }, [
    'the name is wrong on the invoice',
  ]),
]

const sending: readonly Case[] = [
  ...answered('ordinary: sending', { must: [company.email.info] }, ['send the tech guys an email']),
  ...answered('ordinary: sending', { mustNot: [company.address.street] }, [
    'send anyone here a large file',
  ]),
  ...answered('ordinary: sending', { from: '/privacy#security' }, [
    'how to send people an encrypted email',
  ]),
]

const jobs = 'do you have jobs?'

const personnel: readonly Case[] = [
  ...answered('ordinary: personnel', { must: ['You can reach a person'] }, [
    'I want to talk to hr',
  ]),
  ...answered('ordinary: personnel', { mustNot: ['Monday'] }, ['integrate with hr software']),
  ...declined('ordinary: personnel', { must: ['I don’t have prices'] }, [
    [jobs, 'what are your hourly rates for network cabling?'],
  ]),
  ...declined('ordinary: personnel', { must: ['I didn’t find'] }, [
    'do you do payroll salary systems',
  ]),
]

export const cases: readonly Case[] = [
  ...besideDetails,
  ...afterDetails,
  ...noNames,
  ...sending,
  ...personnel,
]
