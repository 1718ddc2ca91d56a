// Parses the command line into one command, or into a description of what is wrong with it.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Command, type CommandName, commandNames, commands } from './command-table'
import { rejectExtraWords, UsageError } from './option-values'

type Parsed =
  | { outcome: 'command'; command: Command }
  | { outcome: 'help'; about: CommandName | null }
  | { outcome: 'misunderstood'; problem: string; about: CommandName | null }

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
  const { line, build } = commands[name]
  try {
    const { values, positionals, tokens } = parseArgs({
      args: others,
      options: { ...optionsIn(line), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      tokens: true,
    })
    rejectTwice(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])))
    if (values.help) return { outcome: 'help', about: name }
    if (!line.includes('<')) rejectExtraWords(positionals)
    return { outcome: 'command', command: build(values, positionals) }
  } catch (error) {
    const problem = problemIn(error)
    if (problem === null) throw error
    return { outcome: 'misunderstood', problem, about: name }
  }
}

/** One that is described as `--find T` has a value. */
function optionsIn(line: string): NonNullable<ParseArgsConfig['options']> {
  const options = [...line.matchAll(/--([\w-]+)( \w)?/g)]
  return Object.fromEntries(
    options.map(([, name, value]) => [name, { type: value ? 'string' : 'boolean' }]),
  )
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
