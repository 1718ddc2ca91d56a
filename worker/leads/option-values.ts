// The values of options that several commands take, checked.
import { pastedAddress } from '../../src/contract/email-address'
import { type Kind, submissionSchemas } from '../../src/contract/submission'
import { parseSince } from '../office-time'

/** Options by name, as parsed. */
export type Values = Record<string, unknown>

export interface Filter {
  kind: Kind | null
  since: Date | null
}

export type Format = 'text' | 'json'
export type FileFormat = 'csv' | 'json'

/** A mistake in the command line; its message says what to type instead. */
export class UsageError extends Error {}

/** About a screenful for people; for a program reading JSON, what fits in its memory and ours. */
const DEFAULT_LIMIT = { text: 50, json: 10_000 }
/** More leads than this are for `export`. */
export const MAX_LIMIT = 999_999

export const form = ({ json }: Values): { format: Format } => ({ format: json ? 'json' : 'text' })

export function fileFormatOf({ csv, json }: Values): FileFormat {
  if (Boolean(csv) === Boolean(json)) throw new UsageError('give either --csv or --json')
  return csv ? 'csv' : 'json'
}

/** As it is copied from a mail or a page: an address that finds nobody would be a wrong answer to a person's request. */
export function emailOf({ email }: Values): string {
  const address = pastedAddress(String(email ?? '')).replace(/^(?:<|mailto:)+|[>,;]+$/gi, '')
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new UsageError('--email requires an email address, for example --email ann@example.com')
  }
  return address
}

export function limitOf({ json, limit }: Values): number {
  if (limit === undefined) return DEFAULT_LIMIT[json ? 'json' : 'text']
  const count = /^[1-9]\d*$/.test(String(limit)) ? Number(limit) : 0
  if (count < 1 || count > MAX_LIMIT) {
    throw new UsageError(`--limit requires a number from 1 to ${MAX_LIMIT}`)
  }
  return count
}

export function filterOf({ kind, ...values }: Values): Filter {
  const kinds = Object.keys(submissionSchemas) as Kind[]
  const known = kinds.find((each) => each === kind) ?? null
  if (kind !== undefined && !known) {
    throw new UsageError(`--kind requires one of ${kinds.join(', ')}`)
  }
  return { kind: known, since: sinceOf(values) }
}

export function sinceOf({ since }: Values): Date | null {
  const from = since === undefined ? null : parseSince(String(since))
  if (since !== undefined && !from) {
    throw new UsageError('--since requires 30m, 12h, 7d, 2w, or a date such as 2026-11-01')
  }
  return from
}
