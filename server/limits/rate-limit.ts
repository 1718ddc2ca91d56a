// What may be used up in a time, such as requests of a client per minute, counted across server processes.
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Batch } from '../../src/node/batch'
import { Circuit } from '../../src/node/circuit'
import type { Database } from '../../src/node/database/connect'
import { withDeadline } from '../../src/node/deadline'
import type { Redis } from '../../src/node/redis'
import { clientKey } from './client-key'

/** The shared counter may cost a request this much, in milliseconds; then the own one decides. */
const SHARED_MS = 150
const REST_MS = 2_000

export interface RateLimit {
  /** Counts one request. Resolves to 0, or to the seconds to wait when the limit is reached. */
  take(client: string): Promise<number>
  /** Gives one back that was not accepted after all. */
  giveBack(client: string): Promise<void>
}

/** What is shared by all who ask for the same key. */
export interface Allowance {
  /** Takes `amount`, or nothing. Resolves to 0, or to the seconds until there is something to take again. */
  take(key: string, amount: number): Promise<number>
  /** Gives back what was not needed. Never rejects. */
  giveBack(key: string, amount: number): Promise<void>
}

interface Stores {
  redis: Redis | null
  database: Database
}

interface RateOptions extends Stores {
  /** What is limited; limits of different names do not share their counts. */
  name: 'forms' | 'chat'
  /** 0 switches the limit off. */
  perMinute: number
}

/** At most so many requests of one client per minute. */
export function createRateLimit({ name, perMinute, ...stores }: RateOptions): RateLimit {
  if (perMinute === 0) return { take: async () => 0, giveBack: async () => undefined }
  const allowance = createAllowance({ ...stores, name, points: perMinute, seconds: 60 })
  return {
    take: (client) => allowance.take(clientKey(client), 1),
    giveBack: (client) => allowance.giveBack(clientKey(client), 1),
  }
}

interface AllowanceOptions extends Stores {
  name: string
  points: number
  /** How long what was taken counts, in seconds. */
  seconds: number
}

/**
 * `points` per `seconds` for each key, counted for all processes together. Each process also counts what it
 * gave itself: while the shared counter is away that goes on from where it was, not from nothing.
 */
export function createAllowance({ name, points, seconds, ...stores }: AllowanceOptions): Allowance {
  const limits = { points, duration: seconds, keyPrefix: name }
  const own = new RateLimiterMemory(limits)
  const shared = sharedLimiter(limits, stores)
  const takes = new Batch(
    (asked: Take[]) => takeTogether(shared, asked),
    () => false,
  )
  const circuit = new Circuit(REST_MS)

  /** Null while the shared counter is away. */
  async function onShared<T>(act: () => Promise<T>): Promise<T | null> {
    if (!circuit.closed) return null
    try {
      return await withDeadline(act(), SHARED_MS, 'rate limit')
    } catch {
      circuit.failed()
      return null
    }
  }

  return {
    async take(key, amount) {
      const [ownWait] = await takeTogether(own, [{ key, amount }])
      // Who is over the limit here is over it in total, whatever the clocks of other servers made of the count.
      if (ownWait) return ownWait
      const sharedWait = (await onShared(() => takes.do({ key, amount }))) ?? 0
      if (sharedWait > 0) await own.reward(key, amount)
      return sharedWait
    },
    async giveBack(key, amount) {
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
 * What is asked for one key in one moment is counted by one question, and given in the order asked: a crowd
 * behind one address costs the datastore no more than a visitor. What is refused takes nothing. Resolves for
 * each to 0, or to the seconds until there is something to take again.
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
  const refused = [...byKey].filter(([, { asked }]) => asked > 0)
  await Promise.all(refused.map(([key, { asked }]) => limiter.reward(key, asked)))
  return waits
}

/** For one key: what is asked and not given yet, what there is to give, and how long until there is more. */
interface Counted {
  asked: number
  left: number
  msBeforeNext: number
}

/** The library rejects with the count where it is over the limit. */
async function count(
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
