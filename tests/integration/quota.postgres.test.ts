// Rate limits that several servers count together in PostgreSQL, and each for itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuota, type Quota } from '../../server/limits/rate-limit'
import { createLog } from '../../src/node/log'
import { connectedDatabase } from '../support/database'
import { quietLog } from '../support/quiet-log'

const store = await connectedDatabase(2)
const { database } = store
// Opens a connection: the first one may take longer than the servers wait for the shared counter.
await database.raw('select 1')

/** On a busy machine an answer may take longer than servers wait for it: this keeps them waiting. */
const withoutTimeout = ['setTimeout', 'clearTimeout'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...withoutTimeout] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Stands for a separate server process, as far as counting is concerned. */
const server = (seconds = 60, log = quietLog): Quota =>
  createQuota({ name: 'forms', points: 3, seconds, redis: null, database, log })

test('servers share a quota, and report the seconds until it is renewed', async () => {
  const [one, other] = [server(), server()]
  expect([await one.take('together', 2), await other.take('together', 1)]).toEqual([0, 0])
  const wait = await other.take('together', 1)
  expect(wait).toBeGreaterThan(55)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await one.take('somebody else', 3)).toBe(0)
})

test('concurrent requests share a statement and are served in order', async () => {
  const [one, other] = [server(), server()]
  expect(await other.take('moment', 2)).toBe(0)
  const { client } = database as unknown as { client: { acquireConnection(): Promise<unknown> } }
  const asked = vi.spyOn(client, 'acquireConnection')
  const waits = await Promise.all(Array.from({ length: 3 }, () => one.take('moment', 1)))
  expect(waits).toEqual([0, expect.any(Number), expect.any(Number)])
  expect(Math.min(...waits.slice(1))).toBeGreaterThan(55)
  // Once to count, once to undo the refused part.
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a rejected request uses nothing, however often it is repeated', async () => {
  const [one, other] = [server(), server()]
  expect(await one.take('refused', 2)).toBe(0)
  expect(await one.take('refused', 2)).toBeGreaterThan(0)
  expect(await other.take('refused', 2)).toBeGreaterThan(0)
  expect(await one.take('refused', 1)).toBe(0)
  for (let again = 0; again < 5; again++) {
    expect(await one.take('refused', 1)).toBeGreaterThan(0)
    expect(await other.take('refused', 1)).toBeGreaterThan(0)
  }
  expect(await server().take('refused', 1)).toBeGreaterThan(0)
})

test('what other servers have granted is not counted as the server’s own', async () => {
  const [one, other] = [server(), server()]
  expect(await other.take('elsewhere', 3)).toBe(0)
  for (let again = 0; again < 3; again++) {
    expect(await one.take('elsewhere', 1)).toBeGreaterThan(0)
  }
  // As at the end of the shared period, which began before the server's own.
  await store.sql("delete from rate_limits where key like '%elsewhere%'")
  expect(await one.take('elsewhere', 3)).toBe(0)
})

test('the whole quota is available again after its period', async () => {
  vi.useRealTimers()
  const one = server(1)
  expect([await one.take('again', 3), await one.take('again', 1)]).toEqual([0, 1])
  await expect.poll(() => one.take('again', 3), { timeout: 3_000, interval: 1_100 }).toBe(0)
})

test('a refund is available again on every server', async () => {
  const [one, other] = [server(), server()]
  expect(await one.take('back', 3)).toBe(0)
  await one.refund('back', 1)
  expect(await other.take('back', 1)).toBe(0)
  await other.refund('back', 1)
  expect(await one.take('back', 1)).toBe(0)
  expect(await one.take('back', 1)).toBeGreaterThan(0)
})

test('a server keeps its own count if the shared one is lost', async () => {
  const one = server()
  expect(await one.take('clock', 3)).toBe(0)
  await store.sql("delete from rate_limits where key like '%clock%'")
  expect(await one.take('clock', 1)).toBeGreaterThan(0)
})

test('a period written by a server whose clock was a day ahead does not last a day', async () => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date', ...withoutTimeout], now: now + 86_400_000 })
  expect(await server().take('ahead', 1)).toBe(0)
  vi.setSystemTime(now)
  expect(await server().take('ahead', 3)).toBe(0)
  expect(await server().take('ahead', 1)).toBeLessThanOrEqual(60)
})

test('a server counts alone while PostgreSQL does not answer, and rarely asks it', async () => {
  const lines: string[] = []
  const one = server(
    60,
    createLog('server', 'info', { to: { write: (line) => void lines.push(line) } }),
  )
  expect(await one.take('down', 1)).toBe(0)
  const { client } = database as unknown as { client: { acquireConnection(): Promise<unknown> } }
  const asked = vi.spyOn(client, 'acquireConnection').mockRejectedValue(new Error('down'))
  expect([await one.take('down', 2), await one.take('down', 1)]).toEqual([0, expect.any(Number)])
  await one.refund('down', 2)
  expect(await one.take('down', 1)).toBe(0)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(lines).toEqual([expect.stringContaining('"limit":"forms"')])
})

test('what a server granted while PostgreSQL did not answer is not refunded to the others', async () => {
  vi.useFakeTimers({ toFake: ['performance', ...withoutTimeout] })
  const [one, other] = [server(), server()]
  expect(await other.take('alone', 2)).toBe(0)
  const { client } = database as unknown as { client: { acquireConnection(): Promise<unknown> } }
  vi.spyOn(client, 'acquireConnection').mockRejectedValueOnce(new Error('down'))
  expect(await one.take('alone', 2)).toBe(0)
  // By then it asks PostgreSQL again.
  vi.advanceTimersByTime(3_000)
  expect(await one.take('alone', 1)).toBe(0)
  await one.refund('alone', 3)
  expect(await other.take('alone', 1)).toBe(0)
  expect(await other.take('alone', 1)).toBeGreaterThan(0)
  expect(await one.take('alone', 1)).toBeGreaterThan(0)
})
