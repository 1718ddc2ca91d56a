// The confirmation mail to the prospect. Of the visitor's free text it repeats only a first name made of letters.
import { addressLine, company, emergencyHours, hoursInZone } from '../../src/content/company'
import { ownServiceLabel } from '../../src/contract/choices'
import type { Env } from '../../src/node/env'
import { kindWords } from '../messages/kind-words'
import { isLate, officeClock } from '../messages/received-time'
import { responseTime } from '../messages/response-time'
import type { StoredLead } from '../submissions/stored-lead'
import { composeBody, type Note, type Paragraph, type Row } from './compose-body'
import type { Mail } from './mailer'
import { senderOf } from './sender-of'

const MAX_NAME_LENGTH = 40
/** Forms of address, which are not first names: nobody is thanked as 'Mr'. */
const ADDRESS = /^(?:mrs?|ms|miss|mx|sir|madam|dr|doctor|prof|professor|se[nñ]ora?)$/i

interface Sending {
  /** The newsletter's unsubscribe URL; null for every other kind of mail. */
  unsubscribe?: string | null
  /** The time of sending: a late mail says when its lead was received. */
  now?: Date
}

export function prospectMail(
  lead: StoredLead,
  env: Pick<Env, 'MAIL_FROM'>,
  { unsubscribe = null, now = new Date() }: Sending = {},
): Mail {
  const first = firstName(lead.name)
  const { next } = kindWords[lead.kind]
  // Only a service from our own list: free text would carry a stranger's words to a third party.
  const service = ownServiceLabel(lead.service)
  const promise = next(lead, service ? ` about ${service}` : '')
  const { name, phone, hours } = company
  const body = composeBody({
    title: `Thank you${first ? `, ${first}` : ''}. ${title(lead)}`,
    preheader: promise,
    paragraphs: [...lateness(lead, now), promise, ...inAHurry(lead), ...howToCorrect(lead)],
    rows: [
      ['Your reference', lead.reference],
      ...hours.map((each): Row => [each.label, hoursInZone(each)]),
      ['Phone', phone.text, phone.href],
      ['Address', addressLine()],
    ],
    notes: notes(unsubscribe),
  })
  return {
    from: senderOf(env),
    to: [{ name: '', address: lead.email }],
    replyTo: { name, address: replyAddress(lead) },
    subject: prospectSubject(lead),
    ...(unsubscribe === null ? {} : { unsubscribe }),
    ...body,
  }
}

/** A subscription takes effect immediately, so its confirmation does not promise a reply. */
function title({ kind }: StoredLead): string {
  return kind === 'newsletter'
    ? 'You are subscribed to our newsletter.'
    : `Your ${kindWords[kind].what} has reached us.`
}

/** The subject of the confirmation. */
export function prospectSubject({ kind, reference }: StoredLead): string {
  const { name } = company
  return kind === 'newsletter'
    ? `You are subscribed to the ${name} newsletter (${reference})`
    : `${name}: we have received your ${kindWords[kind].what} (${reference})`
}

/** The desk that answers: applications and subscriptions are not support requests. */
function replyAddress({ kind }: StoredLead): string {
  const { info, support } = company.email
  return kind === 'job-application' || kind === 'newsletter' ? info : support
}

/** Only where a response time is promised: it counts from then. */
function lateness(lead: StoredLead, now: Date): string[] {
  return responseTime(lead) && isLate(lead.received_at, now)
    ? [`We received it on ${officeClock(lead.received_at)}.`]
    : []
}

/** The emergency line, only for kinds with a promised response time. */
function inAHurry(lead: StoredLead): Paragraph[] {
  const { text, href: address } = company.phone
  if (!responseTime(lead)) return []
  return [
    [
      'If it cannot wait, call ',
      { text, address },
      `: emergency support answers ${emergencyHours.text}.`,
    ],
  ]
}

function howToCorrect({ kind }: StoredLead): string[] {
  return kind === 'newsletter' ? [] : ['To add or correct something, reply to this email.']
}

function notes(unsubscribe: string | null): Note[] {
  const mistaken =
    'If you did not write to us, someone entered your address by mistake, and you can ignore this email.'
  if (unsubscribe === null) return [{ text: mistaken }]
  return [
    {
      text: 'Didn’t subscribe, or changed your mind?',
      link: { text: 'Unsubscribe', address: unsubscribe },
    },
  ]
}

/**
 * Letters that look like a space (fillers and a joiner) or like punctuation (tones and clicks): with them, one word
 * could be a sentence.
 */
const DISGUISED =
  /[\u034f\u01c0-\u01c3\u115f\u1160\u1427\u17b4\u17b5\u3164\u318d\ua4f8-\ua4fd\ua78f\uffa0]/u

/**
 * Scripts that put no space between words, each with the letters that a first name has at most: more of them may be a
 * whole sentence, which a stranger would have us send to a third person.
 */
const UNSPACED: [letter: RegExp, max: number][] = [
  [/[\p{Script=Han}\p{Script=Bopomofo}]/gu, 4],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 8],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/gu, 12],
]

/**
 * Joiners shape the letters of these scripts, up to two in a name. More of them, or those between other letters, could
 * part the words of a sentence.
 */
const NAME =
  /^[\p{L}\p{M}]+(?:(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{M}])[\u200c\u200d][\p{L}\p{M}]+){0,2}$/u
/** Invisible characters around a word, which come along when it is pasted. */
const PASTED = /^\p{Default_Ignorable_Code_Point}+|\p{Default_Ignorable_Code_Point}+$/gu

/** The first word of a name if it consists of letters only and is not a form of address, else ''. */
export function firstName(name: string): string {
  const words = name.normalize('NFC').split(/\s+/)
  const [first = ''] = words.map((word) => word.replace(PASTED, '')).filter(Boolean)
  const isName =
    first.length <= MAX_NAME_LENGTH &&
    NAME.test(first) &&
    !DISGUISED.test(first) &&
    !ADDRESS.test(first) &&
    UNSPACED.every(([letter, max]) => (first.match(letter)?.length ?? 0) <= max)
  return isName ? first : ''
}
