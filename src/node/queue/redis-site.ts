// Warns the operator when two sites share one Redis database: each would take the other's submissions.
import type { Database } from '../database/connect'
import type { Log } from '../log'
import type { Redis } from '../redis'

/** Holds the database that a server or worker last used together with this Redis. */
const KEY = 'website:database'

/**
 * Records in Redis which PostgreSQL database it is used with, and logs if that was another one so far. PostgreSQL's
 * own number of its data folder is part of the mark: a restored dump, staging's for example, is another database. A copy
 * of the folder is not. Rejects where either of the two does not answer or forbids this user to ask.
 */
export async function warnOfSharedRedis(
  { redis, database }: { redis: Redis | null; database: Database },
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (!redis) return
  const { rows } = await database.raw<{ rows: { mark: string }[] }>(
    `select system_identifier || '/' || current_database() as mark from pg_control_system()`,
  )
  const mark = rows[0]?.mark ?? ''
  const before = await redis.getset(KEY, mark)
  if (before === null || before === mark) return
  log.warn(
    { before, now: mark },
    'REDIS_URL: this Redis was used with another PostgreSQL database until now. If another site still uses it, each takes submissions of the other: give this one another database, such as /1 at the end of the URL. After a restore or a move of PostgreSQL, this is said once',
  )
}
