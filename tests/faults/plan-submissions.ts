// What the clients send, from the seed: every kind, every sort of phone, and ways a client can behave.
import { endpoints } from '../../src/contract/api'
import type { Kind } from '../../src/contract/submission'
import { type Dice, throwDice } from './dice'
import { pickPhone, type TypedPhone } from './phones'

/** How the client behaves beside repeating until it sees an answer. */
export type Manner =
  | 'plain'
  | 'hangs-up' // goes away after sending, once, then repeats
  | 'doubts' // repeats although it saw the answer
  | 'both' // sends to both servers at once

export interface Submission {
  /** In the address and the text, so that rows and mails are told apart without trusting any id. */
  mark: string
  kind: Kind
  endpoint: string
  body: Record<string, unknown>
  key: string | null
  manner: Manner
  /** Where its one text message goes; null where none may be sent. */
  textTo: string | null
  /** What a correct server answers for good. */
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
/** What looks like consent to a careless reader. */
const almostConsent = ['true', 'false', 'on', 1, 'yes']

const details: Record<Kind, (dice: Dice) => Record<string, unknown>> = {
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

/** An endless row of submissions, each different from every other, the same for the same seed. */
export function* planSubmissions(
  seed: number,
  stream = 'submissions',
): Generator<Submission, never> {
  const dice = throwDice(seed, stream)
  for (let number = 0; ; number++) yield submission(dice, `${stream}-${number}`, dice.pick(kinds))
}

/** One submission of a kind without a phone or consent. */
export function plainSubmission(mark: string, kind: Kind): Submission {
  const plain = submission(throwDice(0, mark), mark, kind)
  const body = { ...plain.body, phone: '(214) 555-0100', smsConsent: false, name: 'Ann Lee' }
  return { ...plain, body, manner: 'plain', textTo: null, ends: 202 }
}

function submission(dice: Dice, name: string, kind: Kind): Submission {
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
