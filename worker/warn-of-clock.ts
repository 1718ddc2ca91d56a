// Warns the operator when this machine's clock and PostgreSQL's differ.
import type { Database } from '../src/node/database/connect'
import type { Log } from '../src/node/log'
import { clockDifference } from './clock-difference'

/** Tolerance in seconds: with a larger skew, a worker takes over a dead worker's jobs too late or too early. */
const MOST_S = 2

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
