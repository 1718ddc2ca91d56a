// Machines that lose their power or their network: nobody closes the connections that they had.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { connectDatabase } from '../../src/node/database/connect'
import type { QueueBackend } from '../../src/node/queue/backend'
import { deliveryRules } from '../../src/node/queue/queue-rules'
import { redisBackend } from '../../src/node/queue/redis-backend'
import { connectRedis } from '../../src/node/redis'
import { noTracing } from '../../src/node/tracing/tracing'
import { startProxy } from '../support/proxy'
import { quietLog } from '../support/quiet-log'
import { startRedis } from '../support/redis'
import { contact, type Site, startSite } from '../support/site'

let site: Site | undefined
const ends: (() => unknown)[] = []
afterEach(async () => {
  await site?.stop()
  site = undefined
  for (const end of ends.splice(0).reverse()) await end()
})

const onPostgres = test.runIf(inject('backend') === 'postgres')
const onRedis = test.runIf(inject('backend') === 'redis')
/** Milliseconds. */
const PATIENCE = 45_000

onPostgres(
  'a PostgreSQL that moved to another machine has lost nobody: what is accepted is sent (on PostgreSQL only)',
  async () => {
    site = await startSite({ ownDatastores: true, worker: false })
    const wire = await startProxy(site.databaseUrl)
    await site.startWorker({ DATABASE_URL: wire.through })
    for (let i = 0; i < 8; i++) await site.settled((await site.accept(contact())).id)
    wire.vanish()
    const ids = []
    for (let i = 0; i < 3; i++) ids.push((await site.accept(contact())).id)
    for (const id of ids) await site.settled(id, PATIENCE)
  },
)

onPostgres(
  'the transaction of a machine that is gone keeps its submission for seconds, not for hours (on PostgreSQL only)',
  async () => {
    site = await startSite({ worker: false })
    const wire = await startProxy(site.databaseUrl)
    const gone = connectDatabase(wire.through, 1)
    // It would wait for the transaction.
    ends.push(() => void gone.destroy())
    const { id } = await site.accept(contact())
    const open = await gone.transaction()
    await open.raw(
      `insert into contact_submissions (name, email, company, phone, service, message, created_at,
         submission_id, reference, received_at, body_hash)
       values ('', '', '', '', '', '', '', ?, ?, now(), '')`,
      [id, randomUUID()],
    )
    wire.vanish()
    await site.startWorker()
    await site.settled(id, PATIENCE)
  },
)

/** What a worker of that backend did, in its order. */
async function consuming(backend: QueueBackend): Promise<string[]> {
  const done: string[] = []
  const options = { concurrency: 5, retryDelay: () => 500, isOutage: () => false }
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

onRedis('a worker leaves a Redis that does not say a word (Redis only)', async () => {
  const redis = await startRedis()
  ends.push(() => redis.kill())
  const wire = await startProxy(redis.url)
  const near = await (await backendAt(redis.url)).open('vanished', deliveryRules)
  const done = await consuming(await backendAt(wire.through))
  await near.add([{ id: 'before', data: {} }])
  await expect.poll(() => done).toEqual(['before'])
  wire.vanish()
  await near.add([{ id: 'after', data: {} }])
  await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['before', 'after'])
})

onRedis('after a failover programs leave the Redis that was the primary (Redis only)', async () => {
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
  await expect.poll(() => done, { timeout: PATIENCE }).toEqual(['before', 'after'])
  const add = () => queue.add([{ id: 'ours', data: {} }])
  // The first is refused, and shows it that it has to go.
  await expect.poll(() => add().then(() => 'added', String), { timeout: PATIENCE }).toBe('added')
  await expect.poll(() => done, { timeout: PATIENCE }).toContain('ours')
})
