import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { type Claimed, withLease } from './claim'
import { Lease, thisMoment } from './lease'

afterEach(() => void vi.useRealTimers())

test('a lease is no longer held after the first failed renewal', async () => {
  vi.useFakeTimers()
  const update = async () => {
    throw new Error('PostgreSQL is down')
  }
  const database = Object.assign(() => ({ where: () => ({ update }) }), { raw: String })
  const claimed = { delivery: { id: '1', lease_token: '2' }, lease: new Lease(thisMoment()) }
  const held: boolean[] = []
  await withLease(database as unknown as Database, claimed as Claimed, async () => {
    for (const ms of [900, 200]) {
      await vi.advanceTimersByTimeAsync(ms)
      held.push(claimed.lease.held)
    }
  })
  // By the silence limit alone it would be held for another 1.4 s.
  expect(held).toEqual([true, false])
})
