import { expect, test } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { quietLog } from '../../tests/support/quiet-log'
import { createQuota } from './rate-limit'

test('while the shared counter is down, what is refunded can be taken again', async () => {
  const database = {
    client: {
      acquireConnection: async () => {
        throw new Error('down')
      },
    },
  } as unknown as Database
  const quota = createQuota({
    name: 'forms',
    points: 2,
    seconds: 60,
    redis: null,
    database,
    log: quietLog,
  })
  expect(await quota.take('client', 2)).toBe(0)
  expect(await quota.take('client', 1)).toBeGreaterThan(0)
  await quota.refund('client', 2)
  expect(await quota.take('client', 2)).toBe(0)
})
