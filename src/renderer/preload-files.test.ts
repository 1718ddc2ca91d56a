import { beforeEach, expect, test, vi } from 'vitest'

/** A document that takes links; its browser knows `modulepreload` or not. */
function fakeDocument(supported = true) {
  const links: { rel: string; href: string }[] = []
  const createElement = () => ({ rel: '', href: '', relList: { supports: () => supported } })
  const document = {
    createElement,
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)),
    head: { append: (link: { rel: string; href: string }) => links.push(link) },
  }
  vi.stubGlobal('document', document)
  return links
}

beforeEach(() => vi.resetModules())
const load = () => import('./preload-files')

test('the files of a chunk are requested once each, together with the chunk', async () => {
  const links = fakeDocument()
  const { __vitePreload } = await load()
  const loaded = __vitePreload(async () => 'chunk', ['a.js', 'b.js'])
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'modulepreload /a.js',
    'modulepreload /b.js',
  ])
  expect(await loaded).toBe('chunk')
  await __vitePreload(async () => 'other', ['b.js'])
  expect(links).toHaveLength(2)
})

test('a chunk waits for the task after an earlier one, even if that fails, and is requested before', async () => {
  const links = fakeDocument()
  const { __vitePreload, evaluateAfter } = await load()
  const earlier = Promise.reject(new Error('gone'))
  evaluateAfter(earlier)
  const order: string[] = []
  const loaded = __vitePreload(async () => order.push('chunk'), ['a.js'])
  expect(links).toHaveLength(1)
  // In the task of the earlier one, however many microtasks it has.
  for (let i = 0; i < 50; i++) await null
  order.push('same task over')
  await loaded
  expect(order).toEqual(['same task over', 'chunk'])
})

test('a browser that cannot request a file ahead waits for nothing', async () => {
  fakeDocument(false)
  const { __vitePreload, evaluateAfter } = await load()
  evaluateAfter(new Promise(() => undefined))
  expect(await __vitePreload(async () => 'chunk')).toBe('chunk')
})
