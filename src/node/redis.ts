// The one place that opens Redis.
import { Redis, ReplyError } from 'ioredis'
import { withDeadline } from './deadline'
import { type Log, outageReport } from './log'
import { StartError } from './start-error'

/** Longest pause between attempts to reconnect, in milliseconds: what an outage costs after its end. */
const RECONNECT_MS = 500

/** Longer than BullMQ lets Redis wait for a job (10 s), in milliseconds. */
const SILENCE_MS = 15_000

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
    // A machine that is gone closes nothing: without a word for so long, the connection is left.
    socketTimeout: SILENCE_MS,
    // After a failover the one that was the primary keeps its connections, and takes nothing more.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    retryStrategy: (attempt) => Math.min(attempt * 50, RECONNECT_MS),
  })
  redis.on('error', outageReport(log, 'Redis'))
  return redis
}

export type { Redis }

/** What Redis says to a wrong user or password; all else it may say (loading, full of clients) passes. */
const REFUSAL = /WRONGPASS|NOAUTH|NOPERM|invalid password|AUTH .*without any password/

/** How long a start waits for Redis, in milliseconds. */
const START_MS = 2_000

/**
 * Whether Redis answers. False where nobody is there: PostgreSQL stands by, also for a program that starts in
 * such an hour. Throws a StartError where Redis itself refuses us, which no waiting mends.
 */
export async function answers(redis: Redis): Promise<boolean> {
  let last: unknown
  const remember = (error: unknown) => {
    last = error
  }
  redis.on('error', remember)
  try {
    const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()))
    if (redis.status !== 'ready') await withDeadline(ready, START_MS, 'Redis')
    await withDeadline(redis.ping(), START_MS, 'Redis')
    return true
  } catch (error) {
    const said = [last, error].map((each) => (each instanceof ReplyError ? String(each) : ''))
    const refusal = said.map((text) => REFUSAL.exec(text)).find(Boolean)
    if (!refusal) return false
    const [code] = refusal
    throw new StartError(
      `REDIS_URL: Redis refuses the connection (${code}). Correct user and password in the URL, for example redis://user:secret@127.0.0.1:6379, or unset it to queue in PostgreSQL`,
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
