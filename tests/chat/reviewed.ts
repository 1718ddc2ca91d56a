// Questions that a reviewer found answered wrongly, with others of their kind, and questions that sound like them
// and are none.
import { company, emergencyHours, officeHours } from '../../src/content/company'
import { dateInWords } from '../../src/content/in-words'
import { terms } from '../../src/content/legal'
import { positionChoices } from '../../src/contract/choices'
import { answered, type Case, declined, onPages } from './case'

const { phone, responseTimes } = company
const LINE = 'If this is an emergency'
const line = { must: [phone.text, emergencyHours.text] }

export const cases: readonly Case[] = [
  // Whoever is in trouble gets what to do now.
  ...onPages('emergency', ['/resources#emergency'], line, [
    'our website is down',
    'our systems are offline',
    'cannot access anything',
    'the whole office cannot work',
    'Our email is down',
    'all our phones are dead',
    'server down',
  ]),
  ...onPages('emergency', ['/resources#suspected-break-in'], line, [
    'we think someone is in our network',
    'someone is encrypting our files',
    'our email account was taken over',
    'somebody took over our Microsoft account',
    'we paid a fake invoice',
    'our bookkeeper paid a fraudulent invoice',
    'we were scammed',
    'someone scammed our accountant',
    'we just got scammed out of 40,000 dollars',
    'a stranger controls my mouse',
    'wire transfer fraud just happened',
    'I fell for a phishing email',
  ]),
  ...answered('emergency', { must: [...line.must, officeHours.text] }, [
    'our server crashed, what are your hours?',
  ]),
  ...answered('emergency', { must: [...line.must, company.address.street] }, [
    'our server is down, where is your office?',
  ]),
  ...onPages(
    'no emergency',
    ['/resources#spot-phishing', '/services/security'],
    { mustNot: [LINE] },
    ['how do I spot a fake invoice', 'do you encrypt our files'],
  ),

  // "Down" is more than a state.
  ...declined('no emergency', { mustNot: [LINE] }, [
    'can I put down a deposit',
    'how to bring costs down',
    'I scaled down my company',
    'our revenue is down',
    'sales are down this year',
    'can you come down on price',
    'I am down with the flu',
    'down jackets',
    'I’d like to get our bill down',
  ]),
  ...answered('no emergency', { must: [company.address.street], mustNot: [LINE] }, [
    'I’m writing down your address, what is it?',
  ]),
  ...onPages('no emergency', ['/resources#services', '/services'], { mustNot: [LINE] }, [
    'can you break down your services',
  ]),
  // An urgent question is answered, too.
  ...answered('emergency', { must: [...line.must, responseTimes.critical] }, [
    'How fast will someone call me back if our server is down?',
  ]),
  ...answered('response times', { must: [responseTimes.critical, responseTimes.high] }, [
    'what’s the difference between critical and high priority',
  ]),
  ...answered('hours', { must: [emergencyHours.text] }, ['who will answer at 3am']),
  ...onPages(
    'deception',
    ['/resources#spot-phishing'],
    ['we got an email asking us to change bank details for a supplier, is it legit?'],
  ),
  ...onPages('training', ['/resources#cybersecurity'], ['do you offer training']),
  ...declined('for a person', { must: [phone.text], mustNot: ['find an answer'] }, [
    'I want to cancel my service',
    'cancel our contract',
    'How do you vet your technicians?',
    'are your people background checked',
  ]),
  ...onPages('emergency', ['/services/security-services'], line, [
    'do you have a plan for outages',
  ]),

  ...answered('jobs', { must: positionChoices.map(({ label }) => label) }, [
    'What positions do you have open?',
    'What jobs are open?',
    'open positions?',
    'are you looking for a project manager',
    'do you employ project managers',
    'do you hire salespeople',
    'any openings for a security specialist',
  ]),
  ...answered('jobs', { must: ['cover letter is not needed'] }, ['is a cover letter required']),

  ...onPages('legal dates', ['/privacy'], { must: ['Last revised: '] }, [
    'When was the privacy policy last revised?',
    'how old is your privacy policy',
  ]),
  ...onPages(
    'legal dates',
    ['/terms'],
    { must: [`Last revised: ${dateInWords(terms.revised)}.`] },
    ['When were your terms last updated?'],
  ),
  ...onPages('legal dates', ['/cookies'], { must: ['Last revised: '] }, [
    'when was the cookie policy last changed',
  ]),

  ...answered('testimonials', { must: ['Gina J., Co-owner, GJ Fitness'] }, [
    'who is Gina J.',
    'what does gina say about you',
  ]),
  ...answered('testimonials', { must: ['Marcus T., Operations Manager'] }, [
    'what did Marcus T. say',
  ]),
  ...onPages(
    'urgency',
    ['/about', '/services', '/resources#services'],
    ['do you work with medium sized businesses'],
  ),
  ...declined('testimonials', {}, ['who is John Smith']),
  ...answered('post dates', { must: ['(March 12, 2025)'] }, [
    'when was the blog post on phishing published',
    'when did you publish the article about backups',
  ]),

  ...answered('forms', { from: '/careers?form=newsletter', mustNot: ['Not looking'] }, [
    'how do I subscribe',
    'where do I find the newsletter form',
    'where can I sign up for the newsletter',
  ]),
  ...answered('forms', { from: '/?form=service-request', must: ['Request Service'] }, [
    'how do I request service',
    'where is the service request form',
  ]),
  ...answered('forms', { from: '/privacy#automatic-emails', must: ['confirmation'] }, [
    'what happens after I submit the request form',
  ]),
  ...answered('forms', { from: '/case-studies/gj-fitness?form=consultation' }, [
    'how do I request a consultation',
    'can i book a consultation',
  ]),
  ...answered('urgency', { must: [`Medium - Needed Soon`, responseTimes.standard] }, [
    'how fast is medium priority',
    'I chose Medium - Needed Soon, when do I hear back?',
    'which urgency should I choose',
  ]),
]
