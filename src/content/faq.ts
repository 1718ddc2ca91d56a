// Questions that prospects ask before they sign. Times, hours and places come from company.ts.
import { addressLine, company } from './company'
import { inWordsFirst } from './in-words'
import { services } from './services'

type Block = { kind: 'p'; text: string } | { kind: 'list'; items: readonly string[] }

interface Faq {
  id: string
  question: string
  answer: readonly Block[]
  /** What follows the answer on the page. The chat leaves it out: it links to the page. */
  more?: readonly Block[]
  /** True for the four that search engines receive as structured data. */
  structured: boolean
}

const { responseTimes, phone, email, address } = company
const kilometers = company.serviceRadiusMeters / 1000
const miles = Math.round(company.serviceRadiusMeters / 1609.344)
const hours: readonly Block[] = [
  { kind: 'list', items: company.hours.map(({ label, text }) => `${label}: ${text}.`) },
  ...p(`All hours ${company.timeZone}.`),
]

export const faqs: readonly Faq[] = [
  {
    id: 'services',
    question: 'Which services do you offer?',
    answer: p(
      `${inWordsFirst(services.length)}, run by one team: web design, digital marketing, helpdesk support for your people, ` +
        'security services for accounts, devices and data, network services for wiring, wireless and ' +
        'links between sites, and cloud solutions for moves and backups. You can start with ' +
        'one and add others later. We also advise on single questions, such as a budget, an office move ' +
        'or the choice of a line-of-business application.',
    ),
    structured: true,
  },
  {
    id: 'cybersecurity',
    question: 'How do you handle cybersecurity?',
    answer: p(
      'In layers, because any one of them can fail. Sign-ins need a second factor, email is checked ' +
        'before it is delivered, devices are encrypted, patched and watched for odd behavior, and ' +
        'backups are kept where a stolen password cannot delete them. People get short, regular ' +
        'training with examples from their own inbox. If something gets through, we isolate the ' +
        'device, lock the account, keep the evidence and tell you in plain words what we know.',
    ),
    structured: true,
  },
  {
    id: 'response-time',
    question: 'How fast do you respond?',
    answer: [
      {
        kind: 'list',
        items: [
          `Critical: ${responseTimes.critical}, at any hour of any day.`,
          `High: a first answer ${responseTimes.high}.`,
          `Standard: ${responseTimes.standard}.`,
          `Low: ${responseTimes.low}.`,
        ],
      },
      ...p('You say how urgent it is, and we change that only with your agreement.'),
    ],
    more: [...p('Business hours are those of the helpdesk.'), ...hours],
    structured: true,
  },
  {
    id: 'cloud-migration',
    question: 'Do you help with cloud migration?',
    answer: p(
      'Yes, from the first inventory to the day the old server is switched off. We list what you ' +
        'run and who uses it, say honestly what should stay where it is, move a small group first, ' +
        'and move the rest in stages, usually over a weekend. The old system stays readable until ' +
        'everyone has worked in the new one. Afterward we take care of access, costs and backups, ' +
        'because your cloud provider does not back up your data for you.',
    ),
    structured: true,
  },
  {
    id: 'existing-it-person',
    question: 'Can you work with the IT person we already have?',
    answer: p(
      'Gladly. We agree in writing on who does what: often your person keeps projects and the ' +
        'applications only they know, and we take the helpdesk, the patching, the monitoring and the ' +
        'nights. Both sides work in the same ticket system and the same documentation, so nothing ' +
        'lives in one person’s head. Your IT person gets someone to turn to, and can go on vacation without a ' +
        'laptop.',
    ),
    structured: false,
  },
  {
    id: 'area',
    question: 'Which areas do you serve?',
    answer: p(
      `Our office is at ${addressLine()}, and we visit sites within about ${miles} miles ` +
        `(${kilometers} km) of ${address.city}, which covers ${address.city}–Fort Worth and its ` +
        'suburbs. Most work needs no visit: helpdesk, security, cloud and web work are done remotely, ' +
        'so branches and home offices farther away are covered as well. If a site outside that circle ' +
        'needs hands-on work, tell us and we will say what we can do there and what we cannot.',
    ),
    structured: false,
  },
  {
    id: 'onboarding',
    question: 'What happens when we start with you?',
    answer: p(
      'First we collect the keys: who owns your domains, accounts, licenses and contracts, and who ' +
        'holds the administrator passwords. Then we take stock of devices, network and backups, and ' +
        'try to restore something. Monitoring goes on next, and everyone gets a page that says how ' +
        'to reach us. You receive a list of what we found, sorted by risk. We ask your previous ' +
        'provider for the handover, so you are not the messenger.',
    ),
    structured: false,
  },
  {
    id: 'emergency',
    question: 'How do we report an emergency?',
    answer: [
      ...p(
        `Call ${phone.text}, at any hour. Critical issues: ${responseTimes.critical}. If you suspect an attack, unplug the network cable or turn off ` +
          'Wi-Fi, but leave the computer on. For anything that can wait, write to ' +
          `${email.support}. People who work from home or on the road use the same number: we ` +
          'connect to their computer while they watch.',
      ),
      ...hours,
    ],
    structured: false,
  },
]

/** All that the page shows below the question: a line for each paragraph and each item. */
export function linesOf({ answer, more = [] }: Faq): string[] {
  return [...answer, ...more].flatMap((block) => (block.kind === 'p' ? block.text : block.items))
}

function p(text: string): Block[] {
  return [{ kind: 'p', text }]
}
