// Migrates from a start, where every failure has to be one line.
import { StartError } from '../src/node/start-error'

/** Brings the database to the newest schema. Throws a StartError with the cause. */
export async function migrateDatabase(url: string): Promise<void> {
  // Loaded late: with a bad environment nothing of this is needed.
  const { migrate } = await import('../src/node/database/migrate')
  try {
    await migrate(url)
  } catch (error) {
    if (error instanceof StartError) throw error
    const cause = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `DATABASE_URL: the database could not be migrated (${cause}). Give its user the right to create tables there, or name another database.`,
    )
  }
}
