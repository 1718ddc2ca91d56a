import { afterEach, expect, inject, test } from 'vitest'
import { connectRedis } from '../../src/node/redis'
import { quietLog } from '../support/quiet-log'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite | undefined
afterEach(() => site?.stop())

/** Changes what the product's own user may do. */
async function allowScripts(redisUrl: string, allowed: boolean): Promise<void> {
  const redis = connectRedis(redisUrl, 'worker', quietLog)
  await redis.acl('SETUSER', 'default', `${allowed ? '+' : '-'}@scripting`)
  redis.disconnect()
}

test.runIf(inject('backend') === 'redis')(
  'the standby accepts submissions while Redis is down or frozen, and their messages are sent (Redis only)',
  async () => {
    site = await startTestSite({ ownDatastores: true })
    const first = (await site.accept(contact())).id
    // Submissions held by a frozen Redis wait until it is back.
    await site.settled(first)
    const ids: string[] = [first]
    for (const fault of ['freeze', 'kill'] as const) {
      await site.redis?.[fault]()
      for (let i = 0; i < 3; i++) {
        const started = Date.now()
        ids.push((await site.accept(contact())).id)
        expect(Date.now() - started, fault).toBeLessThan(1_500)
      }
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
      for (const id of ids) await site.settled(id, 20_000)
      await (fault === 'freeze' ? site.redis?.thaw() : site.redis?.start())
    }
    ids.push((await site.accept(contact())).id)
    for (const id of ids) await site.settled(id, 20_000)
    const rows = await site.sql('select submission_id from contact_submissions')
    expect(rows.map((row) => row.submission_id).sort()).toEqual([...ids].sort())
  },
)

test.runIf(inject('backend') === 'redis')(
  'Redis accepts submissions while PostgreSQL is frozen, and they are stored afterwards (Redis only)',
  async () => {
    site = await startTestSite({ ownDatastores: true })
    await site.accept(contact())
    site.postgres?.freeze()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const started = Date.now()
      ids.push((await site.accept(contact())).id)
      expect(Date.now() - started).toBeLessThan(1_500)
    }
    site.postgres?.thaw()
    for (const id of ids) await site.settled(id, 30_000)
  },
)

test.runIf(inject('backend') === 'redis')(
  'a Redis that loses all its data loses no committed message (Redis only)',
  async () => {
    site = await startTestSite({ ownDatastores: true, worker: false })
    await site.startWorker({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const { id } = await site.accept(contact())
    await site.until(async () => (await site?.sql('select 1 from deliveries'))?.length === 2)
    await site.killWorker()
    await site.redis?.flush()
    await site.startWorker()
    await site.sql("update deliveries set next_attempt_at = now() where status = 'pending'")
    const deliveries = await site.settled(id, 20_000)
    expect(deliveries.team_email?.status).toBe('sent')
  },
)

test('a Redis that is full or allows no scripts and a read-only PostgreSQL are reported as down', async () => {
  site = await startTestSite({ ownDatastores: true })
  const ready = async () => {
    const response = await fetch(`${site?.url}/readyz`)
    const { parts } = (await response.json()) as { parts: Record<string, string> }
    return { status: response.status, ...parts }
  }
  const all = (state: string) =>
    site?.redis ? { redis: state, postgres: state } : { postgres: state }
  expect(await ready()).toEqual({ status: 200, ...all('up') })
  if (site.redis) {
    await site.redis.set('maxmemory', '1')
    expect(await ready()).toEqual({ status: 200, redis: 'down', postgres: 'up' })
    await site.redis.set('maxmemory', '0')
    await allowScripts(site.redis.url, false)
    expect(await ready()).toEqual({ status: 200, redis: 'down', postgres: 'up' })
    await allowScripts(site.redis.url, true)
    await site.redis.set('maxmemory', '1')
  }
  await site.sql('alter system set default_transaction_read_only = on')
  await site.sql('select pg_reload_conf()')
  await site.until(async () => ((await ready()).status === 503 ? true : undefined))
  expect(await ready()).toEqual({ status: 503, ...all('down') })
  expect((await fetch(`${site.workerUrl}/readyz`)).status).toBe(503)
  expect((await site.post(contact())).status).toBe(503)
  await site.sql('alter system reset default_transaction_read_only')
  await site.sql('select pg_reload_conf()')
  await site.redis?.set('maxmemory', '0')
  await site.until(async () => ((await ready()).status === 200 ? true : undefined))
  await site.settled((await site.accept(contact())).id, 20_000)
})
