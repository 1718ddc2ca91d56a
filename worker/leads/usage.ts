// Help texts of `npm run leads`.
import { CHAT_INQUIRY, consultationChoices } from '../../src/contract/choices'
import { submissionSchemas } from '../../src/contract/submission'

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

/** Per command: its arguments, what it does, its options. */
const usages = {
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
  },
  show: {
    line: 'show <reference> [--json]',
    does: 'Shows everything about one lead: fields, source, consent, messages, and every attempt to send them.',
    options: [json],
  },
  export: {
    line: 'export --csv|--json [--kind K] [--service V] [--since S] [--until U] [--find T]',
    does: 'Writes all leads to standard output, oldest first.',
    options: [csv, json, kind, since, ...search],
  },
  subscribers: {
    line: 'subscribers --csv|--json',
    does: 'Writes the current newsletter subscribers, without those who unsubscribed, each with their unsubscribe link.',
    options: [csv, json],
  },
  failed: {
    line: 'failed [--json]',
    does: 'Lists failed messages, texts with status unknown, and submissions that could not be stored.',
    options: [json],
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
  },
  release: {
    line: 'release <reference> ...',
    does: 'Releases quarantined leads and sends their messages.',
    options: [],
  },
  dismiss: {
    line: 'dismiss <reference> ...',
    does: 'Takes failed messages, quarantined leads, and leads that need no messages off the lists, once dealt with. Deletes nothing and sends nothing.',
    options: [],
  },
  'opt-out': {
    line: 'opt-out <phone>',
    does: 'Records an opt-out made by phone or email. Queued texts to the number are not sent.',
    options: [],
  },
  reconcile: {
    line: 'reconcile [--json]',
    does: 'Counts what was accepted, stored, and sent. Exit code 1 if anything has been open for over 10 minutes, or is no longer in the tables.',
    options: [json],
  },
  person: {
    line: 'person --email X --json',
    does: 'Prints what is stored about a person: leads, messages, consents, and subscription.',
    options: [email, json],
  },
  erase: {
    line: 'erase --email X [--dry-run]',
    does: "Removes a person's leads, messages, consents, subscription, and queue data. Prints what it removed.",
    options: [email, '--dry-run   prints what would be removed, and removes nothing'],
  },
  stats: {
    line: 'stats [--json]',
    does: 'Shows the last 14 days by kind, messages by status, and how soon the team was notified.',
    options: [json],
  },
} as const satisfies Record<string, { line: string; does: string; options: readonly string[] }>

export type CommandName = keyof typeof usages

export const commandNames = Object.keys(usages) as CommandName[]

/** The overview, or the help of one command. */
export function usageText(command: CommandName | null): string {
  if (command) {
    const { line, does, options } = usages[command]
    const listed = options.map((option) => `  ${option}\n`).join('')
    return `npm run leads -- ${line}\n\n${does}\n${listed && `\n${listed}`}`
  }
  const lines = commandNames.map((name) => `  ${usages[name].line}\n      ${usages[name].does}\n`)
  return [
    'npm run leads -- <command>\n\n',
    ...lines,
    '\nReferences may be lowercase and without the dash. A submission ID from the logs also works.\n',
    'Help for one command: npm run leads -- <command> --help\n',
    'Exit codes: 0 success, 1 not found or failed, 2 usage error.\n',
  ].join('')
}
