// Conversations about trouble: reports of it, trouble of the past, and a change of subject.
import { company, emergencyHours } from '../../../src/content/company'
import { type Case, declined, onPages } from '../case'

const { phone } = company
const LINE = 'If this is an emergency'
const calm = { mustNot: [LINE] }
const hacked = 'we got hit by ransomware'

export const cases: readonly Case[] = [
  // What is not sent or delivered is reported, and no question about our address.
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    'our email isn’t sending since this morning',
    'emails are not going out',
    'our emails arent being delivered',
    'outlook won’t send',
    'mail isn’t coming in',
    'our customers are not receiving our emails',
  ]),

  // Whoever turns to something else has done so, wherever in the message the question stands.
  ...onPages('trouble: another subject', ['/services/web-design'], calm, [
    [hacked, 'ok we called. back to the website, how long does one take?'],
    [hacked, 'ok we called. back to the website, how long does one take?', 'is it for phones too?'],
    [hacked, 'a different question, do you build websites?'],
  ]),
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    [hacked, 'our website is old. how long does it take'],
    [hacked, 'back to the website, it shows strange things, what should we do'],
    ['our server is down', 'back to the server, how long will it take'],
  ]),

  // What is told of years ago is over.
  ...onPages('trouble: past', ['/resources#response-time'], calm, [
    ['our server crashed last year and our provider took 3 days', 'would you be faster?'],
  ]),
  ...onPages('trouble: past', ['/contact'], calm, [
    [
      'our server crashed last year and our provider took 3 days',
      'would you be faster?',
      'even on saturdays?',
    ],
  ]),
  ...onPages('trouble: past', ['/resources#cybersecurity'], calm, [
    ['two years ago we got hacked at my old company', 'what do you do against that'],
  ]),
  ...declined('trouble: past', { mustNot: [LINE], must: ['I don’t have prices'] }, [
    ['we got hacked last year', 'what does a security check cost?'],
  ]),
  ...onPages('emergency', ['/resources'], { must: [phone.text, emergencyHours.text] }, [
    ['we got hacked last night', 'what now'],
    'our server crashed last month and again today',
    'the server we bought last year crashed',
  ]),
]
