// Compares this machine's clock with PostgreSQL's.
import type { Database } from '../src/node/database/connect'

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
