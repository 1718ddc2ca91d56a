import { expect, test } from 'vitest'
import { noFilter } from '../../tests/support/no-filter'
import { commandNames } from './command-table'
import { parseCommand } from './parse-command'
import { usageText } from './usage'

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean))

test.each([
  ['', 'missing command'],
  ['lst', 'unknown command "lst"'],
  ['list --nonsense', "Unknown option '--nonsense'"],
  ['list extra', 'unexpected argument "extra"'],
  ['list --since yesterday', '--since requires'],
  ['list --since 2026-02-30', '--since requires'],
  ['list --kind contact --kind newsletter', '--kind is given twice'],
  ['list --kind letter', '--kind requires one of contact,'],
  ['list --since 7days', '--since requires'],
  ['list --limit 0', '--limit requires'],
  ['list --limit 1000000', '--limit requires a number from 1 to 999999'],
  ['opt-out', 'missing phone number'],
  ['list --limit 10x', '--limit requires'],
  ['list --limit x10', '--limit requires'],
  ['show', 'missing reference'],
  ['show 7K3M-9QWX another', 'unexpected argument'],
  ['dismiss', 'missing reference'],
  ['export', 'either --csv or --json'],
  ['export --csv extra', 'unexpected argument'],
  ['export --csv --json', 'either --csv or --json'],
  ['subscribers', 'either --csv or --json'],
  ['subscribers --csv newsletter', 'unexpected argument'],
  ['retry', 'missing reference'],
  ['retry --all-failed 7K3M-9QWX', 'unexpected argument'],
  ['retry --all-failed --sms-was-not-delivered', 'requires the reference of one lead'],
  ['retry 7K3M-9QWX --since 2h', '--since requires --all-failed'],
  ['person --json', '--email requires'],
  ['person --email ann@example.com', 'give --json'],
  ['erase', '--email requires'],
  ['erase --email nobody', '--email requires'],
  ['erase --email ann@example.com,bob@example.com', '--email requires'],
  ['erase --email ann@b@example.com', '--email requires'],
  ['erase ann@example.com', 'unexpected argument'],
])('"%s" is a usage error: %s', (line, problem) => {
  expect(parse(line)).toMatchObject({
    outcome: 'misunderstood',
    problem: expect.stringContaining(problem),
  })
})

test.each([
  [['reconcile', 'x. y'], 'unexpected argument "x. y"'],
  [['list', '--since', '--json'], "Option '--since' argument is ambiguous"],
  [['list', '--nonsense'], "Unknown option '--nonsense'"],
  [['list', '--json=yes'], "Option '--json' does not take an argument"],
])('the problem with %j is told in whole, without advice of Node.js', (words, problem) => {
  expect(parseCommand(words)).toMatchObject({ outcome: 'misunderstood', problem })
})

test('every command has a help text', () => {
  expect(parse('--help')).toEqual({ outcome: 'help', about: null })
  for (const name of commandNames) {
    expect(parse(`${name} --help`)).toEqual({ outcome: 'help', about: name })
    expect(usageText(name)).toMatch(/\n\n[A-Z].+\.\n/)
  }
})

test('parseCommand returns the command with its options', () => {
  expect(parse('list --kind newsletter --quarantined --limit 5 --json')).toEqual({
    outcome: 'command',
    command: {
      name: 'list',
      filter: { ...noFilter, kind: 'newsletter' },
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

test.each([
  '\u200ba@b.example',
  'a@b.example\u202c',
  'a\uff20b.example',
  '<a@b.example>',
  'mailto:a@b.example',
  '<mailto:a@b.example>,',
  'a@b.example.',
  '"a@b.example"',
])('person finds the address %j as it was copied', (pasted) => {
  expect(parse(`person --email ${pasted} --json`)).toMatchObject({
    command: { email: 'a@b.example' },
  })
})

test('list and export take a service, a time and a text to find', () => {
  const words = '--service cloud --until 2026-11-02 --find 555-0142'
  expect(parse(`list ${words}`)).toMatchObject({
    command: {
      filter: { service: 'cloud', until: new Date('2026-11-02T06:00:00Z'), find: '555-0142' },
    },
  })
  expect(parse('export --csv --until soon')).toMatchObject({ outcome: 'misunderstood' })
  expect(parseCommand(['list', '--find', ' '])).toMatchObject({ outcome: 'misunderstood' })
  expect(parseCommand(['list', '--find', ' Lee & Sons '])).toMatchObject({
    command: { filter: { find: 'Lee & Sons' } },
  })
})

test('a reference may be given in two halves', () => {
  expect(parse('show 7k3m 9qwx')).toMatchObject({ command: { lead } })
  expect(parseCommand(['show', '7k3m - 9qwx'])).toMatchObject({ command: { lead } })
  expect(parse('show 7k3m 9qwx too')).toMatchObject({ outcome: 'misunderstood' })
})

const lead = { by: 'reference', value: '7K3M-9QWX' }
const spam = { by: 'reference', value: 'spam' }
test.each([
  ['retry 7K3M-9QWX', { name: 'retry', what: lead, unknownSms: 'leave' }],
  ['retry --all-failed', { name: 'retry', what: 'all failed', since: null }],
  ['retry --all-lost', { name: 'retry', what: 'all lost' }],
  ['release 7K3M-9QWX', { name: 'release', leads: [lead] }],
  [
    'dismiss 7K3M 9QWX spam 7k3m9qwx',
    { name: 'dismiss', leads: [lead, spam, { ...lead, typed: '7k3m9qwx' }] },
  ],
  ['erase --email a@b.example', { name: 'erase', email: 'a@b.example', mode: 'for real' }],
  ['erase --email a@b.example --dry-run', { name: 'erase', email: 'a@b.example', mode: 'dry run' }],
  ['export --csv', { name: 'export', filter: noFilter, format: 'csv' }],
  ['person --email a@b.example --json', { name: 'person', email: 'a@b.example' }],
  ['subscribers --csv', { name: 'subscribers', format: 'csv' }],
  ['subscribers --json', { name: 'subscribers', format: 'json' }],
  ['show 7K3M-9QWX --json', { name: 'show', lead, format: 'json' }],
  ['show 7K3M-9QWX', { name: 'show', lead, format: 'text' }],
  ['failed --json', { name: 'failed', format: 'json' }],
  ['reconcile --json', { name: 'reconcile', format: 'json' }],
  ['stats --json', { name: 'stats', format: 'json' }],
  ['export --json', { name: 'export', filter: noFilter, format: 'json' }],
])('"%s" becomes exactly that command', (line, command) => {
  expect(parse(line)).toEqual({ outcome: 'command', command })
})

test('erase rejects a display name around the address, but not blanks', () => {
  const erase = (email: string) => parseCommand(['erase', '--email', email])
  expect(erase('Ann <ann@example.com>')).toMatchObject({ outcome: 'misunderstood' })
  expect(erase('ann@example.com (Ann)')).toMatchObject({ outcome: 'misunderstood' })
  expect(erase(' ann@example.com ')).toMatchObject({ command: { email: 'ann@example.com' } })
})

test('export and retry pass --since on as a date', () => {
  expect(parse('retry --all-failed --since 2026-11-01T00:00:00Z')).toMatchObject({
    command: { what: 'all failed', since: new Date('2026-11-01T00:00:00Z') },
  })
  expect(parse('export --csv --since 2026-11-01T00:00:00Z')).toMatchObject({
    command: { filter: { kind: null, since: new Date('2026-11-01T00:00:00Z') } },
  })
})
