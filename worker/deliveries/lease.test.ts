import { expect, test } from 'vitest'
import { Lease, LeaseLostError, type Moment } from './lease'

function leaseAt(start: Moment) {
  let now = start
  const lease = new Lease(start, () => now)
  const after = (monotonic: number, wall = monotonic) => {
    now = { monotonic: start.monotonic + monotonic, wall: start.wall + wall }
    return now
  }
  return { lease, after }
}

test('a lease is held for as long as PostgreSQL may be silent, and no longer', () => {
  const { lease, after } = leaseAt({ monotonic: 100, wall: 1_000 })
  after(2_400)
  expect(lease.held).toBe(true)
  after(2_600)
  expect(lease.held).toBe(false)
  expect(lease.require).toThrow(LeaseLostError)
})

test('a renewed lease counts from the moment of the latest request, whichever is answered last', () => {
  const { lease, after } = leaseAt({ monotonic: 0, wall: 0 })
  const [early, late] = [after(1_000), after(2_000)]
  lease.renewed(late)
  lease.renewed(early)
  after(4_400)
  expect(lease.held).toBe(true)
  after(4_600)
  expect(lease.held).toBe(false)
})

test('a failed renewal ends the lease until a later renewal succeeds', () => {
  const { lease, after } = leaseAt({ monotonic: 0, wall: 0 })
  const [early, late] = [after(1_000), after(1_100)]
  lease.notRenewed(late)
  expect(lease.held).toBe(false)
  // Requested before the failure, answered after it: it says nothing about the current state.
  lease.renewed(early)
  expect(lease.held).toBe(false)
  lease.renewed(after(1_200))
  expect(lease.held).toBe(true)
  lease.notRenewed(late)
  expect(lease.held).toBe(true)
})

test('a lease ends by the wall clock after a suspension, and by the monotonic clock after a clock reset', () => {
  const slept = leaseAt({ monotonic: 0, wall: 0 })
  slept.after(10, 60_000)
  expect(slept.lease.held).toBe(false)
  const setBack = leaseAt({ monotonic: 0, wall: 100_000 })
  setBack.after(6_000, -50_000)
  expect(setBack.lease.held).toBe(false)
})
