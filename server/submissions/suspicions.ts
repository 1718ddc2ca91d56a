// Finds reasons to suspect that a submission is spam. Nothing is rejected: a suspect is stored like any other,
// and held for a person to judge (docs/decisions/0011-quarantine.md).
import { HONEYPOT } from '../../src/contract/api'
import { CHAT_INQUIRY } from '../../src/contract/choices'
import type { Fields } from '../../src/contract/submission'
import { spamSigns } from './spam-signs'

type Suspicion = 'honeypot' | 'too-fast' | 'content'

/** Total weight from which a submission is suspect. No single sign is enough, except a complete pitch. */
const SUSPECT = 10
/** Nobody reads, types and agrees faster than this, in milliseconds since the first touch of the form. */
const FAST_MS = 2_000
/**
 * The weight of haste. Not enough alone: a password manager and text from the clipboard are fast too, and a
 * request held by mistake costs more than an advertisement let through.
 */
const FAST_WEIGHT = 7

interface Evidence {
  /** The body as sent, including fields that no schema knows. */
  body: object
  fields: Fields
  /** Milliseconds since the first touch of the form; null if unknown. */
  ageMs: number | null
}

/** Why the submission is suspect; empty if it is not. */
export function suspicionsOf({ body, fields, ageMs }: Evidence): Suspicion[] {
  const trapped = isFilled((body as Record<string, unknown>)[HONEYPOT])
  const content = contentWeight(fields)
  const fast = ageMs !== null && ageMs < FAST_MS
  const suspicions: Suspicion[] = trapped ? ['honeypot'] : []
  if (content + (fast ? FAST_WEIGHT : 0) < SUSPECT) return suspicions
  if (fast) suspicions.push('too-fast')
  // Haste alone does not get here.
  return [...suspicions, 'content']
}

/** The total weight of all signs of spam in the texts; negative if they report spam. */
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

/** Only the visitor's part of a chat transcript: the answers link to our own pages. */
function visitorsLines(transcript: string): string {
  const turns = transcript.split(/^(?=(?:user|assistant):)/im)
  return turns.filter((turn) => !/^assistant:/i.test(turn)).join('')
}
