// Conversations in an emergency, questions about security that report none, and what visitors type on a phone.
import { company, emergencyHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, email } = company
const { street } = company.address
const emergencies = 'unseen 14: emergency'
const group = 'unseen 14: answerable'
const handedOver = 'unseen 14: declined'

const hit = 'we got hit by ransomware'
const aboutUs = ['I can only help with']
const steps = ['off the network']
/** In the list of hours only. */
const list = '(Central Time)'
const calm = ['If this is an emergency']

const lasting: readonly Case[] = [
  ...answered(emergencies, { must: steps, mustNot: aboutUs }, [
    [hit, 'we already shut everything off'],
    [hit, 'ok done. what now'],
    [hit, 'now what'],
    [hit, 'ok'],
    ['somebody hacked our email', 'what is next'],
  ]),
  ...answered(emergencies, { must: [phone.text], mustNot: [...aboutUs, list] }, [
    [hit, 'who do we tell'],
    [hit, 'when will somebody call'],
    ['our server is down', 'tried that already'],
    ['internet is out', 'still nothing', 'ok unplugged it'],
    ['we got hacked', 'i took a picture of the screen', 'who do we tell'],
  ]),
  ...onPages(group, ['/contact'], { mustNot: calm }, [
    ['we got hit by ransomware', 'false alarm, it was only a test', 'what are your hours'],
    ['our internet is down', 'never mind, it works again', 'where is your office'],
  ]),
]

const whatToDo: readonly Case[] = [
  ...answered(emergencies, { mustNot: ['web design', street, ...aboutUs] }, [
    'I clicked a link and typed in my password, what do I do',
    'internet is out what should we do',
    'phones are dead what do i do now',
    'someone is logged into my email how should I react',
    'all our computers are frozen, what should we do',
    'I gave a caller my password, now what',
    'ALL OUR FILES HAVE A .LOCKED EXTENSION… HELP',
    'every file ends with .crypt now',
  ]),
  ...answered(emergencies, { must: ['do not pay'] }, [
    'should we pay the ransom??',
    'do we pay them or not, they want bitcoin',
  ]),
  ...answered(emergencies, { must: ['60 days'] }, [
    'do we have to tell our patients about the breach',
    [hit, 'do we have to notify anybody, police, patients'],
    ['we had a data breach', 'who do we have to notify by law'],
  ]),
  ...answered(group, { must: ['ic3.gov'] }, ['should we tell the FBI']),
  ...answered(emergencies, { mustNot: steps }, [
    'my computer wont turn on',
    'the pc will not boot up',
    'laptop does not power on anymore',
  ]),
]

const noAlarm: readonly Case[] = [
  ...answered(group, { mustNot: calm }, [
    'is email encrypted',
    'Are our backups encrypted?',
    'our laptops must be encrypted for hipaa',
    'how are deleted files handled in your backups',
  ]),
  ...onPages(group, ['/privacy', '/services/security-services'], { mustNot: calm }, [
    'Where is our data stored and is it encrypted at rest?',
  ]),
  ...onPages(group, ['/services/cloud-solutions'], { mustNot: calm }, ['are old computers wiped']),
  ...onPages(group, ['/resources#forgotten-password'], { mustNot: calm }, [
    'is a mailbox locked after a month',
  ]),
]

const ourField: readonly Case[] = [
  ...answered(group, { must: [emergencyHours.text] }, [
    'Is your SOC staffed 24x7 by humans?',
    'are you 24x7?',
    'do you have 24*7 support',
  ]),
  ...onPages(group, ['/contact'], ['8x5 support']),
  ...onPages(
    group,
    ['/case-studies'],
    ['What savings did your clients see? any case study with numbers'],
  ),
  ...declined(handedOver, { must: [phone.text], mustNot: aboutUs }, [
    'Do you sponsor H1B visas?',
    'Do you support Dentrix or Eaglesoft?',
    'Do you use subcontractors or offshore staff?',
    'do you do sd-wan',
    'do you support Clio',
    'do you work with Toast or Clover',
    'do you use contractors',
    'Have you ever worked with Epicor?',
  ]),
]

const talk = answered(group, { mustNot: aboutUs }, [
  'thanks, that was helpful',
  'ok thx',
  'thank you so much!',
  'thanks for your help',
  'that’s all thanks',
  'awesome',
  'anyone there',
  'r u there',
  'ne1 there',
  'great, thanks a lot',
  'perfect thank you very much',
  'hello? is anybody there',
])

const practices: readonly Case[] = [
  ...answered(group, { must: ['business associate agreement'] }, [
    'do you sign a BAA',
    'will you sign a business associate agreement',
    'we have a dental office, can we get a BAA from you',
  ]),
  ...declined(handedOver, { must: [phone.text, 'doesn’t say', 'business associate agreement'] }, [
    'Are you HIPAA compliant? we have patient records',
    'do you comply with hipaa',
  ]),
  ...answered(group, { must: ['treatment rooms'] }, [
    'Do you work with dentists?',
    'medical or dental offices',
  ]),
]

const contract: readonly Case[] = [
  ...answered(group, { must: ['agreement'], mustNot: ['sorry for the trouble'] }, [
    'Can we cancel any time?',
    'who decides if there is a dispute',
    'what if we want to cancel after a year',
  ]),
  ...onPages(group, ['/terms'], { mustNot: ['sorry for the trouble'] }, [
    'and if we don’t pay?',
    'what happens if we pay late',
  ]),
  ...declined(handedOver, { must: ['written agreement'] }, ['minimum term?']),
  ...declined(handedOver, { must: [email.support] }, ['I want to cancel my contract with you']),
]

const byPhone: readonly Case[] = [
  ...answered(group, { must: [phone.text] }, [
    'Who do I call after 6 pm?',
    'what number do i call at night',
    'which number do I dial on sunday',
    'can sum1 call me bak tmrw mornin',
    'pls hv some1 call me b4 noon',
  ]),
  ...declined(handedOver, { must: [phone.text], mustNot: [list] }, [
    'Please send me a proposal by Friday',
    'hw much 4 10 ppl',
    'how mch 4 a new website',
  ]),
  ...answered(group, { must: [phone.text], mustNot: [list] }, [
    'I’m free Thursday at 2',
    'could we meet on Tuesday at 10',
  ]),
  ...onPages(group, ['/services/network-services'], ['u guys do wifi', 'do u guys do wifi 4 ofcs']),
]

const jobs: readonly Case[] = [
  ...onPages(group, ['/careers'], ['Can I send my application by email?']),
  ...declined(handedOver, { must: [phone.text], mustNot: aboutUs, from: '/careers#how-to-apply' }, [
    'Who is the hiring manager?',
    ['do you have any jobs', 'is it remote'],
    ['are you hiring', 'can i work remotely'],
  ]),
]

const further: readonly Case[] = [
  ...answered(emergencies, { must: steps, mustNot: aboutUs }, [
    ['our files got encrypted by hackers', 'we pulled the plug on all of them', 'and now?'],
    ['ransomware on the reception pc', 'done'],
  ]),
  ...answered(emergencies, { must: [phone.text], mustNot: [...aboutUs, list] }, [
    ['the server is down', 'we rebooted it twice'],
    ['our network is down', 'is somebody coming'],
  ]),
  ...onPages(group, ['/contact'], { mustNot: calm }, [
    ['wifi is down in the whole office', 'fixed it myself, thanks', 'what are your hours'],
  ]),
  ...answered(emergencies, { mustNot: ['web design', street, ...aboutUs] }, [
    'i think i opened a bad attachment what should i do',
    'our phones are out, what do we do now',
    'email is gone, how should we proceed',
  ]),
  ...answered(emergencies, { must: ['do not pay'] }, ['hackers want 2 bitcoin, should i pay']),
  ...answered(emergencies, { must: ['60 days'] }, ['must we inform customers that we were hacked']),
  ...answered(emergencies, { mustNot: steps }, ['my laptop will not start up']),
  ...answered(group, { mustNot: calm }, [
    'is our backup data encrypted',
    'laptops should be encrypted, do you do that',
  ]),
  ...answered(group, { must: [emergencyHours.text] }, ['do you cover us 24x7x365']),
  ...declined(handedOver, { must: [phone.text], mustNot: aboutUs }, [
    'Do you support Procore?',
    'do you outsource to India',
  ]),
  ...answered(group, { mustNot: aboutUs }, [
    'ok thank you, bye',
    'cool thanks for the info',
    'anybody here?',
    'much appreciated',
  ]),
  ...answered(group, { must: ['business associate agreement'] }, [
    'we are a clinic and need a BAA',
  ]),
  ...answered(group, { must: ['agreement'], mustNot: ['sorry for the trouble'] }, [
    'can I cancel whenever I want',
  ]),
  ...answered(group, { must: [phone.text] }, [
    'who should i call at 8pm',
    'can some1 ring me l8r 2day',
  ]),
  ...declined(handedOver, { must: [phone.text], mustNot: [list] }, [
    'we need a proposal by Monday',
    'wat wud 15 ppl cost',
  ]),
  ...onPages(group, ['/services/helpdesk-support'], ['u guys fix printrs']),
]

// Written after the work and asked once: 25 of 29 were right.
const heldOut: readonly Case[] = [
  ...answered(emergencies, { must: steps, mustNot: aboutUs }, [
    ['hackers are in our mailbox', 'alright, cables are out'],
    ['we have a virus spreading', 'what else can we do', 'i did all of that'],
    ['someone stole our client data', 'hello??'],
  ]),
  ...answered(emergencies, { must: [phone.text], mustNot: [...aboutUs, list] }, [
    ['the phones went dead', 'restarted the router, no change'],
    ['all our computers are locked', 'how long until someone helps us'],
    ['email is down', 'yes everyone is affected'],
  ]),
  ...onPages(group, ['/services/web-design'], { mustNot: calm }, [
    ['our server is down', 'ok it is back up now', 'how do you redesign a website'],
  ]),
  ...answered(emergencies, { mustNot: ['web design', street, ...aboutUs] }, [
    'the bookkeeper wired money to a scammer, what can we do',
    'printer on fire what do i do',
    'we lost internet, how do we proceed',
  ]),
  ...answered(emergencies, { must: ['do not pay'] }, ['is it smart to pay the ransom']),
  ...answered(emergencies, { must: ['60 days'] }, [
    'how soon do patients have to hear about a hack of our records',
  ]),
  ...answered(emergencies, { mustNot: steps }, ['workstation refuses to power up']),
  ...answered(group, { mustNot: calm }, [
    'does microsoft 365 keep mail encrypted',
    'how do you make sure old drives get wiped',
  ]),
  ...declined(handedOver, { must: [phone.text], mustNot: aboutUs }, [
    'have you worked with AppFolio?',
    'are your techs W2 or 1099',
    'do you give tours of your office',
  ]),
  ...answered(group, { mustNot: aboutUs }, [
    'thx a bunch',
    'appreciate it',
    'excellent, bye',
    'hey is someone there?',
  ]),
  ...answered(group, { must: ['business associate agreement'] }, [
    'our clinic requires a signed BAA from vendors',
  ]),
  ...answered(group, { must: ['agreement'], mustNot: ['sorry for the trouble'] }, [
    'if we are unhappy can we walk away',
    'what happens when an invoice is paid late',
  ]),
  ...answered(group, { must: [phone.text] }, [
    'whom should my staff phone on a saturday',
    'cud any1 txt or call me 2nite',
  ]),
  ...declined(handedOver, { must: [phone.text], mustNot: [list] }, [
    'pls get me a proposal by end of day',
    'hw much is a site 4 my biz',
  ]),
]

export const cases: readonly Case[] = [
  ...lasting,
  ...whatToDo,
  ...noAlarm,
  ...ourField,
  ...talk,
  ...practices,
  ...contract,
  ...byPhone,
  ...jobs,
  ...further,
  ...heldOut,
]
