// Compares this machine's clock with PostgreSQL's, and warns the operator when they differ.
import type { Log } from '../log'
import type { Database } from './connect'

/**
 * Tolerance in seconds: with a larger skew, a worker takes over a dead worker's jobs too late or too early, and what a
 * server receives seems older or newer than what PostgreSQL has recorded.
 */
const MOST_S = 2

/**
 * By how many seconds PostgreSQL's clock is ahead of this machine's.
 * @param now this machine's time, in milliseconds
 */
export async function clockDifference(database: Database, now = Date.now): Promise<number> {
  const before = now()
  const { rows } = await database.raw<{ rows: { at: number }[] }>(
    'select cast(extract(epoch from clock_timestamp()) * 1000 as float8) as at',
  )
  const after = now()
  const at = rows[0]?.at ?? before
  // A server time between the request and the response counts as no difference.
  const differenceMs = at < before ? at - before : Math.max(0, at - after)
  return Math.round(differenceMs / 1000)
}

/** @param now this machine's time, in milliseconds */
export async function warnOfClock(
  database: Database,
  log: Pick<Log, 'warn'>,
  now = Date.now,
): Promise<void> {
  const seconds = await clockDifference(database, now)
  if (Math.abs(seconds) > MOST_S) {
    log.warn(
      { seconds },
      "PostgreSQL's clock differs from this machine's: synchronize both with NTP",
    )
  }
}
