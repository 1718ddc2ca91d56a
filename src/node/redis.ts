// The one place that opens Redis.
import { Redis } from 'ioredis'
import { reasonOf } from './database/connect'
import { withDeadline } from './deadline'
import { type Log, outageReport } from './log'
import { StartError } from './start-error'

/** Longest pause between attempts to reconnect, in milliseconds: what an outage costs after its end. */
const RECONNECT_MS = 500

/**
 * `producer`: fails at once while Redis is away, so that a request can turn to the standby.
 * `worker`: waits for Redis, as BullMQ asks of the connections it blocks on.
 */
export type RedisUse = 'producer' | 'worker'

export function connectRedis(url: string, use: RedisUse, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: use === 'worker' ? null : 1,
    enableOfflineQueue: use === 'worker',
    ...(use === 'producer' ? { commandTimeout: 1_000 } : {}),
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 50, RECONNECT_MS),
  })
  redis.on('error', outageReport(log, 'Redis'))
  return redis
}

export type { Redis }

/** Waits until Redis answers. Throws a StartError with the remedy otherwise. */
export async function requireRedis(redis: Redis, deadlineMs = 5_000): Promise<void> {
  let last: unknown
  const remember = (error: unknown) => {
    last = error
  }
  redis.on('error', remember)
  try {
    const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()))
    if (redis.status !== 'ready') await withDeadline(ready, deadlineMs, 'Redis')
    await withDeadline(redis.ping(), deadlineMs, 'Redis')
  } catch {
    throw new StartError(
      `REDIS_URL: Redis does not answer (${last ? reasonOf(last) : 'no answer in time'}). Start it, correct the URL, for example redis://127.0.0.1:6379, or unset it to queue in PostgreSQL`,
    )
  } finally {
    redis.off('error', remember)
  }
}

/** What stands between this Redis and the promise that an accepted submission survives a power cut. */
export async function durabilityWarnings(redis: Redis): Promise<string[]> {
  const read = async (name: string): Promise<string | undefined> => {
    const answer = (await redis.config('GET', name)) as string[]
    return answer[1]
  }
  try {
    const warnings: string[] = []
    if ((await read('appendonly')) !== 'yes') warnings.push('set appendonly to yes')
    if ((await read('appendfsync')) !== 'always') warnings.push('set appendfsync to always')
    if ((await read('maxmemory-policy')) !== 'noeviction') {
      warnings.push('set maxmemory-policy to noeviction')
    }
    return warnings
  } catch {
    // Managed services forbid CONFIG; their durability is theirs to state.
    return []
  }
}
