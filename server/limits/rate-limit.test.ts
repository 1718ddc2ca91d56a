import { expect, test } from 'vitest'
import type { Database } from '../../src/node/database/connect'
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

test('while the shared counter is down, what is refunded can be taken again', async () => {
  const quota = createQuota({ ...limits, ...down })
  expect(await quota.take('client', 2)).toBe(0)
  expect(await quota.take('client', 1)).toBeGreaterThan(0)
  await quota.refund('client', 2)
  expect(await quota.take('client', 2)).toBe(0)
})

test('nobody waits long for a shared counter that does not answer', async () => {
  const quota = createQuota({ ...limits, ...storesWith(() => new Promise(() => undefined)) })
  const started = performance.now()
  expect(await quota.take('client', 1)).toBe(0)
  expect(performance.now() - started).toBeLessThan(5_000)
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
