// Questions near ten that got weak answers: urgent ones with a question in them, doubtful payment requests, nights,
// cancellations, fraud, training, priorities, staff screening, what follows a form; and neighbors that must stay as
// they are. Asked once before anything was done about the answers: 26 of 49 were answered right, 9 of 25
// declined with the right words, and 5 of 11 emergencies had the number first.
import { company, emergencyHours, officeHours } from '../../../src/content/company'
import { answered, type Case, declined, onPages } from '../case'

const { phone, responseTimes, address } = company
const group = 'unseen 12: answerable'
const LINE = 'If this is an emergency'

export const cases: readonly Case[] = [
  ...answered(group, { must: [responseTimes.critical] }, [
    'if our network dies tonight, how soon does an engineer ring us?',
    'How long until somebody calls when our email is down?',
    'our site is offline, how quickly will you respond?',
    'What is the wait if everything stops working?',
    'the server crashed, when will someone call us back',
    'whats the difference between high and low priority',
    'how do critical and standard tickets differ',
    'Is critical faster than high priority?',
    'explain your priority levels please',
    'critical vs high?',
    'difference between an urgent ticket and a normal one',
  ]),
  ...onPages(
    group,
    ['/resources#spot-phishing'],
    [
      'A vendor emailed us new bank account numbers, should we trust it?',
      'supplier says their IBAN changed, real or scam?',
      'is this invoice with different payment details genuine',
      'The boss emailed asking me to buy gift cards, is it really him?',
      'email from our landlord with new wire instructions, could it be fake?',
      'how can I verify a request to change payment details',
      'got a text that looks like it is from the CEO asking for a transfer, legit?',
    ],
  ),
  ...answered(group, { must: [emergencyHours.text] }, [
    'does anyone answer at 2 am',
    'who picks up the phone at midnight',
    'who do we get on a Sunday',
    'is a person there after hours',
    'Who is on duty overnight?',
    'what if I call you at 4 in the morning',
    'who takes the calls on weekends',
    'anyone awake at 1am over there?',
    'will somebody pick up on a Saturday night',
  ]),
  ...onPages(
    group,
    ['/resources#cybersecurity', '/services/security-services', '/resources#webinars'],
    [
      'Is there training for our employees?',
      'can you train my staff',
      'do you teach users anything',
      'what kind of training do you provide',
      'training for our team?',
      'do you run classes for office people',
      'Can our new hires get security lessons from you?',
    ],
  ),
  ...onPages(
    group,
    ['/about', '/careers', '/resources#first-day-checklist'],
    ['do your own people get trained on the job', 'training budget for employees at Cedarline'],
  ),
  ...answered(group, { must: ['confirmation'] }, [
    'I just sent the service request, what now?',
    'what comes after I hit submit on the form',
    'Do I get a confirmation when I send a request?',
    'what happens once you receive my message',
    'did my form go through? how would I know',
    'next steps after filling in the contact form',
    'after I request a consultation what happens next',
  ]),

  // The terms of service say when an agreement ends.
  ...answered('unseen 12: answerable', { from: '/terms#termination' }, ['can I cancel anytime']),

  // A client's decision is for a person.
  ...declined('unseen 12: declined', { must: [phone.text] }, [
    'how do I terminate my agreement with you',
    'we want to end our service',
    'please cancel our helpdesk plan',
    'I’d like to stop using your services at the end of the month',
    'We are leaving you for another provider, who do I tell?',
    'discontinue our account please',
    'we no longer need your services',
    'put our service on hold',
    'downgrade our plan',
  ]),
  ...declined('unseen 12: declined', { mustNot: [LINE] }, [
    'Do you run background checks on your staff?',
    'are your engineers screened before they come to our office',
    'is everyone on your team drug tested',
    'do your techs have security clearance',
    'How do I know your people can be trusted in our building?',
    'have your employees been fingerprinted',
    'do you check references of the people you hire',
    'down comforters',
    'goose down pillow',
    'how do I wash a down vest',
    'down parka size L',
    'cancel my gym membership',
    'how do I train for a 10k',
    'potty training tips',
    'what is the difference between a crocodile and an alligator',
  ]),

  ...answered('unseen 12: emergency', { must: [phone.text, emergencyHours.text] }, [
    'a con artist tricked our bookkeeper',
    'somebody swindled my boss',
    'our CFO got conned into a wire transfer',
    'They scammed my receptionist out of gift cards',
    'a fraudster fooled our payroll lady',
    'scammers got our accountant to pay them',
    'someone defrauded us',
    'i was scammed',
    'down again!! the whole shop',
    'down for two hours now, help',
    'POS down',
  ]),

  // Neighbors that were right before.
  ...answered(group, { must: [officeHours.text] }, [
    'when do you open tomorrow',
    'office hours Friday',
  ]),
  ...answered(group, { must: [address.street] }, ['can I come down to your office, where is it']),
  ...onPages(
    group,
    ['/resources#spot-phishing', '/services/security-services', '/resources#cybersecurity'],
    { mustNot: [LINE] },
    ['how do scammers trick accountants', 'how do you protect accountants from scams'],
  ),
  ...answered(group, { must: ['unsubscribe'] }, ['how do I cancel the newsletter']),

  // Asked once after that work: 27 of 38 were right.
  ...answered(group, { must: [responseTimes.critical] }, [
    'how soon will a tech phone us if the wifi is out',
    'if our computers all freeze how long before you react',
    'server is down, how many minutes until someone helps',
    'what separates high priority from critical',
    'priority low vs medium vs high',
  ]),
  ...onPages(
    group,
    ['/resources#spot-phishing'],
    [
      'finance got an email with a new account number for wire payments, should they pay?',
      'vendor wants us to pay into another bank account now',
      'how to tell whether a payment request is genuine',
    ],
  ),
  ...onPages(
    group,
    ['/contact', '/resources#emergency'],
    [
      'is there anybody I can call in the middle of the night',
      'who staffs the line on Christmas eve at 11pm',
      'does a human pick up on Sundays',
      'after hours who responds',
    ],
  ),
  ...onPages(
    group,
    ['/resources#cybersecurity', '/services/security-services', '/resources#webinars'],
    [
      'staff training?',
      'can you educate my employees about computers',
      'do you offer user training',
      'could you hold a class for our team',
    ],
  ),
  ...answered(group, { must: ['confirmation'] }, [
    'what should I expect after sending the contact form',
    'will I receive an email after submitting the form',
    'I filled out the form, what happens now',
    'how will I know you got my request',
    'I pressed submit, now what',
  ]),
  ...declined('unseen 12: declined', { must: [phone.text], mustNot: [LINE] }, [
    'I wish to cancel',
    'how can I get out of my contract',
    'we are switching to a different IT company, how do we leave',
    'please stop our service in January',
    'suspend my subscription',
    'how much notice to end the agreement',
    'how do you screen your employees',
    'do you do criminal checks on technicians',
    'are your techs bonded and vetted',
    'can I trust the person you send',
    'duck down duvet',
    'down coats on sale?',
    'down feather mattress topper',
  ]),
  ...onPages(
    'unseen 12: emergency',
    ['/resources#suspected-break-in'],
    {
      must: [phone.text, emergencyHours.text],
    },
    [
      'crooks tricked our office manager into paying them',
      'my boss was fooled by a fake email',
      'someone ripped off our company with a fake invoice',
      'our treasurer wired money to a con man',
    ],
  ),
]
