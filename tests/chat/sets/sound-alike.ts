// Questions in the words of others that are about something else: what applicants, senders of a form, and those whose
// mail has failed want to know, with the questions that they sound like.
import { company } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, email } = company

const ofApplicants: readonly Case[] = [
  ...declined(
    'sound alike: where one may work',
    { from: '/careers#how-to-apply', must: ['This site doesn’t say'], mustNot: ['62 miles'] },
    [
      'can i work remote from houston',
      'can I work from home',
      'can i work fully remote',
      'do you hire people living outside Texas',
      'do you hire people from other states',
      'do you hire outside of Texas',
      'are you hiring in Houston',
      'are you hiring in Plano',
      'can your employees work from home',
      'do your employees work from home',
      'can I live in another state and work for you',
      'do I have to live in Dallas to work for you',
      'I want to work from home for you',
      'is working from home allowed',
      'do you have remote jobs',
    ],
  ),
  ...onPages(
    'sound alike: jobs here',
    ['/careers?form=job-application'],
    [
      'are you hiring near me',
      'Are you hiring in Dallas?',
      'are you currently hiring in the Dallas area',
      'are you hiring around here',
      'are you recruiting near Fort Worth',
    ],
  ),
  ...declined(
    'sound alike: criminal records of applicants',
    { must: ['This site doesn’t say', phone.text], mustNot: ['The positions in'] },
    [
      'do you hire felons',
      'do you hire ex convicts',
      'do you hire people with a criminal record',
      'can I work for you with a felony',
      'would you hire someone with a criminal history',
    ],
  ),
  ...onPages(
    'sound alike: own staff at home',
    ['/services/helpdesk-support'],
    [
      'my employees work from home, can you help',
      'can you onboard the people we hire remotely',
      'I work from home and need IT support',
      'can you help if our employees work from home',
      'can your technicians work remotely on our computers',
    ],
  ),
  ...onPages(
    'sound alike: whom we serve',
    ['/resources#area'],
    [
      'our team lives outside Texas, can you support them',
      'I live in another state, does that work for you',
      'I work for a company in Houston, can you help',
    ],
  ),
  ...answered(
    'sound alike: resumes',
    { from: '/careers#how-to-apply', must: ['Link to it wherever it is kept'] },
    [
      'how do i upload my resume pdf',
      'where can I upload my CV',
      'can I send my resume as a PDF',
      'can I attach my resume',
      'what format should my resume be',
    ],
  ),
]

const ofSenders: readonly Case[] = [
  ...answered(
    'sound alike: to correct a form',
    { must: ['To add or correct something, reply to that email.'], mustNot: ['Critical'] },
    [
      'I want to add something to my request',
      'how do I correct my request after sending it',
      'I forgot something in the form I sent',
      'I sent a request an hour ago and want to add a detail',
      'I need to change the date in my request',
      'can I edit my application after I sent it',
      'I put the wrong email address in the form',
      'wrong email in my ticket',
      'I put the wrong email in my ticket',
      'I gave the wrong address in my ticket',
      'my ticket has the wrong phone number',
      'the email address in my application is wrong',
    ],
  ),
  ...answered(
    'sound alike: after a form',
    { must: ['the urgency you choose', company.responseTimes.critical] },
    ['I filled out the form, what happens now?', 'what happens next after I send a request'],
  ),
  ...onPages(
    'sound alike: own forms',
    ['/services/web-design'],
    ['can you add something to our website', 'add a form to my website'],
  ),
]

const ofReachingUs: readonly Case[] = [
  ...onPages(
    'sound alike: without mail',
    ['/contact'],
    { must: [`Call us at ${phone.text}`], mustNot: [email.info, email.support] },
    [
      'how do I reach you if our email does not work',
      'our email is down how do I contact you',
      'our email is down, how do I contact you?',
      'Our email is down. How can I reach you?',
      'how do I contact you if my email is broken',
      'what if I cannot email you',
    ],
  ),
  ...onPages('sound alike: with mail', ['/contact'], { must: [email.info] }, [
    'can I send you an email',
    'where can I email you',
  ]),
  ...onPages(
    'sound alike: a person or a program',
    ['/terms#ai-assistant'],
    { must: ['computer program'] },
    [
      'is this a real person',
      'is this a human',
      'is there a human behind this',
      'is there a person behind this chat',
      'are you a real human',
    ],
  ),
  ...onPages(
    'sound alike: a person wanted',
    ['/contact'],
    { must: [phone.text], mustNot: ['computer program'] },
    ['is there a human I can talk to', 'can I have a real person please'],
  ),
]

const ofAgreements: readonly Case[] = [
  ...declined(
    'sound alike: contracts',
    { must: ['This site doesn’t say', 'written agreement', phone.text], mustNot: ['promise'] },
    [
      'minimum contract length?',
      'notice period?',
      'are we locked into a contract',
      'how long are we bound',
      'What’s the contract length?',
      'what is the length of a contract',
      'length of the agreement',
      'what is your contract duration',
      'is there a fixed contract term',
    ],
  ),
  ...answered(
    'sound alike: HIPAA',
    { must: ['doesn’t say whether we hold any certificate', 'business associate agreement'] },
    ['do you support HIPAA and will you sign a BAA', 'Are you HIPAA compliant? Do you sign a BAA?'],
  ),
  ...onPages(
    'sound alike: our own IT',
    ['/resources#existing-it-person'],
    [
      'We have 140 users on Microsoft 365 E3 and two sites, in Dallas and Plano. Can you take over tier 1 only and leave escalations to my team?',
      'can you do tier 1 and leave escalations to our IT',
    ],
  ),
  ...onPages(
    'sound alike: several sites',
    ['/resources#onboarding', '/services/helpdesk-support'],
    [
      'two sites in Dallas and Plano, 140 users: can you take over our helpdesk?',
      'we have two offices in Dallas and Fort Worth, can you run our helpdesk',
    ],
  ),
  ...onPages(
    'sound alike: several sites',
    ['/resources#area'],
    [
      'do you serve our two sites in Dallas and Plano',
      'two offices in Dallas and Plano, can you support both?',
    ],
  ),
]

export const cases: readonly Case[] = [
  ...ofApplicants,
  ...ofSenders,
  ...ofReachingUs,
  ...ofAgreements,
]
