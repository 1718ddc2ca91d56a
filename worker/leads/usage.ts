// Help texts of `npm run leads`.

const kinds = 'contact, service-request, consultation, newsletter, job-application'

const since = '--since S   received since then: 30m, 12h, 7d, 2w, or a day such as 2026-11-01'
const kind = `--kind K    one of ${kinds}`
const json = '--json      for programs'

/** Per command: its arguments, what it does, its options. */
const usages = {
  list: {
    line: 'list [--kind K] [--since S] [--quarantined] [--limit N] [--json]',
    does: 'The newest leads first.',
    options: [
      kind,
      since,
      '--quarantined  only those held back as suspects',
      '--limit N   at most N leads; 50 unless told, 10,000 with --json',
      json,
    ],
  },
  show: {
    line: 'show <reference> [--json]',
    does: 'Everything about one lead: fields, source, consent, messages and every attempt to send them.',
    options: [json],
  },
  export: {
    line: 'export --csv|--json [--kind K] [--since S]',
    does: 'All leads, the oldest first, on standard output.',
    options: ['--csv       for a spreadsheet, safe against formulas', json, kind, since],
  },
  failed: {
    line: 'failed [--json]',
    does: 'Messages that were given up, texts whose fate is unknown, submissions that could not be stored.',
    options: [json],
  },
  retry: {
    line: 'retry <reference>|--all-failed [--sms-was-not-delivered]',
    does: 'Sends what was given up, and never again what was sent.',
    options: [
      '--all-failed  every message and submission that was given up; no text of unknown fate',
      '--sms-was-not-delivered  also the text of unknown fate: only after a look at the provider',
    ],
  },
  release: {
    line: 'release <reference>',
    does: 'Lets a quarantined lead go on its way: its messages leave.',
    options: [],
  },
  'opt-out': {
    line: 'opt-out <phone>',
    does: 'For who said so by phone or mail: no more texts to this number, none that waits either.',
    options: [],
  },
  reconcile: {
    line: 'reconcile [--json]',
    does: 'Counts what was accepted, stored and sent. Exit code 1 if anything is open for over 10 minutes.',
    options: [json],
  },
  erase: {
    line: 'erase --email X [--dry-run]',
    does: 'Removes a person: leads, messages, consents, subscription, queue data. Prints what it removed.',
    options: [
      '--email X   the address, in capitals or not',
      '--dry-run   counts and removes nothing',
    ],
  },
  stats: {
    line: 'stats [--json]',
    does: 'The last 14 days by kind, the messages by state, how fast the team was told.',
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
    '\nA reference may be written in small letters and without its dash; the id of a submission, as the\n',
    'logs have it, does too. More about one command: npm run leads -- <command> --help\n',
    'Exit code: 0 done, 1 not found or failed, 2 not understood.\n',
  ].join('')
}
