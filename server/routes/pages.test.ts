import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import type { PageSource } from '../pages/page-source'
import type { ResponseCache } from '../pages/response-cache'
import { servePages } from './pages'

const kept: string[] = []
let server: ListeningHere
beforeAll(async () => {
  const pages = {
    exists: (path) => path === '/about',
    page: async (path) => ({
      status: path === '/about' ? 200 : 404,
      inline: null,
      encoded: async () => ({ body: Buffer.from(path), etag: '"one"' }),
    }),
  } as Partial<PageSource> as PageSource
  const cache = { keep: ({ url }) => kept.push(url) } as Partial<ResponseCache> as ResponseCache
  const answer = new Koa().use(servePages(pages, cache)).callback()
  server = await listenHere((request, response) => void answer(request, response))
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers })

test('a browser asks again for every page, so that it shows no old one', async () => {
  for (const path of ['/about', '/about?form=contact', '/nowhere']) {
    expect((await get(path)).headers.get('Cache-Control'), path).toBe('no-cache')
  }
})

test('a page that the client has is a 304, a missing one remains a 404', async () => {
  const conditional = { 'If-None-Match': '"one"', 'Cache-Control': 'no-cache' }
  const again = await get('/about', conditional)
  expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, 'no-cache'])
  expect((await get('/nowhere', conditional)).status).toBe(404)
})

test('only the pages without a query are cached: there are as many queries as a client invents', async () => {
  kept.length = 0
  for (const path of ['/about?a=1', '/about?sent=contact', '/nowhere', '/about']) await get(path)
  expect(kept).toEqual(['/about'])
})

test('a path has one slash at its start and none at its end; any other is redirected within the site', async () => {
  const redirects = {
    '/about/?a=1': '/about?a=1',
    '/about//': '/about',
    '//about': '/about',
    '//evil.test/x?form=contact': '/evil.test/x?form=contact',
    '///evil.test///': '/evil.test',
    '//': '/',
  }
  for (const [path, location] of Object.entries(redirects)) {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')], path).toEqual([308, location])
  }
  expect((await get('/')).status).toBe(404)
})

test('an escaped letter, digit, hyphen, underscore or tilde is redirected to the character itself', async () => {
  const redirects = {
    '/%61bout': '/about',
    '/%61bout?a=%2D': '/about?a=%2D',
    '/%41%7a%30%39%2d%2D%5f%7E': '/Az09--_~',
    '/%61bout/': '/about',
    '/a%2Fb%2Dc%25': '/a%2Fb-c%25',
    '/%%36%31': '/%%361',
  }
  for (const [path, location] of Object.entries(redirects)) {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')], path).toEqual([308, location])
    expect((await get(path)).url, 'redirected once').toBe(server.url + location)
  }
})

test('no other escape is decoded, nor one that only decoding would make', async () => {
  const kept = ['/a%2eb', '/a%2F%2Eb', '/%2561bout', '/%C3%A9', '/%5c%09%00', '/%40%5B%60%7b%2f%3a']
  for (const path of [...kept, '/%%32e', '/%%361bout', '/%6%31', '/%2', '/a%']) {
    const { status } = await fetch(server.url + path, { redirect: 'manual' })
    expect([path, status]).toEqual([path, 404])
  }
})
