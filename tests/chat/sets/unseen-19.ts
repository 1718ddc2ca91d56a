// What people ask who look for a provider, on the phone and at the desk. Written together with unseen-19-more.ts before
// any of them was asked: of 95, 77 were answered right at first. What was expected of five others was corrected: four are
// answered in another place of the site, and what would be in an emergency may bring its line.
import { company, officeHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, responseTimes, address } = company
const group = 'unseen 19: answerable'
const handedOver = 'unseen 19: declined'
const noAlarm = 'If this is an emergency'

const money: readonly Case[] = [
  ...declined(handedOver, { must: [phone.text] }, [
    'ballpark what would 25 seats run us per month',
    'is onboarding charged separately or part of the monthly bill',
    'do you make clients sign for three years',
    'do nonprofits get a discount with you guys',
    'what does a new wordpress site cost at your place',
    'whats ur hourly rate for onsite',
  ]),
  ...onPages(
    group,
    ['/terms'],
    ['is there a penalty if we leave early', 'can i pay by credit card'],
  ),
]

const times: readonly Case[] = [
  ...answered(group, { must: [responseTimes.standard], mustNot: [noAlarm] }, [
    'one person cant print, how long until somebody gets back to us normally',
    'typical wait before a tech picks up an ordinary ticket?',
  ]),
  ...answered(group, { must: ['24/7/365'] }, [
    'suppose our server dies on a sunday at 2 am, is anybody there',
  ]),
  ...answered(group, { must: ['24/7/365'], mustNot: [noAlarm] }, [
    'do you have people on call over christmas for real emergencies',
  ]),
  ...answered(group, { must: [officeHours.text.split(';')[0] ?? ''], mustNot: [noAlarm] }, [
    'can i drop by on friday around 5pm',
    'when do u guys open in the morning',
    'is the office staffed on saturdays',
  ]),
  ...answered(group, { must: [responseTimes.low] }, [
    'how quick do u reply to stuff that isnt urgent at all',
  ]),
]

const services: readonly Case[] = [
  ...onPages(
    group,
    ['/services/helpdesk-support'],
    [
      'who talks to dell when a laptop under warranty dies',
      'if someone phones pretending to be one of us and wants a password reset, how do you stop that',
      'do we get the same person each time or a random agent who knows nothing about our setup',
      'do you keep a list of all our devices',
      'new guy starts monday, what do you need from us to get him going',
    ],
  ),
  ...onPages(
    group,
    ['/services/security-services'],
    [
      'we want somebody to check who has access to which folders',
      'do you run drills for a cyber incident with management',
      'can u roll out 1password or something like it for the team',
    ],
  ),
  ...onPages(
    group,
    ['/services/security-services', '/resources#cybersecurity'],
    ['will you teach my employees not to fall for scams'],
  ),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      'we are relocating to a bigger suite in march, who handles the internet order and the cabling',
      'do we get a diagram of our network when you are done',
      'wifi has dead spots in the warehouse, would you measure it',
      'can our card readers be on their own part of the network',
    ],
  ),
  ...onPages(
    group,
    ['/services/cloud-solutions', '/resources#cloud-migration', '/resources#before-you-move'],
    [
      'we still have exchange on a box in the closet and want it gone',
      'does microsoft back up our onedrive or do we need something extra',
      'our aws bill doubled, could you find out why',
      'how do you make sure nothing gets lost when you move our files to sharepoint',
    ],
  ),
  ...onPages(
    group,
    ['/services/web-design', '/resources#why-your-site-is-slow'],
    [
      'our homepage takes forever to load on a phone',
      'would my receptionist be able to change the opening hours on the site herself',
      'can blind people use the sites you build',
      'who owns the website after you build it',
    ],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    [
      'we dont show up on google maps, can you change that',
      'do you run ads for dentists',
      'how would we know whether the ad money brings customers',
      'can you write our newsletter',
    ],
  ),
]

const places: readonly Case[] = [
  ...onPages(
    group,
    ['/resources#area'],
    [
      'do you drive out to waxahachie',
      'our second branch is in oklahoma city, would you still support the people there',
      'do you come to plano and how far out do you go',
    ],
  ),
  ...answered(group, { must: [address.street] }, [
    'where exactly r u in dallas',
    'whats the address for my gps',
  ]),
]

export const cases: readonly Case[] = [...money, ...times, ...services, ...places]
