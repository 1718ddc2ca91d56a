import { afterEach, expect, test, vi } from 'vitest'
import { type Claimed, withLease } from './claim'
import { Lease, thisMoment } from './lease'

afterEach(() => void vi.useRealTimers())

/** Whether the lease is held after each of these times, in milliseconds. @param renew renews it in the database */
async function heldAfter(times: number[], renew: () => Promise<boolean>): Promise<boolean[]> {
  vi.useFakeTimers()
  const renewed = vi.fn(renew)
  const claimed = { delivery: { id: '1', lease_token: '2' }, lease: new Lease(thisMoment()) }
  const held: boolean[] = []
  await withLease(renewed, claimed as Claimed, async () => {
    for (const [i, ms] of times.entries()) {
      await vi.advanceTimersByTimeAsync(ms - (times[i - 1] ?? 0))
      held.push(claimed.lease.held)
    }
  })
  expect(renewed).toHaveBeenCalledWith({ id: '1', lease_token: '2' })
  expect(vi.getTimerCount()).toBe(0)
  return held
}

test('a lease is no longer held after the first failed renewal', async () => {
  const renew = async () => {
    throw new Error('PostgreSQL is down')
  }
  // By the silence limit alone it would be held for another 1.4 s.
  expect(await heldAfter([900, 1_100], renew)).toEqual([true, false])
})

test('a lease is held for as long as it is renewed, and a while longer, in which nobody can have it', async () => {
  expect(await heldAfter([900, 10_000], async () => true)).toEqual([true, true])
  expect(await heldAfter([1_100, 2_400, 2_600], async () => false)).toEqual([true, true, false])
})
