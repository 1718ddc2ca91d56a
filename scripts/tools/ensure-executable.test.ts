import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureChromium, ensureTestBrowser } from './ensure-chromium'
import { ensureRedis } from './ensure-redis'
import type { Machine } from './machine'

/** A fake machine that has some executables and gains others by installing a package. */
function machine(has: string[], packages: Record<string, string[]> | 'locked' = {}) {
  const installed: string[] = []
  const fake: Machine = {
    find: (executable) => (has.includes(executable) ? `/found/${executable}` : null),
    canInstall: () => packages !== 'locked',
    async install(name) {
      installed.push(name)
      const brings = packages === 'locked' ? undefined : packages[name]
      if (!brings) throw new Error(`E: Unable to locate package ${name}`)
      has.push(...brings)
    },
  }
  return { fake, installed }
}

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

test('ensureRedis() uses a redis-server on the PATH and installs nothing', async () => {
  const { fake, installed } = machine(['redis-server', 'valkey-server'])
  expect(await ensureRedis(fake)).toBe('/found/redis-server')
  expect(installed).toEqual([])
})

test('ensureRedis() uses valkey-server if there is no redis-server', async () => {
  expect(await ensureRedis(machine(['valkey-server']).fake)).toBe('/found/valkey-server')
})

test('ensureRedis() installs redis-server if neither server is found', async () => {
  const { fake, installed } = machine([], { 'redis-server': ['redis-server'] })
  expect(await ensureRedis(fake)).toBe('/found/redis-server')
  expect(installed).toEqual(['redis-server'])
})

test('ensureRedis() says in one line what to install if it cannot install', async () => {
  const { fake, installed } = machine([], 'locked')
  const message = await ensureRedis(fake).catch((error: Error) => error.message)
  expect(message).toContain('apt-get install redis-server')
  expect(message).not.toContain('\n')
  expect(installed).toEqual([])
})

test('ensureRedis() gives the reason of a failed installation in one line', async () => {
  const message = await ensureRedis(machine([]).fake).catch((error: Error) => error.message)
  expect(message).toContain('Unable to locate package redis-server')
  expect(message).not.toContain('\n')
})

test('ensureChromium() uses the system’s Chromium if Playwright’s own is missing', async () => {
  const { fake, installed } = machine(['/usr/bin/chromium'])
  expect(await ensureChromium(fake)).toBe('/found//usr/bin/chromium')
  expect(installed).toEqual([])
})

test('ensureChromium() installs Chromium if none is found', async () => {
  const { fake, installed } = machine([], { chromium: ['/usr/bin/chromium'] })
  expect(await ensureChromium(fake)).toBe('/found//usr/bin/chromium')
  expect(installed).toEqual(['chromium'])
})

test('ensureChromium() says in one line how to get Chromium if it cannot install', async () => {
  const message = await ensureChromium(machine([], 'locked').fake).catch((error) => error.message)
  expect(message).toContain('npx playwright install chromium')
  expect(message).not.toContain('\n')
})

test('ensureTestBrowser() prefers the headless shell, and installs it if possible', async () => {
  const shell = '/usr/lib/chromium/chromium-headless-shell'
  const has = machine(['/usr/bin/chromium', shell], 'locked')
  expect(await ensureTestBrowser(has.fake)).toBe(`/found/${shell}`)
  const gets = machine(['/usr/bin/chromium'], { 'chromium-headless-shell': [shell] })
  expect(await ensureTestBrowser(gets.fake)).toBe(`/found/${shell}`)
  expect(gets.installed).toEqual(['chromium-headless-shell'])
})

test('ensureTestBrowser() uses the full Chromium if the headless shell is unavailable', async () => {
  expect(await ensureTestBrowser(machine(['/usr/bin/chromium'], 'locked').fake)).toBe(
    '/found//usr/bin/chromium',
  )
  expect(await ensureTestBrowser(machine(['/usr/bin/chromium']).fake)).toBe(
    '/found//usr/bin/chromium',
  )
})
