// Whether `npm run migrate` of this release has run: without it a program would start and fail job by job.
import { migrations } from '../../../migrations'
import { StartError } from '../start-error'
import type { Database } from './connect'
import { connectionFailure } from './connection-failure'
import { isForbidden, isOldSchema } from './sql-state'

const REMEDY = 'Run: npm run migrate'

/** The tables lack migrations of this release: a program that can do its part without them carries on. */
export class OldTablesError extends StartError {
  override name = 'OldTablesError'
}

/**
 * Checks that PostgreSQL answers and that every migration of this release has run. Those of a later release are fine:
 * after a rollback, the earlier one runs on newer tables. One small query.
 *
 * Throws an OldTablesError if a migration is missing, a StartError if there are no tables at all, or the error from
 * `connectionFailure`.
 */
export async function requireTables(database: Database): Promise<void> {
  const done = await namesIn(database)
  // A user that may not read the list may still use every table.
  if (done === 'unknown') return
  const [first, ...others] = Object.keys(migrations).filter((name) => !done.has(name))
  if (!first) return
  const missing = others.length > 0 ? `${first} and ${others.length} more are` : `${first} is`
  throw new OldTablesError(`The tables are older than this release (${missing} missing). ${REMEDY}`)
}

async function namesIn(database: Database): Promise<ReadonlySet<string> | 'unknown'> {
  try {
    const rows: { name: string }[] = await database('knex_migrations').select('name')
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (isOldSchema(error)) throw new StartError(`The database has no tables yet. ${REMEDY}`)
    if (isForbidden(error)) return 'unknown'
    throw connectionFailure(error)
  }
}
