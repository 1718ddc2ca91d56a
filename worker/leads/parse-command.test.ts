import { expect, test } from 'vitest'
import { parseCommand } from './parse-command'
import { commandNames } from './usage'

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean))

test.each([
  ['', 'a command is missing'],
  ['lst', 'there is no command "lst"'],
  ['list --nonsense', "Unknown option '--nonsense'"],
  ['list extra', '"extra" is one word too many'],
  ['list --since yesterday', '--since asks for'],
  ['list --since 2026-02-30', '--since asks for'],
  ['list --kind contact --kind newsletter', '--kind is said twice'],
  ['list --kind letter', '--kind asks for one of contact,'],
  ['list --since 7days', '--since asks for'],
  ['list --limit 0', '--limit asks for'],
  ['opt-out', 'a phone number is missing'],
  ['list --limit 10x', '--limit asks for'],
  ['list --limit x10', '--limit asks for'],
  ['show', 'a reference is missing'],
  ['show 7K3M-9QWX another', 'one word too many'],
  ['export', 'either --csv or --json'],
  ['export --csv extra', 'one word too many'],
  ['export --csv --json', 'either --csv or --json'],
  ['retry', 'a reference is missing'],
  ['retry --all-failed 7K3M-9QWX', 'one word too many'],
  ['retry --all-failed --sms-was-not-delivered', 'said of one lead'],
  ['erase', '--email asks for'],
  ['erase --email nobody', '--email asks for'],
  ['erase --email ann@example.com,bob@example.com', '--email asks for'],
  ['erase --email ann@b@example.com', '--email asks for'],
  ['erase ann@example.com', 'one word too many'],
])('"%s" is not understood: %s', (line, problem) => {
  expect(parse(line)).toMatchObject({
    outcome: 'misunderstood',
    problem: expect.stringContaining(problem),
  })
})

test('every command has its help', () => {
  expect(parse('--help')).toEqual({ outcome: 'help', about: null })
  for (const name of commandNames) {
    expect(parse(`${name} --help`)).toEqual({ outcome: 'help', about: name })
  }
})

test('words become one command', () => {
  expect(parse('list --kind newsletter --quarantined --limit 5 --json')).toEqual({
    outcome: 'command',
    command: {
      name: 'list',
      filter: { kind: 'newsletter', since: null },
      which: 'quarantined',
      limit: 5,
      format: 'json',
    },
  })
  expect(parse('opt-out (214) 555-0142')).toEqual({
    outcome: 'command',
    command: { name: 'opt-out', phone: '(214) 555-0142' },
  })
  expect(parse('list')).toMatchObject({ command: { limit: 50 } })
  expect(parse('list --json')).toMatchObject({ command: { limit: 10_000 } })
  expect(parse('retry 7k3m9qwx --sms-was-not-delivered')).toMatchObject({
    command: { what: { by: 'reference', value: '7K3M-9QWX' }, unknownSms: 'send again' },
  })
})

const lead = { by: 'reference', value: '7K3M-9QWX' }
test.each([
  ['retry 7K3M-9QWX', { name: 'retry', what: lead, unknownSms: 'leave' }],
  ['retry --all-failed', { name: 'retry', what: 'all failed', unknownSms: 'leave' }],
  ['release 7K3M-9QWX', { name: 'release', lead }],
  ['erase --email a@b.example', { name: 'erase', email: 'a@b.example', mode: 'for real' }],
  ['erase --email a@b.example --dry-run', { name: 'erase', email: 'a@b.example', mode: 'dry run' }],
  ['export --csv', { name: 'export', filter: { kind: null, since: null }, format: 'csv' }],
  ['show 7K3M-9QWX --json', { name: 'show', lead, format: 'json' }],
  ['show 7K3M-9QWX', { name: 'show', lead, format: 'text' }],
  ['failed --json', { name: 'failed', format: 'json' }],
  ['reconcile --json', { name: 'reconcile', format: 'json' }],
  ['stats --json', { name: 'stats', format: 'json' }],
  ['export --json', { name: 'export', filter: { kind: null, since: null }, format: 'json' }],
])('"%s" does that and nothing beyond', (line, command) => {
  expect(parse(line)).toEqual({ outcome: 'command', command })
})

test('a display name around an address is refused, blanks around it are not', () => {
  const erase = (email: string) => parseCommand(['erase', '--email', email])
  expect(erase('Ann <ann@example.com>')).toMatchObject({ outcome: 'misunderstood' })
  expect(erase('ann@example.com (Ann)')).toMatchObject({ outcome: 'misunderstood' })
  expect(erase(' ann@example.com ')).toMatchObject({ command: { email: 'ann@example.com' } })
})

test('an export goes back as far as it is asked to', () => {
  expect(parse('export --csv --since 2026-11-01T00:00:00Z')).toMatchObject({
    command: { filter: { kind: null, since: new Date('2026-11-01T00:00:00Z') } },
  })
})
