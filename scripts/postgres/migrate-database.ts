// Runs the migrations for the command-line scripts, where every failure has to be a single line.
import { lostConnection } from '../../src/node/database/lost-connection'
import {
  isCanceled,
  isDataRejected,
  isDiskFull,
  isForbidden,
  isReadOnly,
  READ_ONLY_CAUSE,
  sqlState,
} from '../../src/node/database/sql-state'
import { StartError } from '../../src/node/start-error'

/** Migrates the database to the latest schema. Throws a StartError with the cause. */
export async function migrateDatabase(url: string): Promise<void> {
  // Loaded lazily: with an invalid environment none of this is needed.
  const { migrate } = await import('../../src/node/database/migrate')
  try {
    await migrate(url)
  } catch (error) {
    throw migrationFailure(error)
  }
}

export function migrationFailure(error: unknown): StartError {
  if (error instanceof StartError) return error
  const cause = error instanceof Error ? error.message : String(error)
  return new StartError(
    `DATABASE_URL: the database could not be migrated (${cause}). ${remedyFor(error)}.`,
  )
}

function remedyFor(error: unknown): string {
  if (sqlState(error) === '22P05') {
    // The cluster's own locale fits its encoding only. In plain C, `--find` would not find MÜLLER by müller.
    return "The database needs the encoding UTF8: create database website encoding 'UTF8' locale 'C.UTF-8' template template0, or with another UTF-8 locale of PostgreSQL's machine"
  }
  if (isDataRejected(error)) return 'Correct the rows that break this rule, and run it again'
  if (isForbidden(error)) {
    return 'Give its user the right to create tables there, or name another database'
  }
  if (isDiskFull(error)) return "Free some space on PostgreSQL's disk, and run it again"
  if (isReadOnly(error)) return READ_ONLY_CAUSE
  if (isCanceled(error) || lostConnection(error) !== null) {
    return 'What was completed stays: run it again'
  }
  return 'Correct the cause in the brackets, and run it again'
}
