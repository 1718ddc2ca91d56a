import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as waits from '../slow-wait'
import * as toasts from '../toast/toast-store'
import { loadOnDemand, preload } from './connection'

let online = false
let looks = 0
let page: EventTarget & { hidden: boolean }
/** Code that loads while there is a network. */
const load = async () => {
  if (!online) throw new Error('offline')
  return 'code'
}

beforeEach(() => {
  vi.useFakeTimers()
  online = false
  looks = 0
  page = Object.assign(new EventTarget(), { hidden: false })
  const browser = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/about' })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('fetch', async () => {
    looks++
    if (!online) throw new TypeError('Failed to fetch')
    return new Response()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('loads that fail together probe the server once and show one toast', async () => {
  const shown = vi.spyOn(toasts, 'showToast')
  const all = Promise.all([loadOnDemand(load), loadOnDemand(load), loadOnDemand(load)])
  await vi.advanceTimersByTimeAsync(0)
  expect(looks).toBe(1)
  expect(shown).toHaveBeenCalledTimes(1)
  online = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await all).toEqual(['code', 'code', 'code'])
})

test('a wait for the network shows the toast and not the loading bar', async () => {
  const noticed = vi.spyOn(waits, 'trackWait')
  const loading = loadOnDemand(load)
  await vi.advanceTimersByTimeAsync(2_000)
  // The first attempt has failed, and nothing is in flight.
  expect(noticed).toHaveBeenCalledTimes(1)
  await expect(noticed.mock.results[0]?.value).rejects.toThrow('offline')
  online = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await loading).toBe('code')
})

test('a hidden page does not probe the server until it is visible again', async () => {
  const loading = preload(load)
  await vi.advanceTimersByTimeAsync(6_000)
  const before = looks
  page.hidden = true
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(looks).toBe(before)
  online = true
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await loading).toBe('code')
  expect(vi.getTimerCount()).toBe(0)
})

test('a network lost again before the code is loaded is waited for again', async () => {
  let tries = 0
  const loading = loadOnDemand(async () => {
    tries++
    // The network is back only as long as the probe takes.
    if (tries === 2) online = false
    return load()
  })
  await vi.advanceTimersByTimeAsync(0)
  online = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(online).toBe(false)
  online = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await loading).toBe('code')
})

test('code missing on a reachable server is given up after a second try', async () => {
  online = true
  let tries = 0
  const gone = async () => {
    tries++
    throw new Error('404')
  }
  await expect(loadOnDemand(gone)).rejects.toThrow('404')
  expect(tries).toBe(2)
})
