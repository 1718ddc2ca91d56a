// npm run leads: the staff's command line. Without DATABASE_URL it uses the embedded database: the one that
// is already running, else one started for this command.
import { StartError } from '../src/node/start-error'
import { createOutput, type Output } from '../worker/leads/output'
import { type Command, parseCommand } from '../worker/leads/parse-command'
import { usageText } from '../worker/leads/usage'

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
  const { databaseUrl, DATA_DIR, ...settings } = readSettings()
  const { runCommand } = await import('../worker/leads/run-command')
  const runOn = (url: string) =>
    runCommand({ ...settings, DATA_DIR, DATABASE_URL: url }, command, output)
  if (databaseUrl) return runOn(databaseUrl)
  const { runningPostgresUrl, startEmbeddedPostgres } = await import('./postgres/embedded-postgres')
  const running = runningPostgresUrl(DATA_DIR)
  if (running) return runOn(running)
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `leads: DATABASE_URL is not set, and the embedded PostgreSQL cannot be started: ${reason}`,
    )
  })
  try {
    const { migrateDatabase } = await import('./postgres/migrate-database')
    await migrateDatabase(postgres.url)
    return await runOn(postgres.url)
  } finally {
    await postgres.stop()
  }
}
