// How many submissions one client may have accepted per minute, counted across server processes.
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

/** The shared counter may cost a submission this much, in milliseconds; then memory counts alone. */
const SHARED_MS = 150
const REST_MS = 2_000

export interface RateLimit {
  /** Counts one submission. Resolves to 0, or to the seconds to wait when the limit is reached. */
  take(client: string): Promise<number>
  /** Gives one back that was not accepted after all. */
  giveBack(client: string): Promise<void>
}

interface Options {
  /** 0 switches the limit off. */
  perMinute: number
  redis: Redis | null
  database: Database
}

export function createRateLimit({ perMinute, redis, database }: Options): RateLimit {
  if (perMinute === 0) return { take: async () => 0, giveBack: async () => undefined }
  const limits = { points: perMinute, duration: 60, keyPrefix: 'forms' }
  const local = new RateLimiterMemory(limits)
  const shared: RateLimiterAbstract = redis
    ? new RateLimiterRedis({ ...limits, storeClient: redis, keyPrefix: 'limit:forms' })
    : new RateLimiterPostgres({
        ...limits,
        storeClient: database,
        storeType: 'knex',
        tableName: 'rate_limits',
        tableCreated: true,
      })
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
    async take(client) {
      try {
        await onShared((limiter) => limiter.consume(clientKey(client)))
        return 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      }
    },
    async giveBack(client) {
      await onShared((limiter) => limiter.reward(clientKey(client))).catch(() => undefined)
    },
  }
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
