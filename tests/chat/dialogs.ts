// Conversations in which what was said before decides what is right, and messages that ask nothing.
import { company } from '../../src/content/company'
import { serviceDetails } from '../../src/content/service-details'
import { answered, type Case, declined } from './case'

const { phone } = company

/** Nobody reads what is left in the chat, so no call may be expected. */
const contactDetails: readonly Case[] = declined(
  'dialogs: contact details',
  { must: ['can’t pass on', phone.text], mustNot: ['acknowledged', 'I can only help'] },
  [
    'here is my email: ben@lakesidelaw.com',
    'reach me at mike@acme.com',
    'my email is sarah@northtexasroofing.com',
    'Please have Sarah contact me, ben@lakesidelaw.com',
    'call me back on 214-555-0177',
    'can someone text me? my cell is 469.555.0123',
    ['call me back on 214-555-0177', 'when will you call'],
    ['my number is 972 555 0133', 'did you get my number?'],
    ['please call me', 'at 469-555-0188', 'tomorrow morning works best'],
    ['please call me', 'at 469-555-0188', 'tomorrow morning works best', 'is that confirmed?'],
    ['sign me up: jo@example.com', 'did that work?'],
    ['sign me up: jo@example.com', 'how do i get off it again'],
    'llámeme al 214 555 0177',
    ['do you do backups?', 'have somebody email me at pat@example.com'],
  ],
)

const introductions: readonly Case[] = answered(
  'dialogs: introductions',
  { must: ['What would you like to know?'], mustNot: ['“'] },
  ['Hi, I’m Marcus', 'Hi, I’m Dana', 'Hello my name is Priya Raman', 'I’m Gina from Acme Dental'],
)

const withoutWords: readonly Case[] = [
  ...answered('dialogs: no words', { must: ['I’m here'] }, [
    '👍',
    '...',
    ['do you do backups?', '👍'],
    ['do you do backups?', '☎️'],
    ['What are your hours?', '—'],
    ['price', '!!'],
  ]),
  ...answered('dialogs: no words', { must: ['I was no help'] }, [['price', '??']]),
]

const greetings: readonly Case[] = [
  ...answered('dialogs: greetings', { must: ['What would you like to know?'] }, [
    'hi there',
    'hello there',
    'hi all',
    'hey guys',
    'good morning everyone',
  ]),
  ...answered('dialogs: greetings', { must: ['Of course. Ask me'] }, [
    'just a quick question',
    'hey, quick question',
    'hey i need help',
  ]),
]

const persons: readonly Case[] = [
  ...answered(
    'dialogs: a person',
    { from: '/contact', must: [phone.text], mustNot: ['computer program'] },
    [
      'human',
      'a real person',
      'so is there a real person i can chat with?',
      'agent please',
      'can i speak with a human',
      'i want a live agent',
    ],
  ),
  ...answered('dialogs: a person', { from: '/terms#ai-assistant', must: ['computer program'] }, [
    'are you a human being?',
    'is this a real person or a robot',
    'so are you a real person?',
  ]),
]

const webDesign = serviceDetails['web-design']
const listed = (parts: readonly string[]) => ({ must: [parts[0] ?? ''] })
const more = ['Tell me about web design', 'tell me more', 'and then?']

const continuations: readonly Case[] = [
  ...answered('dialogs: more', listed(webDesign.features), [more.slice(0, 2)]),
  ...answered('dialogs: more', listed(webDesign.benefits), [more]),
  ...declined(
    'dialogs: more',
    { from: '/contact', must: ['That is all I can quote', phone.text] },
    [
      ['What are your hours?', 'tell me more'],
      ['What are your hours?', 'more please', 'what else'],
      ['tell me about backups', 'tell me more'],
    ],
  ),
  ...answered('dialogs: more', { must: ['not sure which one'] }, [
    ['do you have case studies', 'tell me more'],
  ]),
  ...answered('dialogs: more', { from: '/case-studies/gj-fitness', must: ['“'] }, [
    ['tell me about GJ Fitness', 'what did it cost?', 'did they like it?'],
  ]),
]

const complaints: readonly Case[] = answered('dialogs: complaints', { must: ['I was no help'] }, [
  ['What are your hours?', 'that’s not what I asked'],
  ['What are your hours?', 'thats not what i asked'],
  ['do you do backups?', 'that’s not an answer'],
])

const singleWords: readonly Case[] = [
  ...answered('dialogs: single words', { from: '/resources#area', mustNot: ['prices'] }, [
    'can you send someone out?',
    'could you send a technician over to our office',
  ]),
  ...answered('dialogs: single words', { mustNot: ['I’m here'] }, ['do you do such tests?']),
  ...declined('dialogs: single words', { mustNot: ['Monday'] }, ['can you forward it to hr']),
]

const inContext: readonly Case[] = [
  ...declined('dialogs: in context', { must: ['I didn’t find'], mustNot: ['I can only help'] }, [
    ['do you work with dentists?', 'how about vets?'],
    ['how do i get a new provider', 'will they be mad'],
    'what is mdr',
    'What is sd-wan?',
  ]),
  ...declined('dialogs: in context', { must: ['I can only help'] }, [
    ['what is the capital of France', 'and Spain?'],
    'what is a sandwich',
  ]),
  ...answered('dialogs: in context', { from: '/resources#area' }, [
    ['do you serve Houston?', 'sorry i meant Arlington'],
  ]),
  ...answered('dialogs: in context', { from: '/case-studies/unitycare-it' }, [
    ['do you have case studies', 'tell me about the first one', 'what about the other client?'],
  ]),
]

const languages: readonly Case[] = [
  ...declined(
    'dialogs: other languages',
    { must: ['English and some Spanish', phone.text], mustNot: ['I can only help', 'prices'] },
    [
      '我们被黑客攻击了，请帮忙',
      'サーバーがダウンしました',
      'Chúng tôi bị tấn công mạng, xin giúp đỡ',
      'Wir wurden gehackt',
      'Bonjour, proposez-vous un support informatique ?',
      'Quels sont vos horaires ?',
      'مرحبا',
    ],
  ),
  ...answered('dialogs: Spanish cries for help', { must: ['Si es una emergencia', phone.text] }, [
    'Nos hackearon',
    'fuimos hackeados',
    'NO TENEMOS INTERNET',
    'secuestraron nuestros archivos',
    'EMERGENCIA',
  ]),
]

export const cases: readonly Case[] = [
  ...languages,
  ...inContext,
  ...singleWords,
  ...continuations,
  ...complaints,
  ...contactDetails,
  ...introductions,
  ...withoutWords,
  ...greetings,
  ...persons,
]
