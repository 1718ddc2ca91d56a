// Parses the command line into one command, or into a description of what is wrong with it.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import {
  emailOf,
  type FileFormat,
  type Filter,
  type Format,
  fileFormatOf,
  filterOf,
  form,
  limitOf,
  sinceOf,
  UsageError,
  type Values,
} from './option-values'
import { type LeadName, readLeadName } from './reference'
import { type CommandName, commandNames } from './usage'

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

type Parsed =
  | { outcome: 'command'; command: Command }
  | { outcome: 'help'; about: CommandName | null }
  | { outcome: 'misunderstood'; problem: string; about: CommandName | null }

const flag = { type: 'boolean' } as const
const word = { type: 'string' } as const
const filters = { kind: word, service: word, since: word, until: word, find: word }

const options: Record<CommandName, NonNullable<ParseArgsConfig['options']>> = {
  list: { ...filters, limit: word, quarantined: flag, json: flag },
  show: { json: flag },
  export: { ...filters, csv: flag, json: flag },
  subscribers: { csv: flag, json: flag },
  failed: { json: flag },
  retry: { 'all-failed': flag, 'all-lost': flag, since: word, 'sms-was-not-delivered': flag },
  release: {},
  dismiss: {},
  'opt-out': {},
  reconcile: { json: flag },
  person: { email: word, json: flag },
  erase: { email: word, 'dry-run': flag },
  stats: { json: flag },
}

interface Words {
  values: Values
  rest: string[]
}

/** @param words the arguments after `npm run leads --` */
export function parseCommand(words: string[]): Parsed {
  const [first, ...others] = words
  if (first === undefined) {
    return { outcome: 'misunderstood', problem: 'missing command', about: null }
  }
  if (['help', '--help', '-h'].includes(first)) return { outcome: 'help', about: null }
  const name = commandNames.find((each) => each === first)
  if (!name) {
    return { outcome: 'misunderstood', problem: `unknown command "${first}"`, about: null }
  }
  try {
    const { values, positionals, tokens } = parseArgs({
      args: others,
      options: { ...options[name], help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      tokens: true,
    })
    rejectTwice(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])))
    if (values.help) return { outcome: 'help', about: name }
    return { outcome: 'command', command: builders[name]({ values, rest: positionals }) }
  } catch (error) {
    const problem = problemIn(error)
    if (problem === null) throw error
    return { outcome: 'misunderstood', problem, about: name }
  }
}

/** parseArgs would silently drop the first of two values, such as two kinds or dates. */
function rejectTwice(names: string[]): void {
  const twice = names.find((each, index) => names.indexOf(each) < index)
  if (twice) throw new UsageError(`--${twice} is given twice`)
}

/** Null for an error of another kind. Node's messages continue with advice about quoting, ours may quote any text. */
function problemIn(error: unknown): string | null {
  if (error instanceof UsageError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (!String(code).startsWith('ERR_PARSE_ARGS_')) return null
  return message.split(/\.\s/, 1)[0] ?? message
}

const builders: { [N in CommandName]: (words: Words) => Command } = {
  list: ({ values, rest }) => {
    rejectExtraWords(rest)
    const which = values.quarantined ? 'quarantined' : 'all'
    return {
      name: 'list',
      filter: filterOf(values),
      which,
      limit: limitOf(values),
      ...form(values),
    }
  },
  show: ({ values, rest }) => ({ name: 'show', lead: oneLead(rest), ...form(values) }),
  export: ({ values, rest }) => {
    rejectExtraWords(rest)
    return { name: 'export', format: fileFormatOf(values), filter: filterOf(values) }
  },
  subscribers: ({ values, rest }) => {
    rejectExtraWords(rest)
    return { name: 'subscribers', format: fileFormatOf(values) }
  },
  failed: jsonOnly('failed'),
  reconcile: jsonOnly('reconcile'),
  stats: jsonOnly('stats'),
  retry: ({ values, rest }) => {
    const unknownSms = values['sms-was-not-delivered'] ? 'send again' : 'leave'
    const since = sinceOf(values)
    if (values['all-lost']) {
      rejectExtraWords(rest)
      const other = ['all-failed', 'since', 'sms-was-not-delivered'].find((each) => values[each])
      if (other) throw new UsageError(`--all-lost goes without --${other}`)
      return { name: 'retry', what: 'all lost' }
    }
    if (!values['all-failed']) {
      if (since) throw new UsageError('--since requires --all-failed')
      return { name: 'retry', what: oneLead(rest), unknownSms }
    }
    rejectExtraWords(rest)
    if (unknownSms === 'send again') {
      throw new UsageError('--sms-was-not-delivered requires the reference of one lead')
    }
    return { name: 'retry', what: 'all failed', since }
  },
  release: ({ rest }) => ({ name: 'release', leads: references(rest).map(readLeadName) }),
  dismiss: ({ rest }) => ({ name: 'dismiss', leads: references(rest).map(readLeadName) }),
  'opt-out': ({ rest }) => {
    const phone = rest.join(' ').trim()
    if (!phone) throw new UsageError('missing phone number, for example 214-555-0142')
    return { name: 'opt-out', phone }
  },
  person: ({ values, rest }) => {
    rejectExtraWords(rest)
    if (!values.json) throw new UsageError('give --json, its only format')
    return { name: 'person', email: emailOf(values) }
  },
  erase: ({ values, rest }) => {
    rejectExtraWords(rest)
    const mode = values['dry-run'] ? 'dry run' : 'for real'
    return { name: 'erase', email: emailOf(values), mode }
  },
}

function jsonOnly(name: JsonOnly['name']) {
  return ({ values, rest }: Words): Command => {
    rejectExtraWords(rest)
    return { name, ...form(values) }
  }
}

function rejectExtraWords(rest: string[]): void {
  if (rest.length > 0) throw new UsageError(`unexpected argument "${rest[0]}"`)
}

function oneLead(rest: string[]): LeadName {
  const [reference, ...more] = references(rest)
  rejectExtraWords(more)
  return readLeadName(reference)
}

/** Read over the phone, the halves of a reference are two words. */
function references(rest: string[]): [string, ...string[]] {
  const whole = rest.join(' ').replace(/(?<!\S)(\w{4})(?: ?[-–] ?| )(\w{4})(?!\S)/g, '$1-$2')
  const [first, ...more] = whole.trim().split(/\s+/)
  if (!first) throw new UsageError('missing reference, for example 7K3M-9QWX')
  return [first, ...more]
}
