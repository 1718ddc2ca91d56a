// Runs the migrations for the command-line scripts, where every failure has to be a single line.
import { isDataRejected } from '../../src/node/database/sql-state'
import { StartError } from '../../src/node/start-error'

/** Migrates the database to the latest schema. Throws a StartError with the cause. */
export async function migrateDatabase(url: string): Promise<void> {
  // Loaded lazily: with an invalid environment none of this is needed.
  const { migrate } = await import('../../src/node/database/migrate')
  try {
    await migrate(url)
  } catch (error) {
    if (error instanceof StartError) throw error
    const cause = error instanceof Error ? error.message : String(error)
    const remedy = isDataRejected(error)
      ? 'Correct the rows that break this rule, and run it again.'
      : 'Give its user the right to create tables there, or name another database.'
    throw new StartError(`DATABASE_URL: the database could not be migrated (${cause}). ${remedy}`)
  }
}
