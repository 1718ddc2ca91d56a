// Applicants, clients, people who compare, conversations, two affairs in one message, and what the site does not
// answer. Written together with unseen-19.ts before any of them was asked.
import { company } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, email, responseTimes } = company
const group = 'unseen 19: answerable'
const handedOver = 'unseen 19: declined'
const emergencies = 'unseen 19: emergency'
const noAlarm = 'If this is an emergency'

const people: readonly Case[] = [
  ...onPages(
    group,
    ['/careers'],
    [
      'i have no degree but 4 yrs of help desk, should i bother applying',
      'will i hear back if you turn me down',
      'what goes on after i send in the application',
      'do i have to write a cover letter',
      'is it ok to send u my linkedin instead of a cv',
      'how many nights would i be on call working for you',
    ],
  ),
  ...onPages(
    group,
    ['/privacy'],
    [
      'how do i get you to wipe my data',
      'do you sell phone numbers to anybody',
      'how long do you keep a resume after i got rejected',
      'what happens to the things i type in this chat',
    ],
  ),
  ...onPages(group, ['/cookies', '/privacy#cookies'], ['do you track me with cookies here']),
]

const comparing: readonly Case[] = [
  ...onPages(
    group,
    ['/about', '/resources#services', '/'],
    [
      'what makes you different from the other it companies in town',
      'why should we pick you over a one man shop',
    ],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    [
      'our current msp is awful, how painful is switching over',
      'do we have to tell the old it company ourselves that we are leaving',
    ],
  ),
  ...onPages(
    group,
    ['/resources#existing-it-person'],
    ['we already employ a sysadmin, would you replace him or team up'],
  ),
  ...onPages(
    group,
    ['/case-studies', '/testimonials'],
    [
      'do you have an example of a law firm you helped',
      'what do your other customers say about you',
    ],
  ),
]

const clients: readonly Case[] = [
  ...answered(emergencies, {}, [
    'nobody in the office can log in to anything since 9',
    'theres a red screen on reception pc asking for bitcoin',
    'our bookkeeper just gave a caller remote access to her computer and now the mouse moves on its own',
    'emial is down for everbody!!',
  ]),
  ...declined(handedOver, { must: [phone.text] }, [
    'your guy left my server room door open yesterday, who do i complain to',
    'still waiting on the quote you promised last week',
    'pls change the billing contact on our account',
  ]),
  ...onPages(group, ['/resources#forgotten-password'], { mustNot: [noAlarm] }, [
    'cant remember my outlook pw what now',
  ]),
  ...onPages(group, ['/resources#choppy-video-call'], { mustNot: [noAlarm] }, [
    'teams meetings stutter all the time',
  ]),
  ...answered(group, { must: [email.support], mustNot: [noAlarm] }, [
    'where do i send a normal support request',
  ]),
]

const conversations: readonly Case[] = [
  ...answered(group, { must: [responseTimes.high] }, [
    ['how fast do you answer critical problems', 'and if it is only a whole team that is down?'],
  ]),
  ...onPages(
    group,
    ['/services/network-services'],
    [['what do you do for networks', 'does that include guest wifi']],
  ),
  ...onPages(
    group,
    ['/resources#area'],
    [
      ['do you do onsite visits', 'what about fort worth'],
      ['do you fix laptops', 'we are in frisco, do you get out here'],
    ],
  ),
  ...declined(handedOver, { must: [phone.text] }, [
    ['do you do web design', 'nice, and how much would 5 pages be'],
  ]),
  ...answered(group, { must: ['weekend'] }, [
    ['can you move us to microsoft 365', 'how long would it take for 60 people'],
  ]),
  ...onPages(
    group,
    ['/privacy'],
    [['can i sign up for text messages', 'and how do i get out of it later']],
  ),
  ...onPages(
    group,
    ['/careers'],
    [['are you hiring', 'do i need a cover letter', 'and who reads it']],
  ),
]

const two: readonly Case[] = [
  ...answered(group, { must: ['Monday', company.address.street] }, [
    'whats your address and are you open mondays',
  ]),
  ...answered(group, { must: [responseTimes.critical, 'Fort Worth'] }, [
    'how fast do you react in a crisis, and do you cover arlington?',
  ]),
  ...answered(group, { from: '/services/web-design' }, [
    'need a new website and also someone to run our google ads',
  ]),
  ...answered(group, { from: '/resources#existing-it-person', must: [phone.text] }, [
    'can you work next to our own it guy and what would that cost',
  ]),
]

const elsewhere: readonly Case[] = [
  ...declined(handedOver, {}, [
    'best pizza near deep ellum',
    'can you help my son with his math homework',
    'how many people work for you',
    'who is your ceo',
    'translate this letter into french for me',
    'what year did cedarline start',
  ]),
]

export const cases: readonly Case[] = [
  ...people,
  ...comparing,
  ...clients,
  ...conversations,
  ...two,
  ...elsewhere,
]
