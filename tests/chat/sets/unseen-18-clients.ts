// What clients in trouble and otherwise type, and visitors who ask two things or follow up on an answer. Written together
// with unseen-18.ts before any of them was asked.
import { company, helpdeskHours, officeHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, email } = company
const group = 'unseen 18: answerable'
const handedOver = 'unseen 18: declined'
const emergencies = 'unseen 18: emergency'
const noAlarm = 'If this is an emergency'

const inTrouble: readonly Case[] = [
  ...answered(emergencies, {}, [
    'none of our 14 computers can open the shared drive since this morning and we have clients waiting',
    'server wont boot!!',
    'I think somebody is inside our email, customers are getting weird invoices from us',
    'my computer says all files are encrypted',
    'our accountant wired 18k to the wrong account because of an email that looked like from our CEO',
    'whole office has no internet pls help',
    'i clicked on the link in a fake docusign and put in my password',
    'phones are dead and nobody can call us',
    'one of our laptops got stolen from a car last night with client data on it',
    'help our website got hacked it shows some casino page',
  ]),
  ...onPages(group, ['/resources#spot-phishing'], { mustNot: [noAlarm] }, [
    'what should my employees do if they click on a bad link',
    'how do i tell a fake email from a real one',
  ]),
  ...onPages(
    group,
    ['/services/security-services', '/resources#test-your-backups'],
    { mustNot: [noAlarm] },
    ['how can i test if our backups really work'],
  ),
  ...onPages(group, ['/resources#forgotten-password'], { mustNot: [noAlarm] }, [
    'forgot my windows pasword how do i reset it',
  ]),
  ...onPages(group, ['/resources#choppy-video-call'], { mustNot: [noAlarm] }, [
    'zoom keeps freezing and ppl say i sound like a robot',
  ]),
  ...onPages(
    group,
    ['/resources#leavers-laptop', '/services/helpdesk-support'],
    { mustNot: [noAlarm] },
    ['we are letting someone go on friday, what do we do with his laptop and access'],
  ),
  ...onPages(
    group,
    [
      '/resources#slow-office-wifi',
      '/resources#wifi-or-internet-line',
      '/services/network-services',
    ],
    { mustNot: [noAlarm] },
    ['wifi in our conference room is so slow every afternoon'],
  ),
  ...onPages(
    group,
    ['/resources#report-a-problem', '/services/helpdesk-support'],
    { mustNot: [noAlarm] },
    ['how do i open a ticket', 'what info do you need from me when something is broken'],
  ),
]

const affairs: readonly Case[] = [
  ...declined(handedOver, { must: [phone.text] }, [
    'any update on my ticket from tuesday?',
    'i was double charged on last months invoice',
    'we want to cancel our agreement with you',
    'your tech was supposed to be here at 10 and nobody showed up',
    'i filled in your form last week and never heard back',
    'i need to reschedule the visit on thursday',
  ]),
  ...answered(group, { must: [phone.text], mustNot: [noAlarm] }, [
    'can i talk to a real person',
    'whats the number for support',
    'can somebody call me back tomorrow at 2',
    'can you reset my password for me? username is jdoe',
  ]),
  ...answered(group, { must: [email.support] }, ['what is the support email address']),
  ...answered(group, { must: [helpdeskHours.text] }, [
    'until what time can my staff reach the helpdesk',
  ]),
  ...answered(group, { must: [officeHours.text] }, [
    'are you open on saturday',
    'when does your office close today',
  ]),
  ...answered(group, { must: ['24/7/365'] }, ['do you have someone at night if the server dies']),
]

const twoAffairs: readonly Case[] = [
  ...onPages(group, ['/privacy#automatic-emails'], { mustNot: [noAlarm] }, [
    'the form I sent you has the wrong email address',
  ]),
  ...answered(group, { must: ['don’t have prices', 'one number'] }, [
    'how much is it per month? and do you support macs',
  ]),
  ...answered(group, { must: ['your own team', 'Paid search'] }, [
    'we want a new website and we also need help with google ads',
  ]),
  ...answered(group, { must: ['unsubscribe', '45 days'] }, [
    'cancel my newsletter and also delete my data',
  ]),
  ...answered(group, { must: ['caps lock', 'reach a person'] }, [
    'how do I reset my password and let me talk to a manager',
  ]),
  ...answered(group, { must: ['This site doesn’t say', '1400 N Zang'] }, [
    'can we use copilot? Where are you located?',
  ]),
  ...answered(group, { must: ['miles', 'next business day'] }, [
    'do you serve Arlington and how fast do you respond',
  ]),
  ...answered(group, { must: [officeHours.text, '1400 N Zang'] }, [
    'what are your hours and where are you located?',
  ]),
  ...answered(group, { must: ['don’t have prices', 'miles'] }, [
    'how much is it and do you come to Garland',
  ]),
  ...answered(group, { must: ['second factor', 'first inventory'] }, [
    'We need help with cyber security, and we also want to migrate to Microsoft 365.',
  ]),
  ...answered(group, { must: ['resume', '1400 N Zang'] }, [
    'How do I apply? And where is your office?',
  ]),
  ...onPages(group, ['/services/web-design'], { must: ['own it', 'Paid search'] }, [
    'who owns the website at the end and can you also do the google ads',
  ]),
  ...answered(group, { must: ['STOP', 'unsubscribe'] }, [
    'how do i stop the texts and also get off the newsletter',
  ]),
]

const followingUp: readonly Case[] = [
  ...answered(group, { must: ['restore'] }, [['do you do backups', 'and do you test them?']]),
  ...answered(group, { must: ['weekend'] }, [
    ['we want to move our files to sharepoint', 'will we be down while you do it'],
  ]),
  ...answered(group, { must: ['One day'] }, [
    ['do you have any website examples', 'how long did the gym one take'],
  ]),
  ...answered(group, { must: ['within 30'] }, [
    ['how fast do you respond', 'and if everything is down?'],
  ]),
  ...answered(group, { must: [helpdeskHours.text] }, [
    ['what does the helpdesk do', 'what hours are they available'],
  ]),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      ['hi', 'we are moving to another building in march', 'can you do the network there'],
      ['What about wifi?', 'do you measure before you sell us stuff'],
    ],
  ),
  ...declined(handedOver, { must: ['don’t have prices'] }, [
    ['do you do managed IT for small offices', 'ok and roughly how much'],
    ['what is included in the helpdesk', 'is that a flat fee'],
  ]),
  ...answered(group, { must: ['45 days'] }, [
    ['can you delete the data you have on me', 'how long does that take'],
  ]),
  ...onPages(
    group,
    ['/careers'],
    [['are you hiring', 'do i need a degree', 'ok how do i send my resume']],
  ),
  ...onPages(
    group,
    ['/services/security-services'],
    [['which services do you offer', 'tell me more about the security one']],
  ),
  ...answered(group, { must: [phone.text] }, [
    ['how much do you charge', 'ok then who can i talk to about it'],
  ]),
]

export const cases: readonly Case[] = [...inTrouble, ...affairs, ...twoAffairs, ...followingUp]
