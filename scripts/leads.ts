// npm run leads: the staff's command line. Without DATABASE_URL it uses the embedded database: the one that
// is already running, else one started for this command.
import { constants } from 'node:os'
import { join } from 'node:path'
import { STOP_SIGNALS } from '../src/node/shutdown'
import { StartError } from '../src/node/start-error'
import type { Command } from '../worker/leads/command-table'
import { createOutput } from '../worker/leads/output'
import { parseCommand } from '../worker/leads/parse-command'
import { usageText } from '../worker/leads/usage'
import { removeWhileWritten } from './postgres/remove-while-written'

/** Without a database these would give a person or a monitor a wrong answer, or record where nobody looks. */
const NEED_DATABASE: ReadonlySet<Command['name']> = new Set([
  'opt-out',
  'person',
  'erase',
  'export',
  'failed',
  'reconcile',
  'stats',
  'subscribers',
])
const NO_DATABASE =
  'DATABASE_URL is not set and there was no database here. Set it, or run this where npm start has run.'

const out = createOutput()

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const known = error instanceof StartError
    const text = known ? error.message : `leads: ${error instanceof Error ? error.stack : error}`
    for (const line of text.split('\n')) out.note(line)
    process.exit(1)
  },
)

async function main(words: string[]): Promise<number> {
  const parsed = parseCommand(words)
  if (parsed.outcome === 'help') {
    await out.print(usageText(parsed.about))
    return 0
  }
  if (parsed.outcome === 'misunderstood') {
    process.stderr.write(`leads: ${parsed.problem}\n\n${usageText(parsed.about)}`)
    return 2
  }
  return run(parsed.command)
}

async function run(command: Command): Promise<number> {
  // Loaded lazily: help needs none of it.
  const { readSettings } = await import('./processes/read-settings')
  const settings = readSettings()
  const { isDatabaseMissing, withDatabaseUrl } = await import('./postgres/with-database-url')
  if (!isDatabaseMissing(settings)) return withDatabaseUrl(settings, work)
  if (NEED_DATABASE.has(command.name)) throw new StartError(NO_DATABASE)
  // Not in its place: the next command would take it for the database.
  const elsewhere = join(settings.DATA_DIR, `no-database-${process.pid}`)
  // After an interruption, what creates or runs the database goes on writing for a moment.
  process.once('exit', () => removeWhileWritten(elsewhere))
  // Without a handler, Node.js ends at a signal without emitting `exit`.
  for (const name of STOP_SIGNALS) {
    process.once(name, () => process.exit(128 + constants.signals[name]))
  }
  return withDatabaseUrl({ ...settings, DATA_DIR: elsewhere }, (url, isOwn) => {
    out.note(NO_DATABASE)
    return work(url, isOwn)
  })

  async function work(url: string, isOwn: boolean): Promise<number> {
    if (isOwn) {
      const { migrateDatabase } = await import('./postgres/migrate-database')
      await migrateDatabase(url)
    }
    const { runCommand } = await import('../worker/leads/run-command')
    return runCommand({ ...settings, DATABASE_URL: url }, command, out)
  }
}
