// Chooses the queue's datastores: Redis with PostgreSQL as its standby, or PostgreSQL alone.
import type { Log } from '../log'
import { connectRedis, durabilityWarnings, type Redis, requireRedis } from '../redis'
import { noTracing, type Tracing } from '../tracing/tracing'
import type { QueueBackend } from './backend'
import { postgresBackend } from './postgres-backend'
import { redisBackend } from './redis-backend'

export interface Backends {
  /** In order of preference. */
  list: QueueBackend[]
  /** The producer's Redis connection, shared with the rate limiter; null without REDIS_URL. */
  redis: Redis | null
  tracing: Tracing
  close(): void
}

/** Connects to what is configured. Throws a StartError when Redis is configured and does not answer. */
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
  if (redis) {
    await requireRedis(redis)
    const warnings = await durabilityWarnings(redis)
    if (warnings.length > 0) {
      log.warn({ warnings }, 'this Redis can lose accepted submissions in a power cut')
    }
  }
  return { list, redis, tracing, close: () => redis?.disconnect() }
}
