// The values of options and arguments that commands take, checked.
import { pastedAddress } from '../../src/contract/email-address'
import { type Kind, submissionSchemas } from '../../src/contract/submission'
import { parseSince } from '../office-time'
import { type LeadName, readLeadName } from './reference'

/** Options by name, as parsed. */
export type Values = Record<string, unknown>

export interface Filter {
  kind: Kind | null
  /** Value of a choice, such as `cloud`, or what another program has sent, in any case. */
  service: string | null
  since: Date | null
  /** Exclusive. */
  until: Date | null
  /** Part of a name, company or address in any case, or of a phone number in any notation. */
  find: string | null
}

export type Format = 'text' | 'json'
export type FileFormat = 'csv' | 'json'

/** A mistake in the command line; its message says what to type instead. */
export class UsageError extends Error {}

/** About a screenful for people; for a program reading JSON, what fits in its memory and ours. */
const DEFAULT_LIMIT = { text: 50, json: 10_000 }
/** More leads than this are for `export`. */
export const MAX_LIMIT = 999_999

export const formatOf = ({ json }: Values): Format => (json ? 'json' : 'text')

export function fileFormatOf({ csv, json }: Values): FileFormat {
  if (Boolean(csv) === Boolean(json)) throw new UsageError('give either --csv or --json')
  return csv ? 'csv' : 'json'
}

/** As it is copied from a mail or a page: an address that finds nobody would be a wrong answer to a person's request. */
export function emailOf({ email }: Values): string {
  const pasted = pastedAddress(String(email ?? ''))
  const address = pasted.replace(/^(?:<|"|'|mailto:)+|[>,;."']+$/gi, '')
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new UsageError('--email requires an email address, for example --email ann@example.com')
  }
  return address
}

export function limitOf({ limit, ...values }: Values): number {
  if (limit === undefined) return DEFAULT_LIMIT[formatOf(values)]
  const count = /^[1-9]\d*$/.test(String(limit)) ? Number(limit) : 0
  if (count < 1 || count > MAX_LIMIT) {
    throw new UsageError(`--limit requires a number from 1 to ${MAX_LIMIT}`)
  }
  return count
}

export function filterOf({ kind, service, until, find, ...values }: Values): Filter {
  const kinds = Object.keys(submissionSchemas) as Kind[]
  const known = kinds.find((each) => each === kind) ?? null
  if (kind !== undefined && !known) {
    throw new UsageError(`--kind requires one of ${kinds.join(', ')}`)
  }
  if (find !== undefined && String(find).trim() === '') {
    throw new UsageError('--find requires a part of a name, company, address or phone number')
  }
  return {
    kind: known,
    service: service === undefined ? null : String(service),
    since: sinceOf(values),
    until: timeOf('until', until),
    find: find === undefined ? null : String(find).trim(),
  }
}

export function sinceOf({ since }: Values): Date | null {
  return timeOf('since', since)
}

function timeOf(option: string, value: unknown): Date | null {
  const time = value === undefined ? null : parseSince(String(value))
  if (value !== undefined && !time) {
    throw new UsageError(`--${option} requires 30m, 12h, 7d, 2w, or a date such as 2026-11-01`)
  }
  return time
}

export function rejectExtraWords(rest: string[]): void {
  if (rest.length > 0) throw new UsageError(`unexpected argument "${rest[0]}"`)
}

export function leadOf(rest: string[]): LeadName {
  const [reference, ...more] = references(rest)
  rejectExtraWords(more)
  return readLeadName(reference)
}

export function leadsOf(rest: string[]): LeadName[] {
  return references(rest).map(readLeadName)
}

/** Read over the phone, the halves of a reference are two words. */
function references(rest: string[]): [string, ...string[]] {
  const whole = rest.join(' ').replace(/(?<!\S)(\w{4})(?: ?[-–] ?| )(\w{4})(?!\S)/g, '$1-$2')
  const [first, ...more] = whole.trim().split(/\s+/)
  if (!first) throw new UsageError('missing reference, for example 7K3M-9QWX')
  return [first, ...more]
}
