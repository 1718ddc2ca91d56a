// Chooses the queue's datastores: Redis with PostgreSQL as its standby, or PostgreSQL alone.
import { reasonOf } from '../database/connection-failure'
import type { Log } from '../log'
import { connectRedis, durabilityWarnings, failureToAnswer, type Redis } from '../redis'
import { noTracing, type Tracing } from '../tracing/tracing'
import type { QueueBackend } from './backend'
import { postgresBackend } from './postgres-backend'
import { redisBackend } from './redis-backend'

interface Backends {
  /** In order of preference. */
  list: QueueBackend[]
  /** The producer's Redis connection, shared with the rate limiter; null without REDIS_URL. */
  redis: Redis | null
  /** Why the first of them is not up yet, in one line; null when it is. */
  missing: string | null
  tracing: Tracing
  close(): void
}

/** Connects to what is configured. A Redis that is down is joined once it is back. */
export async function openBackends(
  { DATABASE_URL, REDIS_URL }: { DATABASE_URL: string; REDIS_URL?: string | undefined },
  log: Log,
  tracing = noTracing,
): Promise<Backends> {
  const standby = postgresBackend(DATABASE_URL, { log, tracing })
  const redis = REDIS_URL ? connectRedis(REDIS_URL, 'producer', log) : null
  const list =
    redis && REDIS_URL
      ? [redisBackend(REDIS_URL, { log, tracing, producer: redis }), standby]
      : [standby]
  const missing = redis ? await missingRedis(redis, log) : null
  return { list, redis, missing, tracing, close: () => redis?.disconnect() }
}

async function missingRedis(redis: Redis, log: Log): Promise<string | null> {
  const failure = await failureToAnswer(redis)
  if (failure) {
    const missing = `REDIS_URL: Redis does not answer (${reasonOf(failure)}), PostgreSQL stands in for it. Start it or correct the URL`
    log.warn(missing)
    return missing
  }
  const warnings = await durabilityWarnings(redis)
  if (warnings.length > 0) {
    log.warn({ warnings }, 'this Redis can lose accepted submissions')
  }
  return null
}
