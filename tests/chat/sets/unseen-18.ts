// What the owners and managers of small firms type who look for a provider. Written together with unseen-18-clients.ts
// and unseen-18-strangers.ts: 179 questions were asked first, of which 154 were answered right; a few known from elsewhere
// were added.
import { answered, type Case, onPages } from '../case'

const group = 'unseen 18: answerable'
const noAlarm = 'If this is an emergency'

const services: readonly Case[] = [
  ...onPages(
    group,
    ['/services/helpdesk-support'],
    [
      'when my staff have a computer issue do they call you directly or does it have to go through me',
      'do your techs remote in or do they come on site',
      'can you deal with our software vendor when quickbooks breaks, i hate calling them',
      'will you keep track of warranties and licenses on our computers',
      'do i get some kind of report of what you did each month',
      'we have 3 new hires starting on the 1st, can u get their laptops ready',
      'do you support iphones and ipads our sales team uses for email',
      'who patches windows on our machines',
      'there is a wrong date in our application',
      'is there someone who picks up the phone or do we get a robot',
    ],
  ),
  ...onPages(
    group,
    ['/services/security-services'],
    [
      'our insurance company sent us a cyber questionnaire, do you help filling that out',
      'what kind of antivirus do you put on the computers',
      'we need mfa on all our accounts before renewal, can you set it up',
      'could you encrypt our laptops',
    ],
  ),
  ...onPages(group, ['/services/security-services'], { mustNot: [noAlarm] }, [
    'do you check whether our passwords leaked somewhere',
  ]),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      'need cat6 drops and wifi in a new suite we are leasing',
      'will you connect our two offices so they share the same files server',
      'can visitors wifi be kept apart from our own computers',
      'do you look after firewalls',
      'we need equipment for a new office',
    ],
  ),
  ...onPages(group, ['/services/network-services'], { mustNot: [noAlarm] }, [
    'can you install a backup internet line so we dont go down every time the cable company does',
    'who deals with AT&T when the line is down, us or you',
  ]),
  ...onPages(
    group,
    ['/services/cloud-solutions', '/resources#cloud-migration'],
    [
      'we have an old server under a desk and want to go to the cloud',
      'can you move 40 mailboxes from godaddy to office 365',
      'who checks our azure bill, it keeps going up',
      'what happens to the old server after the move',
      'can we move back if the cloud does not work for us',
    ],
  ),
  ...onPages(
    group,
    ['/services/cloud-solutions'],
    [
      'does microsoft already back up our email or do we need you for that',
      'can you move our phone system and keep our numbers',
    ],
  ),
  ...onPages(
    group,
    ['/services/web-design', '/case-studies'],
    [
      'i need a new website for my plumbing company',
      'will i be able to change things on the website myself',
      'how long does a new website take with you',
      'is the website going to be ADA accessible',
      'do we keep the domain if we stop working with you',
    ],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    [
      'how do we show up higher on google',
      'our address is wrong on google maps and yelp, can you fix that',
      'do you run google ads and who owns the account',
      'can you set up a newsletter for our customers',
    ],
  ),
]

const comparing: readonly Case[] = [
  ...onPages(
    group,
    ['/resources#cybersecurity', '/services/security-services'],
    ['do you do phishing training for employees'],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    [
      'we are a 25 person insurance agency and our one IT guy just quit, can you take over the day to day stuff',
      'if we sign with you what are the first steps',
      'how painful is it to switch from our current IT company',
      'do you contact our old provider for the passwords or is that on me',
    ],
  ),
  ...onPages(
    group,
    ['/resources#existing-it-person'],
    [
      'we already have an in-house sysadmin. would you be replacing him',
      'my IT manager is overloaded, can you just take the helpdesk and after hours part off him',
    ],
  ),
  ...answered(group, { must: ['within 1 hour'] }, [
    'what are your SLAs',
    'if our whole accounting team is down how quickly does someone look at it',
  ]),
  ...answered(group, { must: ['next business day'] }, [
    'how quickly do you answer low priority tickets',
  ]),
  ...answered(group, { must: ['98%'] }, ['what is your customer satisfaction score']),
  ...answered(group, { must: ['34+'] }, ['how experienced are you guys']),
  ...onPages(
    group,
    ['/case-studies'],
    [
      'can i see examples of websites you have done',
      'have you worked with any healthcare companies',
      'what did you do for the gym',
    ],
  ),
  ...answered(group, { must: ['miles'] }, [
    'we are in Frisco do you come out here',
    'do you cover fort worth',
    'we have a branch in Oklahoma City. is that a problem?',
  ]),
  ...answered(group, { must: ['1400 N Zang'] }, [
    'whats ur address',
    'where can i mail a signed document to you',
  ]),
  ...onPages(
    group,
    ['/about'],
    ['tell me about your company', 'why should i pick you over the other guys'],
  ),
  ...onPages(
    group,
    ['/resources#dental-practice'],
    ['I manage a dental practice with 6 chairs, the xrays load really slow in the back rooms'],
  ),
  ...onPages(
    group,
    ['/resources#accounting-firm'],
    [
      'we are a cpa firm and cannot have any downtime in tax season. how would you handle that',
      'do you help tax preparers with the written security plan the IRS wants',
    ],
  ),
  ...onPages(
    group,
    ['/resources#law-office'],
    ['small law firm here, how do you keep client emails confidential'],
  ),
  ...onPages(group, ['/resources#nonprofit'], { mustNot: ['don’t have prices'] }, [
    'we are a church with almost no budget and lots of volunteers, where do we start with IT',
  ]),
  ...onPages(
    group,
    ['/resources#warehouse'],
    ['our barcode scanners lose connection between the shelves'],
  ),
  ...onPages(
    group,
    ['/resources#retail-store'],
    ['how can my shop keep taking cards when the internet goes out'],
  ),
]

export const cases: readonly Case[] = [...services, ...comparing]
