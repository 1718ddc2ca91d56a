// One id from the browser to the row, derived so that a repeated submission gets the same one.
import { hash } from 'node:crypto'
import { uuidOf } from '../../src/node/uuid-of'

/** Letters and digits that are not confused over the phone (Crockford base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export interface SubmissionId {
  /** A UUID: `submission_id` of the row, and part of the `Message-ID`. */
  id: string
  /** Eight characters in two groups, for people. */
  reference: string
  /** SHA-256 of the cleaned fields. */
  bodyHash: string
}

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The ids that a submission may have, the one for a new submission first. They are derived from the
 * idempotency key with its endpoint, else from the endpoint and every field including `createdAt`
 * (docs/decisions/0003-delivery-guarantee.md). A body with neither key nor `createdAt` does not say when it was
 * written: the day is added, so that the same body a week later is a new message, and yesterday's id is the second
 * candidate, so that a repeat around midnight (UTC) is still recognized. `after` is the time of an event since the
 * last submission that makes the same body on the same day a new one.
 */
export function identify(
  endpoint: string,
  fields: { createdAt?: string | undefined },
  { key, now, after = null }: { key: string | null; now: number; after?: string | null },
): [SubmissionId, ...SubmissionId[]] {
  const body = JSON.stringify(sortedEntries(fields))
  const bodyHash = hash('sha256', body)
  const named = (name: string) => ({ ...idOf(name), bodyHash })
  if (key !== null) return [named(`key\n${endpoint}\n${key}`)]
  const name = `body\n${endpoint}\n${bodyHash}`
  if (fields.createdAt !== undefined) return [named(name)]
  const today = Math.floor(now / DAY_MS)
  const event = after === null ? '' : `\n${after}`
  const onDay = (day: number) => named(`${name}\n${day}${event}`)
  return [onDay(today), onDay(today - 1)]
}

/** The same list for the same fields, in whatever order and with whatever line ends they came. */
function sortedEntries(fields: Record<string, unknown>): [string, unknown][] {
  return Object.keys(fields)
    .sort()
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, withPlainLineEnds(fields[name])])
}

/** Browsers send CRLF for a line break of a form, and LF in JSON. */
function withPlainLineEnds(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value
}

function idOf(name: string): { id: string; reference: string } {
  const bytes = hash('sha256', name, 'buffer')
  const letter = (at: number) => ALPHABET.charAt(bytes.readUInt8(at) % 32)
  const letters = (at: number) => letter(at) + letter(at + 1) + letter(at + 2) + letter(at + 3)
  return { id: uuidOf(bytes), reference: `${letters(16)}-${letters(20)}` }
}
