import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { type Claimed, withLease } from './claim'
import { Lease, thisMoment } from './lease'

afterEach(() => void vi.useRealTimers())

/** Whether the lease is held after each of these times, in milliseconds. @param update renews it in the database */
async function heldAfter(times: number[], update: () => Promise<number>): Promise<boolean[]> {
  vi.useFakeTimers()
  const where = vi.fn(() => ({ update }))
  const database = Object.assign(() => ({ where }), { raw: String })
  const claimed = { delivery: { id: '1', lease_token: '2' }, lease: new Lease(thisMoment()) }
  const held: boolean[] = []
  await withLease(database as unknown as Database, claimed as Claimed, async () => {
    for (const [i, ms] of times.entries()) {
      await vi.advanceTimersByTimeAsync(ms - (times[i - 1] ?? 0))
      held.push(claimed.lease.held)
    }
  })
  // Not by the id alone: the delivery may have a new owner, whose lease must not be renewed for him.
  expect(where).toHaveBeenCalledWith({ id: '1', lease_token: '2' })
  expect(vi.getTimerCount()).toBe(0)
  return held
}

test('a lease is no longer held after the first failed renewal', async () => {
  const update = async () => {
    throw new Error('PostgreSQL is down')
  }
  // By the silence limit alone it would be held for another 1.4 s.
  expect(await heldAfter([900, 1_100], update)).toEqual([true, false])
})

test('a lease is held for as long as it is renewed, and not once another worker has the delivery', async () => {
  expect(await heldAfter([900, 10_000], async () => 1)).toEqual([true, true])
  expect(await heldAfter([900, 1_100], async () => 0)).toEqual([true, false])
})
