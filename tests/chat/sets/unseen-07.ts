// A further set of questions, in as many styles as there are visitors: rambling, terse, formal, learners of English,
// typos, Spanish. Written without looking at the words the search knows; 84 of 103 were right when first asked. Then
// the search was improved on it.
import { company, emergencyHours, helpdeskHours, officeHours } from '../../../src/content/company'
import { type Case, onPages } from '../case'

const { phone, address, email } = company

const group = 'unseen 7: answerable'
const whole = ['/', '/about', '/services', '/resources#services']
const desk = ['/services/helpdesk', '/resources#services', '/resources#report']
const urgent = ['/resources#emergency', '/resources#response', '/contact', '/services/helpdesk']

export const cases: readonly Case[] = [
  ...onPages(group, whole, [
    'Good morning, I have just taken over as office manager at a small architecture firm and nobody here can tell me who looks after our computers. A friend mentioned you. Could you outline what it is you take off people’s hands?',
    'so in a nutshell what is it u do',
    'Kindly provide an overview of your offerings.',
    'List of capabilities please',
    'We do not know what we need. What all can you take care of?',
    '¿A qué se dedica su empresa?',
  ]),
  ...onPages(
    group,
    ['/resources#services', '/services', '/about'],
    [
      'Is it possible to purchase only one of your services and nothing else?',
      'must we buy the entire bundle or pick and choose',
    ],
  ),
  ...onPages(
    group,
    ['/services/security', '/resources#cybersecurity', '/resources#suspected'],
    [
      'What measures do you take so that criminals stay out of our accounts?',
      'how u protect company from hackers',
      'Our insurance carrier sent a form asking about MFA and EDR. Is that something you set up?',
      'would you train my employes so they stop falling for scam emails',
      'If an attacker does get past everything, then what do you do?',
      '¿Cómo protegen los datos de sus clientes contra ataques?',
    ],
  ),
  ...onPages(
    group,
    [
      '/resources#response',
      '/services/helpdesk',
      '/resources#report',
      '/about',
      '/resources#emergency',
    ],
    [
      'What is your SLA?',
      'how long til sombody gets back to me',
      'After I submit a ticket of normal importance, when may I expect a reaction?',
      'I am tired of waiting three days for our present IT company to call back. How would that be different with you?',
      'turnaround on urgent stuff?',
      '¿En cuánto tiempo contestan si es algo crítico?',
    ],
  ),
  ...onPages(
    group,
    ['/resources#response', '/services/helpdesk', '/resources#report'],
    { must: ['15 minutes'] },
    [
      'Suppose the complete company is offline at 3 am. What reaction time do you commit to in writing?',
      'How many minutes for a severity one?',
    ],
  ),
  ...onPages(
    group,
    ['/services/cloud', '/resources#cloud', '/resources#before'],
    [
      'We still have a dusty box in the closet running everything and want to get rid of it and put it all in Microsoft 365 or similar. Do you assist with such projects?',
      'can yuo move are files to the clowd',
      'how do you make sure nothing gets lost when we switch from our on-prem Exchange',
      'would moving to azure mean a day where no one can work?',
      'Does Microsoft back up our mailboxes or do we need you for that?',
      '¿Ayudan a mover nuestros servidores a la nube?',
    ],
  ),
  ...onPages(
    group,
    ['/resources#existing', '/services/helpdesk', '/about'],
    [
      'We employ one sysadmin who is overloaded. Is a shared arrangement possible, where he retains part of the work?',
      'co-managed IT?',
      'my nephew does our computers part time, he does not want to be fired because of u',
    ],
  ),
  ...onPages(
    group,
    ['/resources#area', '/contact'],
    [
      'Are you willing to drive out to Denton?',
      'how far do u travel',
      'My business has a branch in Oklahoma City and headquarters in Irving. Could both be supported?',
      'u cover fort worth?',
      'Are technicians able to visit us physically in Arlington when required?',
      '¿Atienden empresas en Plano?',
    ],
  ),
  ...onPages(
    group,
    ['/resources#onboarding', '/services/helpdesk', '/services'],
    [
      'Assuming we sign, what do the first weeks look like?',
      'whats the process of becoming a client',
      'Do I have to break the news to my old IT guys or do you speak with them?',
      'We are afraid of changing providers because the current one holds every password. How do you take over?',
    ],
  ),
  ...onPages(group, urgent, { must: [phone.text] }, [
    'Whom do I ring if something terrible happens on Christmas night?',
    'number for after hours crisis',
    'Is there somebody I can reach at two in the morning if the worst happens?',
  ]),
  ...onPages(
    group,
    ['/contact', '/resources#emergency', '/resources#response'],
    { must: [officeHours.text] },
    [
      'Until what hour may I visit you on a Friday?',
      'office ours?',
      'r u open saturdays',
      'At what time do you close?',
      '¿Qué días abren?',
    ],
  ),
  ...onPages(
    group,
    ['/contact', '/resources#response', '/services/helpdesk', '/about'],
    { must: [helpdeskHours.text] },
    [
      'From when in the morning is the support desk manned?',
      'when can my staff reach the help desk',
    ],
  ),
  ...onPages(group, ['/contact', '/resources#area'], { must: [address.street] }, [
    // The answer on location and service area covers it: there is no office in Houston.
    'Do you have an office in Houston?',
    'I would like to send you a letter. What is the postal address?',
    'wher r u located',
    'Which street is your building on, and is there a suite number?',
    'give me directions to ur office',
    '¿Dónde se encuentran sus oficinas?',
  ]),
  ...onPages(group, ['/contact'], { must: [email.info] }, [
    'whats ur e-mail adress',
    'May I write instead of phoning? Where to?',
  ]),
  ...onPages(group, ['/contact', '/resources#emergency'], { must: [phone.text] }, [
    'how can i talk to a real human being',
    'phone?',
    'Please tell me the telephone number under which you may be reached.',
    'quiero hablar con una persona',
  ]),
  ...onPages(
    group,
    ['/case-studies'],
    [
      'Show me some examples of previous projects.',
      'Whom have you built websites for?',
      'Any proof that customers are happy with you?',
      'have u worked with healthcare it companies',
    ],
  ),
  ...onPages(
    group,
    ['/case-studies/gj-fitness'],
    [
      'In what time did you relaunch the site of the gym?',
      'GJ fitness - what was wrong with there old website',
      ['Which clients have you worked for?', 'what did the gym get out of it?'],
    ],
  ),
  ...onPages(
    group,
    ['/case-studies/unitycare-it'],
    ['Summarize the UnityCare project for me', 'how many days did unitycare take'],
  ),
  ...onPages(
    group,
    ['/services/web-design', '/resources#why', '/case-studies'],
    [
      'Our homepage looks like 2004, could you people make us a new one?',
      'will blind people be able to use the web site you make',
      'u make online sites for bussines?',
    ],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    [
      'Nobody finds us when they search online. Is that something you can improve?',
      'do you manage adwords campaigns',
      'who sends our newsletters then, can u set that up',
      'We want more leads from the internet',
    ],
  ),
  ...onPages(
    group,
    ['/services/network', '/resources#slow', '/resources#wifi'],
    [
      'The wireless signal in our back warehouse is awful',
      'Can you connect two buildings of ours with each other?',
      'we are relocating to a new office in june and need cabling and internet ready',
      'is it sensible to have a backup internet connection? can you provide',
    ],
  ),
  ...onPages(group, desk, [
    'Does your support also cover iPhones and iPads?',
    'outlook keeps crashing on one of our pcs, would that be you',
    'We hire a new girl starting Monday, she needs a laptop and a login, can you arrange?',
    ['what does helpdesk support include?', 'phones too?'],
  ]),
  ...onPages(
    group,
    ['/careers', '/about#careers'],
    [
      'I am a junior technician looking for employment. How do I submit my CV?',
      'u hiring?',
      'do i need a cover letter',
      '¿Tienen vacantes?',
    ],
  ),
  ...onPages(
    group,
    ['/privacy', '/cookies'],
    [
      'What happens with the data I type into your contact form?',
      'How long do you retain my personal information?',
      'does this site use cookies',
    ],
  ),
  ...onPages(
    group,
    ['/resources', '/services', '/contact', '/about'],
    [
      ['Do you do onsite visits?', 'how far?'],
      ['do you help with cybersecurity', 'and what about training for our people'],
      ['What are your office hours?', 'and for emergencies?'],
      ['How fast do you respond?', 'what about low priority things?'],
      ['Where is your office?', 'when is it open?'],
      ['hi', 'i need help with my network', 'do you also monitor it at night?'],
    ],
  ),
  ...onPages(
    group,
    ['/', '/about'],
    [
      'How satisfied are your clients, in percent?',
      'how much experience does your team have together',
      'What principles guide your company?',
    ],
  ),
  ...onPages(group, urgent, { must: [emergencyHours.text] }, [
    'are u realy there 24 hours for emergencys',
  ]),
]
