// npm run migrate: migrates the database to the latest schema. Without DATABASE_URL that is the embedded
// database: the one that is already running, else one started for this command.
import { runProgram } from '../src/node/start-error'
import { migrateDatabase } from './postgres/migrate-database'
import { readSettings } from './processes/read-settings'

runProgram(async () => {
  const { databaseUrl, DATA_DIR } = readSettings()
  if (databaseUrl) await migrateDatabase(databaseUrl)
  else await migrateEmbedded(DATA_DIR)
  console.log('migrate: the database is up to date')
  process.exit(0)
})

async function migrateEmbedded(dataDir: string): Promise<void> {
  // Loaded lazily: it need not exist in an image that is given DATABASE_URL.
  const { runningPostgresUrl, startEmbeddedPostgres } = await import('./postgres/embedded-postgres')
  const running = runningPostgresUrl(dataDir)
  if (running) return migrateDatabase(running)
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await migrateDatabase(postgres.url)
  } finally {
    await postgres.stop()
  }
}
