// Conversations of applicants, who ask about pay and vacation in words that others use for prices and trips.
import { type Case, declined } from '../case'

const jobs = 'are you hiring'
const pay = { must: ['About applying it says this'], mustNot: ['I don’t have prices'] }

export const cases: readonly Case[] = [
  ...declined('jobs: pay', pay, [
    [jobs, 'what does it pay?'],
    [jobs, 'and the salary?'],
    [jobs, 'what are the wages like'],
    [jobs, 'how much per hour'],
    [jobs, 'is it paid', 'and the pay?'],
    ['do you have any jobs', 'what is the hourly rate for a technician'],
    'what is the salary of a technician',
    'what do you pay your technicians',
    'what would I earn as a helpdesk technician',
  ]),
  ...declined('jobs: vacation', pay, [
    ['do you have any jobs', 'how many vacation days'],
    ['what positions are open', 'how much vacation do I get'],
    [jobs, 'pto?'],
  ]),
  ...declined('jobs: prices', { must: ['I don’t have prices'] }, [
    ['do you have any jobs', 'ok. what does managed IT cost per month for my company?'],
    ['do you have any jobs', 'what do you charge per hour'],
    'hourly rate for a technician on site',
  ]),
]
