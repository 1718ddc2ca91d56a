// A Redis user with few rights: the documented ones suffice, and a missing one is named.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes/ports'
import { connectDatabase } from '../../src/node/database/connect'
import { warnOfSharedRedis } from '../../src/node/queue/redis-site'
import { connectRedis, durabilityWarnings, failureToAnswer } from '../../src/node/redis'
import { freshDatabase } from '../support/database'
import { runLeads } from '../support/leads'
import { runToFailure } from '../support/program'
import { quietLog } from '../support/quiet-log'
import { startRedis } from '../support/redis'
import { contact, startTestSite, type TestSite } from '../support/site'
import { tempDir } from '../support/temp-dir'

let site: TestSite | undefined
afterEach(() => site?.stop())

/** The rest of a command in the documentation. */
function documented(command: string): string[] {
  const text = readFileSync('docs/operations/settings.md', 'utf8')
  const line = text.split('\n').find((each) => each.startsWith(`    ${command} `)) ?? ''
  return line
    .trim()
    .slice(command.length + 1)
    .replace('>…', '>secret')
    .split(' ')
}

const documentedRules = () => documented('acl setuser website')

test('the documented rights of a Redis user suffice, one that is missing is named, and so is another site @extended', async () => {
  const redis = await startRedis()
  const admin = connectRedis(redis.url, 'worker', quietLog)
  const allow = (...rules: string[]) => admin.acl('SETUSER', 'website', ...rules)
  await allow(...documentedRules())
  const REDIS_URL = redis.url.replace('//', '//website:secret@')
  site = await startTestSite({ env: { REDIS_URL, RATE_LIMIT_FORMS: '1000' } })
  const redisIsUp = async (url = '') => {
    const response = await fetch(`${url}/readyz`)
    return ((await response.json()) as { parts: { redis: string } }).parts.redis === 'up'
  }
  const { id } = await site.accept(contact())
  await site.settled(id)
  expect(await redisIsUp(site.url)).toBe(true)
  expect(await redisIsUp(site.workerUrl)).toBe(true)
  expect(await admin.keys('limit:*')).toHaveLength(1)
  expect(site.logs()).not.toMatch(/NOPERM|this Redis (?:can lose accepted|was used with)/)

  // Another site with a URL that was copied.
  const database = connectDatabase((await freshDatabase()).url, 1)
  const stores = { redis: admin, database }
  const log = { warn: vi.fn() }
  await warnOfSharedRedis(stores, log)
  await warnOfSharedRedis(stores, log)
  await database.destroy()
  expect(log.warn.mock.calls).toEqual([
    [expect.anything(), expect.stringContaining('was used with another PostgreSQL database')],
  ])

  await allow('resetkeys', '~bull:*', '~limit:*')
  expect(await redisIsUp(site.url)).toBe(false)
  await site.until(() => /"code":"NOPERM".*"part":"Redis"/.test(site?.logs() ?? ''))

  // Without that right it would take seconds to stop.
  await site.killWorker()
  await allow('-@blocking')
  const { stderr } = await runToFailure('worker', { ...site.env, WORKER_PORT: undefined })
  expect(stderr).toContain('REDIS_URL: Redis refuses the connection (NOPERM)')
  admin.disconnect()
})

test('a start fails with a Redis that is a cluster, or whose user may not choose the database', async () => {
  // By default the nodes talk on a port that is 10,000 higher, which another program may have.
  const settings = { 'cluster-enabled': 'yes', 'cluster-port': String(await freePort()) }
  const cluster = connectRedis((await startRedis({ settings })).url, 'producer', quietLog)
  await expect(failureToAnswer(cluster)).rejects.toThrow(/^REDIS_URL: this Redis is a cluster/)
  cluster.disconnect()
  const { url } = await startRedis()
  const admin = connectRedis(url, 'worker', quietLog)
  await admin.acl('SETUSER', 'website', ...documentedRules(), '-select')
  const user = connectRedis(`${url.replace('//', '//website:secret@')}/3`, 'producer', quietLog)
  await expect(failureToAnswer(user)).rejects.toThrow('Redis refuses the connection (NOPERM)')
  user.disconnect()
  admin.disconnect()
})

test('a Redis that may evict a lead is reported to a user who may not read its settings', async () => {
  const redis = await startRedis({ settings: { 'maxmemory-policy': 'allkeys-lru' } })
  const admin = connectRedis(redis.url, 'worker', quietLog)
  await admin.acl('SETUSER', 'website', ...documentedRules(), '-config')
  const user = connectRedis(redis.url.replace('//', '//website:secret@'), 'worker', quietLog)
  try {
    await expect(user.config('GET', 'maxmemory-policy')).rejects.toThrow('NOPERM')
    const eviction = 'set maxmemory-policy to noeviction'
    expect(await durabilityWarnings(user)).toEqual([
      `${eviction}: once full, it deletes jobs that wait`,
    ])
    await admin.config('SET', 'maxmemory-policy', 'volatile-lru')
    expect(await durabilityWarnings(user)).toEqual([eviction])
    await admin.config('SET', 'maxmemory-policy', 'noeviction')
    expect(await durabilityWarnings(user)).toEqual([])
    await admin.config('SET', 'appendonly', 'no')
    expect(await durabilityWarnings(user)).toEqual(['set appendonly to yes'])
  } finally {
    user.disconnect()
    admin.disconnect()
  }
})

test('a Redis whose default user is closed as documented keeps what it accepted, and any other way is reported', async () => {
  const aclfile = join(tempDir('acl'), 'users.acl')
  writeFileSync(aclfile, '')
  const redis = await startRedis({ settings: { aclfile } })
  const anyone = connectRedis(redis.url, 'worker', quietLog)
  await anyone.acl('SETUSER', 'admin', ...documented('acl setuser admin'))
  anyone.disconnect()
  const admin = connectRedis(redis.url.replace('//', '//admin:secret@'), 'worker', quietLog)
  await admin.acl('SETUSER', 'website', ...documentedRules())
  const user = connectRedis(redis.url.replace('//', '//website:secret@'), 'worker', quietLog)
  try {
    expect(await durabilityWarnings(user)).toEqual([])
    const closedWrong = [
      ['off', '-@all'],
      ['resetkeys', '~other:*', '+@all'],
      ['resetkeys', '~*', '+@all', '-@write'],
      ['reset'],
    ]
    for (const rules of closedWrong) {
      await admin.acl('SETUSER', 'default', ...rules)
      expect(await durabilityWarnings(user), rules.join(' ')).toEqual([
        'give the user default all rights, even if it is off: acl setuser default ~* &* +@all',
      ])
    }
    await admin.acl('SETUSER', 'default', 'reset', 'on', '~*', '&*', '+@all', '-@dangerous')
    expect(await durabilityWarnings(user)).toEqual([])
    await admin.acl('SETUSER', 'default', ...documented('acl setuser default'))
    expect(await durabilityWarnings(user)).toEqual([])
    await admin.acl('SAVE')
    // Several commands in one, as BullMQ's scripts are written to the file.
    await user.multi().set('bull:kept', 'yes').set('bull:also', 'yes').exec()
    await redis.kill()
    await redis.start()
    expect(await user.get('bull:kept')).toBe('yes')
    await expect(connectedAsDefault(redis.url)).rejects.toThrow('NOAUTH')
    // Only this user can rotate the site's password from then on.
    await admin.acl('SETUSER', 'website', '>new')
  } finally {
    user.disconnect()
    admin.disconnect()
  }
})

async function connectedAsDefault(url: string): Promise<unknown> {
  const nobody = connectRedis(url, 'worker', quietLog)
  return nobody.get('bull:kept').finally(() => nobody.disconnect())
}

test('a command of the staff names the right that Redis refuses, without a stack', async () => {
  const redis = await startRedis()
  const admin = connectRedis(redis.url, 'worker', quietLog)
  await admin.acl('SETUSER', 'website', ...documentedRules(), '-eval', '-evalsha')
  admin.disconnect()
  const { url: DATABASE_URL } = await freshDatabase()
  const REDIS_URL = redis.url.replace('//', '//website:secret@')
  const { code, stderr } = await runLeads({ DATABASE_URL, REDIS_URL }, 'reconcile')
  expect(code).not.toBe(0)
  expect(stderr).toContain('failed (Redis: NOPERM')
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
