// Generates what the clients send, from the seed: every kind, every sort of phone number, and client behaviors.
import { endpoints } from '../../src/contract/api'
import type { Kind } from '../../src/contract/submission'
import { pickPhone, type TypedPhone } from './phones'
import { type Random, seededRandom } from './random'

/** How the client behaves, besides retrying until it sees a response. */
type Manner =
  | 'plain'
  | 'hangs-up' // disconnects once after sending, then retries
  | 'doubts' // retries although it saw the response
  | 'both' // sends to both servers at the same time

export interface Submission {
  /** Part of the address and the message, so that rows and mails can be matched without trusting any id. */
  mark: string
  kind: Kind
  endpoint: string
  body: Record<string, unknown>
  key: string | null
  manner: Manner
  /** Number that its one text message goes to; null where none may be sent. */
  textTo: string | null
  /** The final status of a correct server. */
  ends: 202 | 422
}

const names = [
  'Ann Lee',
  'Lee, Ann',
  "Zoë O'Brien-Ünal",
  'Ann, boss@elsewhere.example',
  '"Ann" <boss@elsewhere.example>',
  '李雷',
  'Анна Ли 🚀',
  'محمد علي',
]
/** Values that careless code would take for consent. */
const almostConsent = ['true', 'false', 'on', 1, 'yes']

const details: Record<Kind, (dice: Random) => Record<string, unknown>> = {
  contact: () => ({ company: 'Acme & Sons', service: 'cloud' }),
  'service-request': (dice) => ({
    company: 'Acme, Inc.',
    service: 'security',
    urgency: dice.pick(['low', 'medium', 'high', 'critical']),
  }),
  consultation: () => ({ kind: 'consultation', company: 'Acme', service: 'web-design' }),
  newsletter: () => ({ company: 'Newsletter Subscriber' }),
  'job-application': () => ({
    position: 'network',
    experience: '3-5',
    resume: 'https://example.com/cv.pdf',
  }),
}
const paths: Record<Kind, string> = {
  contact: endpoints.contact,
  'service-request': endpoints.serviceRequests,
  consultation: endpoints.serviceRequests,
  newsletter: endpoints.contactSubmissions,
  'job-application': endpoints.jobApplications,
}
const kinds = Object.keys(paths) as Kind[]

/** An endless sequence of submissions, each unique, identical for the same seed. */
export function* planSubmissions(seed: number): Generator<Submission, never> {
  const dice = seededRandom(seed, 'submissions')
  for (let number = 0; ; number++) {
    yield submission(dice, `submissions-${number}`, dice.pick(kinds))
  }
}

/** One submission of a kind, with a plain phone number and without consent. */
export function plainSubmission(mark: string, kind: Kind): Submission {
  const plain = submission(seededRandom(0, mark), mark, kind)
  const body = { ...plain.body, phone: '(214) 555-0100', smsConsent: false, name: 'Ann Lee' }
  return { ...plain, body, manner: 'plain', textTo: null, ends: 202 }
}

function submission(dice: Random, name: string, kind: Kind): Submission {
  const mark = `m${name.replace(/[^a-z0-9]/g, '')}x${dice.between(0x100000, 0xffffff).toString(16)}`
  const phone: TypedPhone =
    kind === 'contact' && dice.chance(0.2)
      ? { typed: '', textable: null }
      : pickPhone(dice, kind === 'job-application' ? 10 : 1)
  const refused = dice.chance(0.04)
  const smsConsent = refused ? dice.pick(almostConsent) : dice.chance(0.6)
  const body = {
    name: dice.pick(names),
    email: `${mark}@prospects.example`,
    phone: phone.typed,
    message: `Our servers need a new home, and soon (${mark}).`,
    smsConsent,
    createdAt: new Date(Date.UTC(2026, 0, 1) + dice.between(0, 3e9)).toISOString(),
    ...details[kind](dice),
  }
  return {
    mark,
    kind,
    endpoint: paths[kind],
    body,
    key: dice.chance(0.7) ? `key-${mark}` : null,
    manner: dice.chance(0.6) ? 'plain' : dice.pick(['hangs-up', 'doubts', 'both'] as const),
    textTo: smsConsent === true ? phone.textable : null,
    ends: refused ? 422 : 202,
  }
}
