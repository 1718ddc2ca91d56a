// npm run migrate: migrates the database to the latest schema. Without DATABASE_URL that is the embedded
// database: the one that is already running, else one started for this command.
import { runProgram } from '../src/node/start-error'
import { migrateDatabase } from './postgres/migrate-database'
import { withDatabaseUrl } from './postgres/with-database-url'
import { readSettings } from './processes/read-settings'

runProgram(async () => {
  await withDatabaseUrl(readSettings(), migrateDatabase)
  console.log('migrate: the database is up to date')
  process.exit(0)
})
