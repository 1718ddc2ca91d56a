// Conversations about trouble: reports of things that do not work.
import { company, emergencyHours } from '../../../src/content/company'
import { type Case, onPages } from '../case'

const { phone } = company

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
]
