import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { createLog } from '../../src/node/log'
import { quietLog } from '../../tests/support/quiet-log'
import { createLocalLimit, createQuota, createRateLimit } from './rate-limit'

/** Stores whose shared counter fails in this way. */
const storesWith = (acquireConnection: () => Promise<never>) => ({
  redis: null,
  database: { client: { acquireConnection } } as unknown as Database,
  log: quietLog,
})

const down = storesWith(async () => {
  throw new Error('down')
})
const limits = { name: 'forms', points: 2, seconds: 60 } as const

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('while the shared counter is down, what is refunded can be taken again', async () => {
  const quota = createQuota({ ...limits, ...down })
  expect(await quota.take('client', 2)).toBe(0)
  expect(await quota.take('client', 1)).toBeGreaterThan(0)
  await quota.refund('client', 2)
  expect(await quota.take('client', 2)).toBe(0)
})

test('of refunds at once, the shared counter gets back what it gave', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const quota = createQuota({ ...limits, ...down, points: 9 })
  await quota.take('client', 5)
  vi.advanceTimersByTime(3_000)
  const reward = vi.spyOn(RateLimiterPostgres.prototype, 'reward')
  reward.mockResolvedValue(new RateLimiterRes())
  await Promise.all([5, 2, 1].map((amount) => quota.refund('client', amount)))
  expect(reward.mock.calls).toEqual([
    ['client', 2],
    ['client', 1],
  ])
  // Nothing that it never gave is left to count from.
  reward.mockClear()
  await quota.take('client', 4)
  vi.advanceTimersByTime(3_000)
  await quota.refund('client', 4)
  expect(reward).not.toHaveBeenCalled()
  await quota.refund('client', 1)
  expect(reward).toHaveBeenLastCalledWith('client', 1)
})

test('a limit of 0 limits nobody', async () => {
  const limit = createRateLimit({ name: 'forms', perMinute: 0, ...down })
  for (const { take } of [limit, createLocalLimit(0)]) {
    expect([await take('client'), await take('client')]).toEqual([0, 0])
  }
})

test('nobody waits long for a shared counter that does not answer', async () => {
  const quota = createQuota({ ...limits, ...storesWith(() => new Promise(() => undefined)) })
  const started = performance.now()
  expect(await quota.take('client', 1)).toBe(0)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('that a shared counter is not asked, because it was down a moment ago, is not logged', async () => {
  const lines: string[] = []
  const log = createLog('server', 'info', { to: { write: (line) => void lines.push(line) } })
  const quota = createQuota({ ...limits, ...down, points: 9, log })
  vi.useFakeTimers({ toFake: ['performance'] })
  // The second failure is too soon to be logged, and stops the third request from asking.
  for (const ms of [0, 59_500, 1_000]) {
    vi.advanceTimersByTime(ms)
    expect(await quota.take('client', 1)).toBe(0)
  }
  expect(lines).toEqual([expect.stringContaining('"limit":"forms"')])
})

test('all addresses of a customer’s network share one limit and its refunds', async () => {
  const limit = createRateLimit({ name: 'forms', perMinute: 1, ...down })
  expect(await limit.take('2001:db8:1:2::1')).toBe(0)
  expect(await limit.take('2001:db8:1:2::2')).toBeGreaterThan(0)
  await limit.refund('2001:db8:1:2::3')
  expect(await limit.take('2001:db8:1:2::4')).toBe(0)
  const local = createLocalLimit(1)
  expect(await local.take('2001:db8:1:2::1')).toBe(0)
  expect(await local.take('2001:db8:1:2::2')).toBeGreaterThan(0)
})
