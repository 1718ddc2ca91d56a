// Counts several requests with one call of the library per client.
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** A period may seem longer than it is, by this factor, where the clocks of two servers differ a little. */
const CLOCKS_APART = 2

export interface Take {
  key: string
  amount: number
}

/**
 * Requests for the same key at the same moment are counted with one call and granted in the order asked: a
 * crowd behind one address costs the datastore no more than a single visitor. Rejected requests take nothing.
 * Resolves for each to 0, or to the seconds until there is something to take again.
 */
export async function takeTogether(
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
