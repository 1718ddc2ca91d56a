import { afterEach, expect, test } from 'vitest'
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
  const worker = await fetch(`${site.workerUrl}/readyz`)
  expect(worker.status).toBe(503)
  expect(await worker.json()).toMatchObject({ parts: { database: 'down', ...all('down') } })
  expect((await site.post(contact())).status).toBe(503)
  await site.sql('alter system reset default_transaction_read_only')
  await site.sql('select pg_reload_conf()')
  await site.redis?.set('maxmemory', '0')
  await site.until(async () => ((await ready()).status === 200 ? true : undefined))
  await site.settled((await site.accept(contact())).id, 20_000)
})
