// What may be used up in a time, such as requests of a client per minute, counted across server processes.
import { isIPv6 } from 'node:net'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { Circuit } from '../../src/node/circuit'
import type { Database } from '../../src/node/database/connect'
import { withDeadline } from '../../src/node/deadline'
import type { Redis } from '../../src/node/redis'

/** The shared counter may cost a request this much, in milliseconds; then memory counts alone. */
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
  /** Takes `amount`. Resolves to 0, or to the seconds until there is something to take again. */
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

/** `points` per `seconds` for each key. While the shared counter is away, each process counts alone. */
export function createAllowance({ name, points, seconds, ...stores }: AllowanceOptions): Allowance {
  const limits = { points, duration: seconds, keyPrefix: name }
  const local = new RateLimiterMemory(limits)
  const shared = sharedLimiter(limits, stores)
  const circuit = new Circuit(REST_MS)

  async function onShared<T>(act: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (!circuit.closed) return act(local)
    try {
      return await withDeadline(act(shared), SHARED_MS, 'rate limit')
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      circuit.failed()
      return act(local)
    }
  }

  return {
    async take(key, amount) {
      try {
        await onShared((limiter) => limiter.consume(key, amount))
        return 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      }
    },
    async giveBack(key, amount) {
      await onShared((limiter) => limiter.reward(key, amount)).catch(() => undefined)
    },
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

/** An IPv6 customer owns a whole /64, so that is what counts as one client. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
