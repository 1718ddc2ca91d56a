// What a server does about PostgreSQL and its tables at startup: whatever can be queued is accepted.
import type { Database } from '../src/node/database/connect'
import { OldTablesError, requireTables } from '../src/node/database/require-tables'
import type { Log } from '../src/node/log'
import { UnavailableError } from '../src/node/start-error'

/** Interval between checks until the tables are as new as this release, in milliseconds. */
const RETRY_MS = 5_000

interface Watched {
  database: Database
  log: Pick<Log, 'warn' | 'error' | 'info'>
  /** Whether Redis takes submissions, so that PostgreSQL is not needed at startup. */
  redisTakes: boolean
}

/**
 * Throws a StartError if the server must not start: PostgreSQL rejects it or has no tables at all, or does not answer
 * and there is no Redis. Tables that are older than this release only get a line in the log, because the queue needs
 * none of them (docs/decisions/0015-operation.md). They are looked at again until they are current.
 */
export async function checkTables({ database, log, redisTakes }: Watched): Promise<void> {
  let told = ''
  const logAndRetry = (error: unknown) => {
    // Outages after the start are reported by whatever they disturb.
    const { message } = error as Error
    if (message !== told && !(error instanceof UnavailableError)) {
      log.error(message)
      told = message
    }
    setTimeout(() => void requireTables(database).then(settled, logAndRetry), RETRY_MS).unref()
  }
  const settled = () => {
    if (told) log.info('the tables are as new as this release now')
  }
  await requireTables(database).catch((error: unknown) => {
    const isAway = error instanceof UnavailableError && redisTakes
    if (!isAway && !(error instanceof OldTablesError)) throw error
    if (isAway) log.warn(error.message)
    logAndRetry(error)
  })
}
