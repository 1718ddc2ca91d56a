// npm run leads: the staff's command line. Without DATABASE_URL it uses the embedded database: the one that
// is already running, else one started for this command.
import { StartError } from '../src/node/start-error'
import { createOutput, type Output } from '../worker/leads/output'
import { type Command, parseCommand } from '../worker/leads/parse-command'
import { usageText } from '../worker/leads/usage'

/** In a new, empty database these would give a person a wrong answer, or record where nobody looks. */
const PERSONAL: ReadonlySet<Command['name']> = new Set(['opt-out', 'person', 'erase'])
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
  return run(parsed.command, out)
}

async function run(command: Command, output: Output): Promise<number> {
  // Loaded lazily: help needs none of it.
  const { readSettings } = await import('./processes/read-settings')
  const settings = readSettings()
  const { isDatabaseMissing, withDatabaseUrl } = await import('./postgres/with-database-url')
  const isMissing = isDatabaseMissing(settings)
  if (isMissing && PERSONAL.has(command.name)) throw new StartError(NO_DATABASE)
  const { runCommand } = await import('../worker/leads/run-command')
  return withDatabaseUrl(settings, async (url, isNew) => {
    if (isNew) {
      const { migrateDatabase } = await import('./postgres/migrate-database')
      await migrateDatabase(url)
    }
    if (isMissing) output.note(NO_DATABASE)
    return runCommand({ ...settings, DATABASE_URL: url }, command, output)
  })
}
