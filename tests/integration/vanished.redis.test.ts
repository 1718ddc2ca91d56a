// Machines that lose power or network: nobody closes the connections that they had.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../src/node/log'
import type { QueueBackend } from '../../src/node/queue/backend'
import { openBackends } from '../../src/node/queue/open-backends'
import { deliveryRules } from '../../src/node/queue/queue-rules'
import { redisBackend } from '../../src/node/queue/redis-backend'
import { connectRedis } from '../../src/node/redis'
import { noTracing } from '../../src/node/tracing/tracing'
import { freshDatabase } from '../support/database'
import { startProxy } from '../support/proxy'
import { quietLog } from '../support/quiet-log'
import { startRedis } from '../support/redis'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** In milliseconds. */
const TIMEOUT_MS = 45_000

/** The ids that a worker on that backend processed, in order. */
async function consuming(backend: QueueBackend): Promise<string[]> {
  const done: string[] = []
  const options = { concurrency: 5, retryDelay: () => 500, isOutage: () => false, causeOf: String }
  const handler = async ({ id }: { id: string }) => void done.push(id)
  const { close } = await backend.consume('vanished', handler, options)
  ends.push(() => Promise.race([close(), sleep(2_000)]))
  return done
}

async function backendAt(url: string): Promise<QueueBackend> {
  const producer = connectRedis(url, 'producer', quietLog)
  ends.push(() => producer.disconnect())
  await expect.poll(() => producer.status).toBe('ready')
  return redisBackend(url, { log: quietLog, tracing: noTracing, producer })
}

/** A worker's Redis goes silent. */
async function silence(): Promise<void> {
  const redis = await startRedis()
  ends.push(() => redis.kill())
  const wire = await startProxy(redis.url)
  const near = await (await backendAt(redis.url)).open('vanished', deliveryRules)
  const done = await consuming(await backendAt(wire.through))
  await near.add([{ id: 'before', data: {} }])
  await expect.poll(() => done).toEqual(['before'])
  wire.vanish()
  await near.add([{ id: 'after', data: {} }])
  await expect.poll(() => done, { timeout: TIMEOUT_MS }).toEqual(['before', 'after'])
}

/** The former primary becomes a replica of another Redis, and its address now leads to that one. */
async function failover(): Promise<void> {
  const [old, next] = [await startRedis(), await startRedis()]
  ends.push(
    () => old.kill(),
    () => next.kill(),
  )
  await next.follow(old.port)
  const wire = await startProxy(old.url)
  const backend = await backendAt(wire.through)
  const queue = await backend.open('vanished', deliveryRules)
  const done = await consuming(backend)
  await queue.add([{ id: 'before', data: {} }])
  await expect.poll(() => done).toEqual(['before'])
  await next.follow(null)
  wire.route(next.port)
  await old.follow(next.port)
  const promoted = await (await backendAt(next.url)).open('vanished', deliveryRules)
  await promoted.add([{ id: 'after', data: {} }])
  await expect.poll(() => done, { timeout: TIMEOUT_MS }).toEqual(['before', 'after'])
  const add = () => queue.add([{ id: 'ours', data: {} }])
  // The first add is refused, which shows the client that it has to move.
  await expect.poll(() => add().then(() => 'added', String), { timeout: TIMEOUT_MS }).toBe('added')
  await expect.poll(() => done, { timeout: TIMEOUT_MS }).toContain('ours')
}

test('programs disconnect from a silent Redis and from one that became a replica @extended', async () => {
  // In parallel: both spend most of their time waiting.
  await Promise.all([silence(), failover()])
})

test('a queue that is opened while Redis is down refuses jobs at once, and takes them once it is back', async () => {
  const redis = await startRedis()
  ends.push(() => redis.kill())
  await redis.stop()
  const producer = connectRedis(redis.url, 'producer', quietLog)
  ends.push(() => producer.disconnect())
  const backend = redisBackend(redis.url, { log: quietLog, tracing: noTracing, producer })
  const queue = await backend.open('vanished', deliveryRules)
  const add = () => queue.add([{ id: 'later', data: {} }])
  await expect(add()).rejects.toThrow()
  await redis.start()
  await expect.poll(() => add().then(() => 'added', String)).toBe('added')
  expect(await queue.find('later')).toEqual({})
}, 20_000)

test('a program that has closed its queue leaves no connection to Redis behind', async () => {
  const redis = await startRedis()
  const admin = connectRedis(redis.url, 'worker', quietLog)
  ends.push(
    () => redis.kill(),
    () => admin.disconnect(),
  )
  const { url: DATABASE_URL } = await freshDatabase()
  const backends = await openBackends({ DATABASE_URL, REDIS_URL: redis.url }, quietLog)
  const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false, causeOf: String }
  const consumer = await backends.list[0]?.consume('left', async () => undefined, options)
  await consumer?.close()
  backends.close()
  const clients = async () =>
    String(await admin.client('LIST'))
      .trim()
      .split('\n')
  await expect.poll(clients).toHaveLength(1)
})

test('a worker says that Redis refuses what it needs to take jobs', async () => {
  const redis = await startRedis()
  const admin = connectRedis(redis.url, 'worker', quietLog)
  ends.push(
    () => redis.kill(),
    () => admin.disconnect(),
  )
  await admin.acl('SETUSER', 'own', 'on', '>secret', '~*', '&*', '+@all')
  const url = redis.url.replace('//', '//own:secret@')
  const producer = connectRedis(url, 'producer', quietLog)
  ends.push(() => producer.disconnect())
  await expect.poll(() => producer.status).toBe('ready')
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  const log = createLog('test', 'info', { to })
  await consuming(redisBackend(url, { log, tracing: noTracing, producer }))
  await admin.acl('SETUSER', 'own', '-@scripting')
  const near = await (await backendAt(redis.url)).open('vanished', deliveryRules)
  await near.add([{ id: 'waits', data: {} }])
  await expect.poll(() => lines.join()).toMatch(/"code":"NOPERM".*"part":"Redis"/)
})
