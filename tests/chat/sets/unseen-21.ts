// Simple, direct questions of buyers and other visitors, about services by name and by tool, prices, jobs and privacy,
// with follow-ups: of 100 conversations, 74 were answered right at first. Left out are those that another set has.
import { answered, type Case, declined, onPages } from '../case'

const group = 'unseen 21: answerable'
const phones = 'Phone systems that move along with their numbers'

export const cases: readonly Case[] = [
  ...onPages(group, ['/services/cloud-solutions'], { must: ['such as to Microsoft 365'] }, [
    'Can you set up Microsoft 365 for 25 people?',
    'do you set up Microsoft 365 for small companies',
    'can you manage our Microsoft 365 accounts',
    'can you take care of Microsoft 365 for a team of 12',
    'we use Google Workspace, can you support that',
    'do you administer Google Workspace',
  ]),
  ...onPages(group, ['/services/cloud-solutions'], { must: [phones] }, [
    'can you put in a VoIP phone system',
    'do you offer VoIP phones',
    'do you do office phones',
    'do you sell phone systems',
    'do you set up business phone service',
    'can you replace our desk phones',
    ['do you offer VoIP', 'can we keep our number'],
  ]),
  ...onPages(group, ['/services/cloud-solutions'], { must: ['We back up email'] }, [
    'can you back up our Microsoft 365 data',
    'do you offer cloud backup',
  ]),
  ...onPages(
    group,
    ['/services/network-services'],
    [
      'do you install office Wi-Fi',
      'can you fix bad Wi-Fi in our warehouse',
      'do you install firewalls',
      'can you configure our firewall',
      'do you monitor our network around the clock',
      ['do you do firewalls', 'what about Wi-Fi'],
    ],
  ),
  ...onPages(
    group,
    ['/services/web-design'],
    ['do you build websites for small businesses', 'can you redesign our old website'],
  ),
  ...onPages(
    group,
    ['/services/digital-marketing'],
    ['can you help our Google ranking', 'do you manage Google Ads'],
  ),
  ...onPages(
    group,
    ['/services/security-services', '/resources#cybersecurity'],
    [
      'can you roll out multifactor authentication for 40 people',
      'can you roll out MFA to everybody',
      'do you offer email security',
      'will you test our backups',
    ],
  ),
  ...onPages(
    group,
    ['/resources#onboarding'],
    [
      'what do I need to do to start',
      ['what are your prices', 'and for a website?', 'ok how do I start'],
      ['what does support cost', 'and for security?', 'and how do we start'],
      ['do you do web design', 'how do I start'],
      ['do you keep backups', 'how would I start'],
    ],
  ),
  ...answered(group, { from: '/careers?form=job-application', must: ['Network Engineer'] }, [
    'are you hiring network engineers?',
    'are you hiring web designers',
    'are you hiring graphic designers',
    'do you have a job for a copywriter',
    'do you have open positions',
    'is Cedarline IT hiring',
  ]),
  ...answered(group, { from: '/privacy#who-gets-data', must: ['We do not sell personal data'] }, [
    "what's your privacy policy on selling my data",
    'what does the privacy statement say about sharing my email',
    'what does your privacy policy say about my phone number',
    'is my phone number sold to marketers',
  ]),
  ...onPages(group, ['/cookies'], ['what does your privacy policy say about cookies']),
  ...onPages(group, ['/privacy#children'], ['what does your privacy policy say about children']),
  ...onPages(group, ['/resources#area'], ['do you cover Arlington', 'do you work in Austin']),
  ...onPages(group, ['/resources#response-time'], ['how fast do you respond to a ticket']),
  ...onPages(group, ['/contact'], ['are you open on Sundays', 'are you open on Friday evening']),
  ...declined('unseen 21: declined', { must: ['I don’t have prices'] }, [
    ['what are your prices', 'and for a website?'],
    ['how much do you charge', 'and for cloud backup?'],
    ['what do you charge', 'what about SEO'],
    ['what does support cost', 'and for security?'],
    ['what are your prices', 'and for a website?', 'and SEO?'],
    'how much does managed IT cost per user',
    'what do you charge for a new firewall',
  ]),
  ...declined('unseen 21: declined', {}, [
    'who runs Cedarline IT',
    'who is the owner of Cedarline IT',
    'which firewall brand do you use',
    'how many people work at Cedarline',
  ]),
]
