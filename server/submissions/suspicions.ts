// Finds what makes a submission a suspect. It refuses nothing: a suspect is stored like any other, and
// waits for a person to judge (docs/decisions/0011-quarantine.md).
import { HONEYPOT } from '../../src/contract/api'
import { CHAT_INQUIRY } from '../../src/contract/choices'
import type { Fields } from '../../src/contract/submission'
import { spamSigns } from './spam-signs'

export type Suspicion = 'honeypot' | 'too-fast' | 'content'

/** From this weight on, all signs together make a suspect. One alone is not enough but for a whole pitch. */
const SUSPECT = 10
/** Nobody reads, types and agrees in less, in milliseconds since the first touch of the form. */
const FAST_MS = 2_000
/**
 * What haste adds. Not enough alone: a password manager and a text from the clipboard are quick too,
 * and a request held back by mistake costs more than an advertisement let through.
 */
const FAST_WEIGHT = 7

interface Evidence {
  /** The body as sent, with fields that no schema knows. */
  body: object
  fields: Fields
  /** Milliseconds from the first touch of the form; null where nothing is known of it. */
  ageMs: number | null
}

/** Why the submission is a suspect; empty for one that is none. */
export function suspicionsOf({ body, fields, ageMs }: Evidence): Suspicion[] {
  const trapped = isFilled((body as Record<string, unknown>)[HONEYPOT])
  const content = contentWeight(fields)
  const fast = ageMs !== null && ageMs < FAST_MS
  const suspicions: Suspicion[] = trapped ? ['honeypot'] : []
  if (content + (fast ? FAST_WEIGHT : 0) < SUSPECT) return suspicions
  if (fast) suspicions.push('too-fast')
  if (content > 0) suspicions.push('content')
  return suspicions
}

/** The weight of all signs of spam in what was written; negative where it is about spam. */
function contentWeight(fields: Fields): number {
  const company = 'company' in fields ? fields.company : ''
  const whole = { name: fields.name, company, message: fields.message }
  const isChat = 'service' in fields && fields.service === CHAT_INQUIRY
  const visitors = isChat ? { ...whole, message: visitorsLines(fields.message) } : whole
  return spamSigns.reduce(
    (sum, { isNeverOurs, weigh }) => sum + weigh(isNeverOurs ? whole : visitors),
    0,
  )
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null
}

/** Of a chat's transcript only what the visitor wrote: the answers link to our own pages. */
function visitorsLines(transcript: string): string {
  const turns = transcript.split(/^(?=(?:user|assistant):)/imu)
  return turns.filter((turn) => !/^assistant:/iu.test(turn)).join('')
}
