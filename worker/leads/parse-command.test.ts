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
  ['list --kind letter', '--kind asks for one of contact,'],
  ['list --limit 0', '--limit asks for'],
  ['show', 'a reference is missing'],
  ['show 7K3M-9QWX another', 'one word too many'],
  ['export', 'either --csv or --json'],
  ['export --csv --json', 'either --csv or --json'],
  ['retry', 'a reference is missing'],
  ['retry --all-failed 7K3M-9QWX', 'one word too many'],
  ['retry --all-failed --sms-was-not-delivered', 'said of one lead'],
  ['erase', '--email asks for'],
  ['erase --email nobody', '--email asks for'],
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
  expect(parse('retry 7k3m9qwx --sms-was-not-delivered')).toMatchObject({
    command: { what: { by: 'reference', value: '7K3M-9QWX' }, unknownSms: 'send again' },
  })
})
