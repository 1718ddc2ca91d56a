// What an operator should know of the datastores before the first submission.
import { warnOfClock } from './database/clock'
import type { Database } from './database/connect'
import { warnOfDurability } from './database/durability'
import type { Log } from './log'
import { warnOfSharedRedis } from './queue/redis-site'
import type { Redis } from './redis'

/** Logs a clock that differs, settings that can lose a commit, and a Redis that another site uses. Never rejects: an outage is logged elsewhere. */
export async function warnOfDatastores(
  stores: { redis: Redis | null; database: Database },
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { database } = stores
  await Promise.allSettled([
    warnOfClock(database, log),
    warnOfDurability(database, log),
    warnOfSharedRedis(stores, log),
  ])
}
