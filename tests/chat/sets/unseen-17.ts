// What visitors type about our services, terms, hours, addresses and people. Together with unseen-17-visitors.ts: 123
// questions were asked first, of which 106 were answered right; 19 more say the same as some of the others in new words.
import { company, officeHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, email, address } = company
const group = 'unseen 17: answerable'
const handedOver = 'unseen 17: declined'

const services: readonly Case[] = [
  ...onPages(
    group,
    ['/services/helpdesk-support'],
    [
      'Do you set up new laptops for new hires before they start?',
      'whats included in helpdesk',
      'idk what i need tbh our computers are just slow',
      'not looking for marketing. we just want someone to answer when outlook breaks',
      "we don't use windows, only chromebooks",
    ],
  ),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      "we're opening a second location in Plano next spring, can you do the cabling and the wifi there",
      'can u manage our firewall',
      'do you handle wifi or is that the phone company',
    ],
  ),
  ...onPages(group, ['/resources#wifi-or-internet-line', '/services/network-services'], ['wifi']),
  ...onPages(group, ['/services/network-services'], { must: ['lines ordered early'] }, [
    ['Can you help with an office move?', 'how early should we call'],
    'how early should we tell you about an office move',
  ]),
  ...onPages(
    group,
    ['/resources#cloud-migration', '/services/cloud-solutions'],
    ['can you move us off gmail and on to microsoft 365 without losing old mail'],
  ),
  ...onPages(group, ['/services/cloud-solutions'], { must: ['We back up email'] }, [
    'helo do yuo do clowd bakcups',
    ['Do you do backups?', 'no i mean for microsoft 365'],
  ]),
  ...onPages(
    group,
    ['/services/web-design'],
    [
      'our site looks terrible on phones. do u rebuild sites?',
      ['do you do web design', 'who owns it after'],
    ],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    ['do you write blog posts for our site or do we have to do that'],
  ),
  ...onPages(group, ['/services/security-services'], { must: ['restore test'] }, [
    'i dont need a website, only backups',
    'no cloud for us. can you still do backups to something on site',
  ]),
  ...onPages(
    group,
    ['/services/security-services'],
    [
      'Do you do penetration tests?',
      'do you require a second number for two factor or can we use keys',
      ['what services do you offer', 'which one covers phishing'],
    ],
  ),
  ...onPages(
    group,
    ['/resources#existing-it-person'],
    ["we already have an IT guy and don't want to replace him, would you still help us?"],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    ['where do we even start', 'where would one start with people like you'],
  ),
]

const terms: readonly Case[] = [
  ...declined(handedOver, { must: ['prices'] }, [
    'what does it run per user per month',
    "Ballpark for 25 people, just a number, I won't hold you to it",
    'do you bill by the hour or flat fee',
    ['Do you run paid ads on Google?', 'how much is that?'],
    ['Can you set up a VPN for people at home?', 'how much would that run us'],
    'is there a setup fee',
    'do you take credit cards',
    'do you charge for travel to Fort Worth',
    'prcing',
  ]),
  ...declined(handedOver, { must: ['settled in a written agreement'] }, [
    'do we have to sign for three years',
    'is it a 12 month contract',
    'are we locked in for 2 years',
    'is there a two year commitment',
    'my boss wants to know if we must commit for a year',
  ]),
  ...onPages(group, ['/terms'], ['can we cancel any time', 'can i see a contract before i sign']),
  ...declined(handedOver, { must: [phone.text] }, [
    'do you do free assessments',
    ['Do you offer SEO?', 'how long before we see anything'],
    'do i get the same tech every time',
    'how old is your company',
    'do you install security cameras or just network stuff',
  ]),
]

const timesAndPlaces: readonly Case[] = [
  ...answered(group, { must: [officeHours.text] }, [
    'what time do you guys close on fridays',
    ['When does the helpdesk open?', 'and on weekends?'],
    'can my people call at 6:30 in the evening about a printer',
    'is tech support 24 7',
    'is the helpdesk 24/7',
    'hours',
  ]),
  ...declined(handedOver, { must: [phone.text] }, [
    'are you open on thanksgiving',
    ['Do you monitor servers overnight?', 'and on holidays?'],
    'is there a bus or train to your office',
  ]),
  ...answered(group, { must: [address.street] }, [
    'Whats the zip for your office',
    'where do i send a package to yall',
    'can i ship you a box of old laptops',
    "This is the third time I'm asking!!! WHERE is your office???",
  ]),
  ...answered(group, { must: ['62 miles'] }, [
    'do you come out to Waxahachie',
    'we are in Tulsa. is that too far',
    ['Which areas do you serve?', 'and Denton?'],
  ]),
  ...answered(group, { must: ['15 minutes'] }, [
    'whats the difference between high and critical',
    'can you come today',
  ]),
]

const aPerson: readonly Case[] = [
  ...answered(group, { must: ['reach a person'] }, [
    'stop giving me canned answers I want a HUMAN',
    'operator',
    'can somebody ring me tomorrow morning around 9',
    'representative please',
  ]),
  ...answered(group, { must: [email.support] }, ['whats the email for support']),
  ...answered(group, { must: [phone.text] }, [
    ['Where are you based?', 'whats the phone number then'],
    'this is ridiculous, ive been on hold forever and nobody picks up your phone',
  ]),
  ...declined(handedOver, { must: ['sorry for the trouble'] }, ['your tech was rude']),
  ...answered(group, { must: ['welcome'] }, ['your engineer was great, thank you']),
  ...declined(handedOver, { must: ['can’t pass on'] }, [
    'my email is bob@acme.com please have someone email me a quote',
  ]),
]

export const cases: readonly Case[] = [...services, ...terms, ...timesAndPlaces, ...aPerson]
