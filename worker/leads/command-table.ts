// The commands of `npm run leads`: how each is typed, what it does, and what its words mean.
import { CHAT_INQUIRY, consultationChoices } from '../../src/contract/choices'
import { submissionSchemas } from '../../src/contract/submission'
import {
  emailOf,
  type FileFormat,
  type Filter,
  type Format,
  fileFormatOf,
  filterOf,
  formatOf,
  leadOf,
  leadsOf,
  limitOf,
  rejectExtraWords,
  sinceOf,
  UsageError,
  type Values,
} from './option-values'
import type { LeadName } from './reference'

/** The commands whose only option is --json. */
export interface JsonOnly {
  name: 'failed' | 'reconcile' | 'stats'
  format: Format
}

export type Command =
  | { name: 'list'; filter: Filter; which: 'all' | 'quarantined'; limit: number; format: Format }
  | { name: 'show'; lead: LeadName; format: Format }
  | { name: 'export'; filter: Filter; format: FileFormat }
  | { name: 'subscribers'; format: FileFormat }
  | JsonOnly
  | { name: 'retry'; what: LeadName; unknownSms: 'leave' | 'send again' }
  | { name: 'retry'; what: 'all failed'; since: Date | null }
  | { name: 'retry'; what: 'all lost' }
  | { name: 'release' | 'dismiss'; leads: LeadName[] }
  | { name: 'opt-out'; phone: string }
  | { name: 'person'; email: string }
  | { name: 'erase'; email: string; mode: 'for real' | 'dry run' }

export type CommandName = Command['name']

interface Described {
  /** Its options are parsed as they are typed here, `--find T` with a value. Only with `<` there are other arguments. */
  line: string
  does: string
  options?: string[]
  /** @param rest the other arguments */
  build: (values: Values, rest: string[]) => Command
}

const since = '--since S   received since S: 30m, 12h, 7d, 2w, or a date such as 2026-11-01'
const services = [...consultationChoices.map(({ value }) => value), `"${CHAT_INQUIRY}"`]
const search = [
  '--until U   received before U, as for --since: a whole day is --since 2026-11-01 --until 2026-11-02',
  `--service V ${services.join(', ')}, or what an API client sent`,
  '--find T    part of a name, company or address, or at least four digits of a phone number, with or without +1',
]
const kind = `--kind K    one of ${Object.keys(submissionSchemas).join(', ')}`
const json = '--json      machine-readable output'
const email = '--email X   the email address, in any case'
const csv = '--csv       for a spreadsheet; text that looks like a formula is escaped'

export const commands: Record<CommandName, Described> = {
  list: {
    line: 'list [--kind K] [--service V] [--since S] [--until U] [--find T] [--quarantined] [--limit N] [--json]',
    does: 'Lists leads, newest first.',
    options: [
      kind,
      since,
      ...search,
      '--quarantined  only leads held for review as possible spam and not dismissed',
      '--limit N   at most N leads; default 50, or 10,000 with --json',
      json,
    ],
    build: (values) => ({
      name: 'list',
      filter: filterOf(values),
      which: values.quarantined ? 'quarantined' : 'all',
      limit: limitOf(values),
      format: formatOf(values),
    }),
  },
  show: {
    line: 'show <reference> [--json]',
    does: 'Shows everything about one lead: fields, source, consent, messages, and every attempt to send them.',
    options: [json],
    build: (values, rest) => ({ name: 'show', lead: leadOf(rest), format: formatOf(values) }),
  },
  export: {
    line: 'export --csv|--json [--kind K] [--service V] [--since S] [--until U] [--find T]',
    does: 'Writes all leads to standard output, oldest first.',
    options: [csv, json, kind, since, ...search],
    build: (values) => ({
      name: 'export',
      format: fileFormatOf(values),
      filter: filterOf(values),
    }),
  },
  subscribers: {
    line: 'subscribers --csv|--json',
    does: 'Writes the current newsletter subscribers, without those who unsubscribed, each with their unsubscribe link.',
    options: [csv, json],
    build: (values) => ({ name: 'subscribers', format: fileFormatOf(values) }),
  },
  failed: {
    line: 'failed [--json]',
    does: 'Lists failed messages, texts with status unknown, and submissions that could not be stored.',
    options: [json],
    build: (values) => ({ name: 'failed', format: formatOf(values) }),
  },
  retry: {
    line: 'retry <reference>|--all-failed|--all-lost [--since 2h] [--sms-was-not-delivered]',
    does: 'Resends failed messages; those on record as sent are never resent. Stores what the queue still has of leads that are not in the tables, and plans the messages of a stored lead without any.',
    options: [
      '--all-failed  every failed message not dismissed and every submission that could not be stored, but no text that is too late to be of use or has status unknown',
      '--all-lost  every submission that was stored, but is no longer in the tables, as after a failover or a restore; its emails are sent again',
      '--since     with --all-failed: only messages given up since then, and submissions accepted since then',
      '--sms-was-not-delivered  also resend a text with status unknown; check with the provider first',
    ],
    build: retryOf,
  },
  release: {
    line: 'release <reference> ...',
    does: 'Releases quarantined leads and sends their messages.',
    build: (_, rest) => ({ name: 'release', leads: leadsOf(rest) }),
  },
  dismiss: {
    line: 'dismiss <reference> ...',
    does: 'Takes failed messages, quarantined leads, and leads that need no messages off the lists, once dealt with. Deletes nothing and sends nothing.',
    build: (_, rest) => ({ name: 'dismiss', leads: leadsOf(rest) }),
  },
  'opt-out': {
    line: 'opt-out <phone>',
    does: 'Records an opt-out made by phone or email. Queued texts to the number are not sent.',
    build: (_, rest) => {
      const phone = rest.join(' ').trim()
      if (!phone) throw new UsageError('missing phone number, for example 214-555-0142')
      return { name: 'opt-out', phone }
    },
  },
  reconcile: {
    line: 'reconcile [--json]',
    does: 'Counts what was accepted, stored, and sent. Exit code 1 if anything has been open for over 10 minutes, or is no longer in the tables.',
    options: [json],
    build: (values) => ({ name: 'reconcile', format: formatOf(values) }),
  },
  person: {
    line: 'person --email X --json',
    does: 'Prints what is stored about a person: leads, messages, consents, and subscription.',
    options: [email, json],
    build: (values) => {
      if (!values.json) throw new UsageError('give --json, its only format')
      return { name: 'person', email: emailOf(values) }
    },
  },
  erase: {
    line: 'erase --email X [--dry-run]',
    does: "Removes a person's leads, messages, consents, subscription, and queue data. Prints what it removed.",
    options: [email, '--dry-run   prints what would be removed, and removes nothing'],
    build: (values) => ({
      name: 'erase',
      email: emailOf(values),
      mode: values['dry-run'] ? 'dry run' : 'for real',
    }),
  },
  stats: {
    line: 'stats [--json]',
    does: 'Shows the last 14 days by kind, messages by status, and how soon the team was notified.',
    options: [json],
    build: (values) => ({ name: 'stats', format: formatOf(values) }),
  },
}

export const commandNames = Object.keys(commands) as CommandName[]

function retryOf(values: Values, rest: string[]): Command {
  const since = sinceOf(values)
  const sendAgain = values['sms-was-not-delivered']
  if (!values['all-lost'] && !values['all-failed']) {
    if (since) throw new UsageError('--since requires --all-failed')
    return { name: 'retry', what: leadOf(rest), unknownSms: sendAgain ? 'send again' : 'leave' }
  }
  rejectExtraWords(rest)
  if (values['all-lost']) {
    const other = ['all-failed', 'since', 'sms-was-not-delivered'].find((each) => values[each])
    if (other) throw new UsageError(`--all-lost goes without --${other}`)
    return { name: 'retry', what: 'all lost' }
  }
  if (sendAgain) throw new UsageError('--sms-was-not-delivered requires the reference of one lead')
  return { name: 'retry', what: 'all failed', since }
}
