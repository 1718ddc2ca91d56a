// Limits per period, such as a client's requests per minute, counted across server processes.
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { Batch } from '../../src/node/batch'
import { CircuitBreaker, OpenCircuitError } from '../../src/node/circuit-breaker'
import type { Database } from '../../src/node/database/connect'
import { type Log, shouldLog } from '../../src/node/log'
import type { Redis } from '../../src/node/redis'
import { clientKey } from './client-key'
import { type Take, takeTogether } from './take-together'

/** Timeout for the shared counter, in milliseconds; after that the local one decides. */
const SHARED_TIMEOUT_MS = 150
const COOLDOWN_MS = 2_000
/** A shared counter that is down, or too slow now and then, is logged once in this time, in milliseconds. */
const LOG_EVERY_MS = 60_000

export interface RateLimit {
  /** Counts one request. Resolves to 0, or to the seconds to wait when the limit is reached. */
  take(client: string): Promise<number>
  /** Refunds a request that was not accepted after all. */
  refund(client: string): Promise<void>
}

/** A budget shared by all callers with the same key. */
export interface Quota {
  /** Takes `amount` or nothing. Resolves to 0, or to the seconds until there is something to take again. */
  take(key: string, amount: number): Promise<number>
  /** Refunds what was not needed. Never rejects. */
  refund(key: string, amount: number): Promise<void>
}

interface Stores {
  redis: Redis | null
  database: Database
  log: Log
}

interface RateOptions extends Stores {
  /** What is limited; limits with different names are counted separately. */
  name: 'forms' | 'chat'
  /** 0 turns the limit off. */
  perMinute: number
}

/** Limits the requests per client and minute. */
export function createRateLimit({ name, perMinute, ...stores }: RateOptions): RateLimit {
  if (perMinute === 0) return { take: async () => 0, refund: async () => undefined }
  const quota = createQuota({ ...stores, name, points: perMinute, seconds: 60 })
  return {
    take: (client) => quota.take(clientKey(client), 1),
    refund: (client) => quota.refund(clientKey(client), 1),
  }
}

/**
 * Limits what a client may cost this process alone: counted here, without asking a datastore.
 * @param perMinute 0 turns the limit off
 */
export function createLocalLimit(perMinute: number): Pick<RateLimit, 'take'> {
  if (perMinute === 0) return { take: async () => 0 }
  const own = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    async take(client) {
      const [seconds = 0] = await takeTogether(own, [{ key: clientKey(client), amount: 1 }])
      return seconds
    },
  }
}

interface QuotaOptions extends Stores {
  name: string
  points: number
  /** The period, in seconds. */
  seconds: number
}

/**
 * `points` per `seconds` for each key, counted across all processes. Each process also counts its own grants, so
 * that during an outage of the shared counter it continues from there instead of from zero.
 */
export function createQuota({ name, points, seconds, log, ...stores }: QuotaOptions): Quota {
  const limits = { points, duration: seconds, keyPrefix: name }
  const own = new RateLimiterMemory(limits)
  /** What was granted without the shared counter: it may not get back what it never gave. */
  const unshared = new RateLimiterMemory(limits)
  const shared = sharedLimiter(limits, stores)
  const takes = new Batch(
    (asked: Take[]) => takeTogether(shared, asked),
    () => false,
  )
  const circuit = new CircuitBreaker(COOLDOWN_MS)

  /** Resolves to null while the shared counter is down. */
  const onShared = <T>(act: () => Promise<T>): Promise<T | null> =>
    circuit.run(act, SHARED_TIMEOUT_MS, 'rate limit').catch((err) => {
      // That it was not asked, because it had failed a moment ago, is no cause.
      if (!(err instanceof OpenCircuitError) && shouldLog(log, `limit of ${name}`, LOG_EVERY_MS))
        log.warn({ err, limit: name }, UNSHARED)
      return null
    })

  return {
    async take(key, amount) {
      const [ownWait] = await takeTogether(own, [{ key, amount }])
      // A client over the limit here is over it in total, even if another server's clock has distorted the count.
      if (ownWait) return ownWait
      const sharedWait = await onShared(() => takes.do({ key, amount }))
      if (sharedWait === null) await unshared.penalty(key, amount)
      else if (sharedWait > 0) await own.reward(key, amount)
      return sharedWait ?? 0
    },
    async refund(key, amount) {
      await own.reward(key, amount)
      const granted = (await unshared.get(key))?.consumedPoints ?? 0
      // Another refund may have had the same ones meanwhile: what is too much is below zero, and goes back.
      const left = granted > 0 ? (await unshared.reward(key, amount)).consumedPoints : -amount
      const excess = Math.min(amount, Math.max(0, -left))
      if (granted > 0 && excess > 0) await unshared.penalty(key, excess)
      if (excess > 0) await onShared(() => shared.reward(key, excess))
    },
  }
}

const UNSHARED =
  'a shared counter was too slow or down: until it answers, each server grants its own clients the whole limit'

interface Limits {
  points: number
  duration: number
  keyPrefix: string
}

function sharedLimiter(
  limits: Limits,
  { redis, database }: Omit<Stores, 'log'>,
): RateLimiterAbstract {
  return redis
    ? new RateLimiterRedis({
        ...limits,
        storeClient: redis,
        keyPrefix: `limit:${limits.keyPrefix}`,
      })
    : new RateLimiterPostgres({
        ...limits,
        storeClient: database,
        storeType: 'knex',
        tableName: 'rate_limits',
        tableCreated: true,
      })
}
