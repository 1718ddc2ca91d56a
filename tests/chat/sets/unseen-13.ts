// Questions of small offices, trades, applicants, sellers and people in trouble, as they type on a phone: written before
// the lexicon was looked at, and split at random. Asked once before anything was done, 53 of 73 were right in
// `development` and 50 of 74 in `heldOut`; after work on the search that used `development` only, 62 and 54. The
// emergencies of `heldOut` were used later.
import { company, emergencyHours, officeHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, address, email } = company
const group = 'unseen 13: answerable'

const development: readonly Case[] = [
  ...onPages(
    group,
    ['/resources#area'],
    [
      'do u guys come out to mckinney',
      'We have 3 offices, two in Fort Worth and one in Waco. Could you look after all of them?',
    ],
  ),
  ...onPages(
    group,
    ['/contact', '/resources#response-time', '/resources#emergency', '/services/helpdesk-support'],
    ['Can somebody pick up the phone at 6:30 in the evening or do I get voicemail'],
  ),
  ...onPages(group, ['/contact'], { must: [officeHours.text] }, ['open saturday by chance?']),
  ...onPages(
    group,
    ['/resources#emergency', '/resources#response-time', '/contact', '/services/helpdesk-support'],
    { must: [emergencyHours.text] },
    ['my team works nights, who picks up at 2am if the system dies'],
  ),
  ...onPages(group, ['/contact'], { must: [email.info] }, [
    'is there an email i can just write to',
  ]),
  ...onPages(
    group,
    [
      '/resources#response-time',
      '/resources#report-a-problem',
      '/privacy#automatic-emails',
      '/services/helpdesk-support',
    ],
    ['how long till someone gets back to me if i fill in the form'],
  ),
  ...onPages(
    group,
    ['/resources#services', '/services/helpdesk-support'],
    ['Do I have to buy the whole package or can I just get the helpdesk part'],
  ),
  ...onPages(
    group,
    ['/resources#existing-it-person'],
    ["I'm the only sysadmin here and I need someone to cover for me when I go on leave"],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    [
      'what does switching to you look like, our current msp is kinda hostile',
      'how painful is the first month',
    ],
  ),
  ...onPages(
    group,
    ['/services/helpdesk-support'],
    [
      'can my staff call you about dumb stuff like printer jams',
      'do you support ipads and phones that our reps use for email',
      'can you talk to the quickbooks people for us, i hate being on hold',
      'is there some kind of report so my boss sees what we pay for',
    ],
  ),
  ...onPages(
    group,
    ['/resources#leavers-laptop', '/services/helpdesk-support', '/resources#first-day-checklist'],
    ["we're letting someone go friday at 3. how do we cut her access without drama"],
  ),
  ...onPages(
    group,
    ['/resources#forgotten-password'],
    ['I forgot my pasword and it says to many tries'],
  ),
  ...onPages(
    group,
    ['/resources#response-time', '/services/helpdesk-support', '/resources#report-a-problem'],
    ['who decides what counts as urgent, you or us?'],
  ),
  ...onPages(group, ['/', '/about'], { must: ['2500+'] }, [
    'how many tickets do you close a month',
  ]),
  ...onPages(
    group,
    ['/services/security-services'],
    [
      'how would I know if our passwords are out there on the dark web',
      'shared passwords in an excel sheet... i know. whats the alternative',
    ],
  ),
  ...onPages(
    group,
    [
      '/services/security-services',
      '/resources#cybersecurity',
      '/resources#webinars',
      '/resources#spot-phishing',
    ],
    ['can you train our front desk ladies not to click on stuff'],
  ),
  ...onPages(
    group,
    [
      '/services/security-services',
      '/resources#spot-phishing',
      '/resources#suspected-break-in',
      '/resources#law-office',
    ],
    ['people keep getting mail that looks like its from us but we never sent it'],
  ),
  ...onPages(
    group,
    ['/services/security-services', '/resources#cybersecurity'],
    ['antivirus enough or do we need that EDR thing'],
  ),
  ...onPages(
    group,
    [
      '/services/security-services',
      '/resources#cybersecurity',
      '/resources#suspected-break-in',
      '/resources#emergency',
    ],
    ['What do you do on the day somebody actually gets in?'],
  ),
  ...onPages(
    group,
    [
      '/resources#slow-office-wifi',
      '/services/network-services',
      '/resources#wifi-or-internet-line',
    ],
    ['wifi in the back office is garbage'],
  ),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      "we're moving to a new suite in march, when should we order internet",
      'Can you run cat6 to 20 desks?',
      'site trailers on our construction jobs need internet back to the main office',
      'do you watch our switches n firewall round the clock',
    ],
  ),
  ...onPages(group, ['/resources#choppy-video-call'], ['zoom freezes every time I present']),
  ...onPages(
    group,
    ['/resources#wifi-or-internet-line'],
    ['Is it my router or is it AT&T? How can I tell'],
  ),
  ...onPages(
    group,
    [
      '/services/cloud-solutions',
      '/resources#cloud-migration',
      '/resources#before-you-move-to-the-cloud',
    ],
    [
      'thinking of dumping our old exchange server for 365. you do that?',
      'will we lose emails when you move us',
      'Should everything go to the cloud or is some of it better left here?',
      'what happens to the old drives after the move',
      'can we roll back if the move goes sideways on saturday',
    ],
  ),
  ...onPages(
    group,
    ['/services/cloud-solutions', '/resources#cloud-migration', '/resources#test-your-backups'],
    ['microsoft backs up our stuff anyway right'],
  ),
  ...onPages(
    group,
    ['/resources#webinars', '/services/cloud-solutions'],
    ['whats eating our azure bill'],
  ),
  ...onPages(
    group,
    ['/resources#before-you-move-to-the-cloud'],
    ['questions to ask before going cloud'],
  ),
  ...onPages(
    group,
    [
      '/resources#test-your-backups',
      '/services/security-services',
      '/services/cloud-solutions',
      '/about',
    ],
    ['when was the last time you actually restored something, not just backed it up'],
  ),
  ...onPages(
    group,
    ['/resources#test-your-backups'],
    ['how many copies of our data should exist and where'],
  ),
  ...onPages(group, ['/services/web-design'], ['need a new website for my bakery, nothing fancy']),
  ...onPages(
    group,
    ['/services/web-design', '/services/digital-marketing'],
    ['will my google ranking drop if you redo the site'],
  ),
  ...onPages(group, ['/case-studies'], ['any examples of sites you built']),
  ...onPages(
    group,
    ['/resources#accounting-firm'],
    ['cpa firm here, when in the year would you do upgrades'],
  ),
  ...onPages(
    group,
    ['/case-studies', '/', '/about'],
    ['are your reviews any good, what do customers say'],
  ),
  ...onPages(
    group,
    ['/careers', '/about#careers'],
    ['im a college student studying IT, anything for me?', "what's oncall like for your engineers"],
  ),
  ...onPages(group, ['/careers'], ['applied last week and heard nothing, what now']),
  ...onPages(group, ['/privacy'], ['do you sell my info']),
  ...onPages(
    group,
    ['/resources#response-time', '/contact', '/resources#emergency', '/services/helpdesk-support'],
    [['how fast are you', 'even on sunday?']],
  ),
  ...answered('unseen 13: emergency', { must: [phone.text] }, [
    'HELP none of our computers will turn on this morning and we have patients waiting',
    'someone wired 18k to a fake vendor, what do we do',
    'all the files on the shared drive have weird names now',
    'our website shows some turkish hacker page',
    'my assistant gave her code to a guy who said he was from IT',
    'cant log in to anything, says account disabled, payroll is due today',
    'the bank just called about transfers we never made',
  ]),
  ...declined('unseen 13: declined', { must: [phone.text] }, [
    'ballpark for 15 users per month?',
    'how much for a 5 page site',
    "what's the minimum contract length",
    'will you beat my current providers price',
    'do your guys have ccna',
    "who's the owner",
    'do you do copilot rollouts or ai training for staff',
    'We offer lead generation for MSPs, who handles your purchasing?',
    'hello dear we are manufacturer of led screens pls forward to buyer',
    'write me a python script to scrape linkedin',
    'help me solve 3x+2=11',
    'where is my invoice for october',
  ]),
]

// The field guide for dental practices and the terms of service answer these.
const found: readonly Case[] = [
  ...onPages(group, ['/resources#dental-practice'], ['will you sign a BAA']),
  ...onPages(group, ['/terms'], ['can I cancel after 3 months if were not happy']),
]

const heldOut: readonly Case[] = [
  ...onPages(group, ['/contact'], { must: [address.street] }, [
    'whats ur adress im trying to drop off a laptop',
    ["what's your phone number", 'and the address'],
  ]),
  ...onPages(group, ['/contact'], { must: [phone.text] }, ['best way to get ahold of a human']),
  ...onPages(
    group,
    ['/services', '/about', '/resources#services', '/'],
    ['in plain english what do you people do'],
  ),
  ...onPages(
    group,
    [
      '/about',
      '/services/helpdesk-support',
      '/resources#onboarding',
      '/resources#services',
      '/resources#existing-it-person',
    ],
    ['our nephew has been doing the computers and its getting out of hand'],
  ),
  ...onPages(
    group,
    ['/resources#existing-it-person', '/services/helpdesk-support'],
    ["would you guys step on our in house tech's toes"],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    ["Our current IT company won't give us the admin passwords. Can you help get them?"],
  ),
  ...onPages(
    group,
    ['/services/helpdesk-support', '/resources#first-day-checklist'],
    ['someone new starts monday, can you get a laptop ready'],
  ),
  ...onPages(
    group,
    ['/resources#leavers-laptop'],
    ['he left and kept the company laptop, what now'],
  ),
  ...onPages(
    group,
    ['/services/helpdesk-support', '/resources#area', '/resources#emergency'],
    ['do your techs remote in or drive over'],
  ),
  ...onPages(
    group,
    [
      '/resources#report-a-problem',
      '/services/helpdesk-support',
      '/resources#response-time',
      '/?form=service-request',
    ],
    ['whats the right way to send you a ticket so it doesnt sit there for days'],
  ),
  ...onPages(
    group,
    ['/services/helpdesk-support'],
    ['do you keep track of when warrantys run out on our pcs'],
  ),
  ...onPages(
    group,
    ['/services/security-services'],
    [
      'our insurance company sent a 12 page cyber form and i dont understand half of it',
      'we want a plan for when it hits the fan, like a drill with the managers',
    ],
  ),
  ...onPages(
    group,
    ['/services/security-services', '/resources#cybersecurity'],
    ['need mfa for the underwriter by end of month can u set it up'],
  ),
  ...onPages(
    group,
    ['/resources#spot-phishing', '/resources#suspected-break-in'],
    ['got an email from my boss asking for gift cards, is that real??'],
  ),
  ...onPages(
    group,
    [
      '/resources#cybersecurity',
      '/services/security-services',
      '/resources#test-your-backups',
      '/services/cloud-solutions',
    ],
    ['How do you keep ransomware from eating the backups too'],
  ),
  ...onPages(
    group,
    ['/services/security-services', '/resources#cybersecurity', '/services/helpdesk-support'],
    ['do you encrypt laptops in case one gets left in an uber'],
  ),
  ...onPages(
    group,
    [
      '/services/network-services',
      '/resources#retail-store',
      '/resources#dental-practice',
      '/resources#slow-office-wifi',
    ],
    ['customers are on the same wifi as our register, is that bad'],
  ),
  ...onPages(
    group,
    ['/resources#retail-store', '/services/network-services'],
    ['how do we keep ringing people up if spectrum goes out'],
  ),
  ...onPages(
    group,
    ['/resources#warehouse', '/services/network-services'],
    ['barcode guns keep dropping off in the far aisles'],
  ),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      'can you document whats in our server closet, nobody knows whats plugged in where',
      'need to let our bookkeeper in from home securely',
    ],
  ),
  ...onPages(
    group,
    ['/services/network-services', '/resources#retail-store', '/resources#dental-practice'],
    ['security cameras and card machine on the same network ok?'],
  ),
  ...onPages(
    group,
    [
      '/services/cloud-solutions',
      '/resources#cloud-migration',
      '/resources#before-you-move-to-the-cloud',
    ],
    [
      'google workspace to microsoft, 40 mailboxes, over a weekend possible?',
      ['can you move our email to office 365', 'will it be done in a weekend'],
    ],
  ),
  ...onPages(
    group,
    ['/services/cloud-solutions', '/resources#test-your-backups'],
    ['somebody deleted a whole folder in onedrive last month can it be brought back'],
  ),
  ...onPages(
    group,
    ['/services/cloud-solutions'],
    [
      'we pay for licenses of people who quit ages ago',
      'desk phones to the cloud but keep our number',
    ],
  ),
  ...onPages(
    group,
    ['/resources#test-your-backups'],
    ['how do i know my backup isnt just a green checkmark'],
  ),
  ...onPages(
    group,
    ['/resources#test-your-backups', '/services/cloud-solutions', '/services/security-services'],
    ["our NAS sits under the receptionist's desk, is that a backup"],
  ),
  ...onPages(
    group,
    ['/services/web-design'],
    [
      'web guy ghosted us and we cant change our own hours on the site',
      'who owns the domain after, you or me',
      'is the website going to work for blind people, our lawyer asked about ADA',
    ],
  ),
  ...onPages(
    group,
    ['/resources#why-your-site-is-slow', '/services/web-design'],
    ['our homepage takes forever to load on phones'],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    [
      'our address is wrong on google maps and customers go to the old place',
      'we burned 2k on ads and got nothing, can you take a look',
      'do you do seo for plumbers',
    ],
  ),
  ...onPages(
    group,
    ['/resources#law-office'],
    [
      'I manage a small law firm. How do you stop confidential emails ending up with the wrong person?',
      ['do you support clinics', 'and what about law firms'],
    ],
  ),
  ...onPages(
    group,
    ['/resources#dental-practice'],
    ['dental office, x rays load slow since we added operatories'],
  ),
  ...onPages(
    group,
    ['/resources#nonprofit'],
    ["we're a food pantry with donated computers, any tips"],
  ),
  ...onPages(
    group,
    ['/case-studies', '/resources#dental-practice'],
    ['do you work with medical clinics'],
  ),
  ...onPages(group, ['/', '/about'], ['how long have you been around']),
  ...onPages(
    group,
    ['/careers'],
    ['where do i send my resume', ['are you hiring', 'what positions']],
  ),
  ...onPages(
    group,
    ['/careers', '/about#careers'],
    ['do you hire people w/o a degree if they can fix stuff'],
  ),
  ...onPages(group, ['/privacy', '/terms#sms'], ['if i give my cell are you gonna spam me']),
  ...onPages(
    group,
    ['/privacy', '/terms#ai-assistant', '/cookies'],
    ['who can read what i type in this chat'],
  ),
  ...onPages(group, ['/privacy'], ['delete everything you have on me']),
  ...onPages(
    group,
    [
      '/services/network-services',
      '/resources#slow-office-wifi',
      '/resources#area',
      '/services/helpdesk-support',
    ],
    [['do you fix wifi', 'and does someone have to come on site for that?']],
  ),
  ...onPages(group, ['/case-studies'], [['we need a website', 'have you done one for a gym?']]),
  ...onPages(
    group,
    [
      '/resources#test-your-backups',
      '/services/cloud-solutions',
      '/services/security-services',
      '/resources#cybersecurity',
    ],
    [['Do you handle backups?', 'where are they kept']],
  ),
  ...answered('unseen 13: emergency', { must: [phone.text] }, [
    'a popup says call microsoft at this number and now I cant close it',
    'email is sending stuff by itself to all my contacts',
    'whole office lost internet 10 min ago',
    'phones r dead',
    'i think an ex employee is still logging in and deleting things',
    'cash registers wont process cards since noon there is a line out the door',
  ]),
  ...declined('unseen 13: declined', { must: [phone.text] }, [
    'do yall have a free trial',
    "what's your hourly rate for weekends",
    'are you soc 2 certified',
    'do you carry e&o insurance and for how much',
    'do you resell dell laptops',
    'best tacos near oak cliff',
    'can you fix my cracked iphone screen',
    'who won the cowboys game last night',
    'is it legal to record my employees calls in texas',
    "tell me how to get into my wife's email",
    'guarantee me you will never lose our data',
    'what does a helpdesk tech make there',
    'do you sponsor h1b visas',
    "what's the status of ticket 48213",
    'do you have a list of clients in frisco i can call',
  ]),
]

/** Written for the work on emergencies: the line came first for 13 of 40 at first, for 36 after it. */
const reports: readonly Case[] = answered('unseen 13: emergency', { must: [phone.text] }, [
  'half of our monitors stay black since the storm',
  'the erp throws an error and nobody can invoice',
  'quickbooks file says its corrupted and taxes are due',
  'a guy from support is on my pc and moving the mouse and asking for gift cards',
  'i let a stranger remote into my laptop because he said he was from norton',
  'customers say they got a weird invoice from me that i didnt send',
  'there is a message on every screen asking to contact them for a key',
  'the safe with our backup drives is gone after a burglary',
  'none of the printers will print and shipping is stopped',
  'nothing has been coming into my inbox since yesterday',
  'our domain expired and mail is dead',
  'phone lines are silent nobody can call us',
  'internet died in the whole building',
  'file server wont come up after power cut',
  'smoke smell in the network closet',
  'the receptionist opened a zip file and now her screen is full of popups',
  'our admin account was used from russia last night',
  'got alert of a login from china on ceo mailbox',
  'someone changed the payroll direct deposit of three people and it wasnt us',
  'we have been getting charges on the company card that no one here made',
  'a vendor says we asked them to change bank info but we didnt',
  'my phone lost service and then the bank emptied',
  'all of our users got kicked out of office and cannot get back in',
  'website is redirecting people to a pharmacy',
  'google shows our site as hacked',
  'the point of sale is frozen and customers are waiting',
  'we cant take credit cards',
  'patients are waiting and the chart system wont load',
  'hard drive is clicking and it has all our data',
  'i spilled coffee on the server',
  'we cannot reach any of our files',
  'all computers are asking for a bitlocker key',
  'our accountant just fell for a fake docusign',
  'someone is impersonating our ceo by text and one girl bought gift cards',
  'the vpn is dead for everybody and we are all remote',
  'a former employee deleted our whole google drive',
  'our email got blacklisted nobody receives our messages',
  'teams wont work for anyone in the company',
  'our voip phones show no service',
  'the alarm company says the server room is at 100 degrees',
])

export const cases: readonly Case[] = [...development, ...found, ...heldOut, ...reports]
