// A limit that protects this process alone, and so is counted here, without asking a datastore.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientKey } from './client-key'

export interface LocalLimit {
  /** Counts one request. Resolves to 0, or to the seconds to wait when the limit is reached. */
  take(client: string): Promise<number>
}

/** Limits the requests per client and minute. @param perMinute 0 turns the limit off */
export function createLocalLimit(perMinute: number): LocalLimit {
  if (perMinute === 0) return { take: async () => 0 }
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    async take(client) {
      try {
        await limiter.consume(clientKey(client))
        return 0
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      }
    },
  }
}
