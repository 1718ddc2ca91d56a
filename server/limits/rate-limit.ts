// Limits per period, such as a client's requests per minute, counted across server processes.
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Batch } from '../../src/node/batch'
import { CircuitBreaker } from '../../src/node/circuit-breaker'
import type { Database } from '../../src/node/database/connect'
import type { Redis } from '../../src/node/redis'
import { clientKey } from './client-key'

/** Timeout for the shared counter, in milliseconds; after that the local one decides. */
const SHARED_TIMEOUT_MS = 150
const COOLDOWN_MS = 2_000
/** A period may seem longer than it is, by this factor, where the clocks of two servers differ a little. */
const CLOCKS_APART = 2

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
export function createQuota({ name, points, seconds, ...stores }: QuotaOptions): Quota {
  const limits = { points, duration: seconds, keyPrefix: name }
  const own = new RateLimiterMemory(limits)
  const shared = sharedLimiter(limits, stores)
  const takes = new Batch(
    (asked: Take[]) => takeTogether(shared, asked),
    () => false,
  )
  const circuit = new CircuitBreaker(COOLDOWN_MS)

  /** Resolves to null while the shared counter is down. */
  const onShared = <T>(act: () => Promise<T>): Promise<T | null> =>
    circuit.run(act, SHARED_TIMEOUT_MS, 'rate limit').catch(() => null)

  return {
    async take(key, amount) {
      const [ownWait] = await takeTogether(own, [{ key, amount }])
      // A client over the limit here is over it in total, even if another server's clock has distorted the count.
      if (ownWait) return ownWait
      const sharedWait = (await onShared(() => takes.do({ key, amount }))) ?? 0
      if (sharedWait > 0) await own.reward(key, amount)
      return sharedWait
    },
    async refund(key, amount) {
      await own.reward(key, amount)
      await onShared(() => shared.reward(key, amount))
    },
  }
}

interface Take {
  key: string
  amount: number
}

/**
 * Requests for the same key at the same moment are counted with one call and granted in the order asked: a
 * crowd behind one address costs the datastore no more than a single visitor. Rejected requests take nothing.
 * Resolves for each to 0, or to the seconds until there is something to take again.
 */
async function takeTogether(
  limiter: RateLimiterAbstract,
  takes: readonly Take[],
): Promise<number[]> {
  const byKey = new Map<string, Counted>()
  for (const { key, amount } of takes) {
    const asked = (byKey.get(key)?.asked ?? 0) + amount
    byKey.set(key, { asked, left: 0, msBeforeNext: 0 })
  }
  await Promise.all(
    [...byKey].map(async ([key, counted]) => {
      const { consumedPoints, msBeforeNext } = await count(limiter, key, counted.asked)
      const left = limiter.points - (consumedPoints - counted.asked)
      byKey.set(key, { asked: counted.asked, left, msBeforeNext })
    }),
  )
  const waits = takes.map(({ key, amount }) => {
    const counted = byKey.get(key) as Counted
    if (amount > counted.left) return Math.max(1, Math.ceil(counted.msBeforeNext / 1000))
    counted.left -= amount
    counted.asked -= amount
    return 0
  })
  const rejected = [...byKey].filter(([, { asked }]) => asked > 0)
  await Promise.all(rejected.map(([key, { asked }]) => limiter.reward(key, asked)))
  return waits
}

/** Per key: what is requested and not yet granted, what is left to grant, and how long until there is more. */
interface Counted {
  asked: number
  left: number
  msBeforeNext: number
}

/**
 * Counts from zero if the period ends later than one that begins now could: in PostgreSQL, a server whose clock was
 * ahead has written its own end, and everything until then would count as one period.
 */
async function count(
  limiter: RateLimiterAbstract,
  key: string,
  amount: number,
): Promise<RateLimiterRes> {
  const counted = await consume(limiter, key, amount)
  if (counted.msBeforeNext <= CLOCKS_APART * limiter.duration * 1_000) return counted
  await limiter.delete(key)
  return consume(limiter, key, amount)
}

/** The library rejects with the count when the limit is exceeded. */
async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  amount: number,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, amount)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return error
  }
}

interface Limits {
  points: number
  duration: number
  keyPrefix: string
}

function sharedLimiter(limits: Limits, { redis, database }: Stores): RateLimiterAbstract {
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
