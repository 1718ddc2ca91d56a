import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import type { NotedRequest } from '../middleware/observe'
import { ResponseCache } from './response-cache'

const noted: NotedRequest[] = []
const responseCache = new ResponseCache((request) => noted.push(request))
const asked: string[] = []
const app = new Koa()
app.use((ctx) => {
  asked.push(`${ctx.method} ${ctx.url}`)
  ctx.set('X-Policy', 'strict')
  ctx.set('X-Request-Id', 'of the first')
  ctx.body = Buffer.from(`page ${ctx.get('Accept-Encoding')}`)
  if (ctx.path === '/nowhere') ctx.status = 404
  responseCache.keep(ctx)
})
const answer = app.callback()
let server: ListeningHere
let origin = ''
beforeAll(async () => {
  server = await listenHere((request, response) => {
    if (!responseCache.answer(request, response)) void answer(request, response)
  })
  origin = server.url
})
afterAll(() => server.close())

/** How many of two identical requests reach the app. */
async function askTwice(path: string, init: RequestInit = {}): Promise<number> {
  asked.length = 0
  await (await fetch(origin + path, init)).text()
  await (await fetch(origin + path, init)).text()
  return asked.length
}

test('the cache answers the second request for a page, with its own request ID', async () => {
  expect(await askTwice('/a')).toBe(1)
  expect(noted).toMatchObject([{ method: 'GET', path: '/a', status: 200 }])
  const again = await fetch(`${origin}/a`)
  expect(again.headers.get('X-Policy')).toBe('strict')
  expect(again.headers.get('X-Request-Id')).toBe(noted[1]?.requestId)
  expect(noted[1]?.requestId).not.toBe('of the first')
})

test('the cache forgets all pages at New Year, because their footers name the year', async () => {
  await askTwice('/year')
  const nextYear = new Date().getFullYear() + 1
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(nextYear, 0, 2) })
  try {
    expect(await askTwice('/year')).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('the cache does not answer HEAD, conditional requests, or errors', async () => {
  await askTwice('/b')
  expect(await askTwice('/b', { method: 'HEAD' })).toBe(2)
  expect(await askTwice('/b', { headers: { 'If-None-Match': '"x"' } })).toBe(2)
  expect(await askTwice('/b', { headers: { 'If-Modified-Since': 'yesterday' } })).toBe(2)
  expect(await askTwice('/nowhere')).toBe(2)
})

test('the cache answers all clients that prefer the same encoding', async () => {
  const accepting = (encodings: string) => ({ headers: { 'Accept-Encoding': encodings } })
  const [br, gzip, identity] = ['gzip, deflate, br, zstd', 'gzip, deflate', 'identity']
  for (const first of [br, gzip, identity]) {
    expect(await askTwice('/c', accepting(first))).toBe(1)
  }
  asked.length = 0
  const other = await fetch(`${origin}/c`, accepting('gzip;q=0.5, br;q=1'))
  expect(await other.text()).toBe(`page ${br}`)
  expect(asked).toEqual([])
})

test('the cache answers an HTTP/1.0 proxy and closes its connection', async () => {
  await askTwice('/d', { headers: { 'Accept-Encoding': 'identity' } })
  asked.length = 0
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET /d HTTP/1.0\r\nAccept-Encoding: identity\r\n\r\n')
  expect(await text(socket)).toMatch(
    /^HTTP\/1\.1 200 OK\r\n.*\r\nConnection: close\r\n.*page identity$/s,
  )
  expect(asked).toEqual([])
})
