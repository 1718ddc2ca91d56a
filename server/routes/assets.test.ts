import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import { tempDir } from '../../tests/support/temp-dir'
import { serveAssets } from './assets'

const script = 'export const answer = 42'
let server: ListeningHere
beforeAll(async () => {
  const dir = tempDir('assets')
  mkdirSync(join(dir, 'assets/chunks'), { recursive: true })
  writeFileSync(join(dir, 'assets/chunks/a.js'), script)
  writeFileSync(join(dir, 'assets/chunks/a.js.gz'), gzipSync(script))
  writeFileSync(join(dir, 'icon.png'), 'png')
  for (const shared of ['og', 'pictures']) {
    mkdirSync(join(dir, shared))
    writeFileSync(join(dir, shared, 'a.png'), 'png')
  }
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, '.vite/manifest.json'), '{}')
  writeFileSync(join(dir, 'assets/.env'), 'SECRET=1')
  const app = new Koa().use(serveAssets(dir)).use((ctx) => {
    ctx.status = 404
    ctx.body = 'somebody else'
  })
  // As when a new build replaces the folder of a running server.
  rmSync(dir, { recursive: true })
  const answer = app.callback()
  server = await listenHere((request, response) => void answer(request, response))
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })

test('an asset is served after its folder is deleted, compressed if the client accepts that', async () => {
  const plain = await get('/assets/chunks/a.js')
  expect(await plain.text()).toBe(script)
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  const small = await get('/assets/chunks/a.js', { 'Accept-Encoding': 'br, gzip' })
  expect(await small.text()).toBe(script)
  expect(small.headers.get('Content-Encoding')).toBe('gzip')
  expect(small.headers.get('Content-Length')).toBe(String(gzipSync(script).length))
  const refusing = await get('/assets/chunks/a.js', { 'Accept-Encoding': 'gzip;q=0' })
  expect(refusing.headers.get('Content-Encoding')).toBeNull()
  for (const { headers } of [plain, small]) {
    expect(headers.get('Content-Type')).toMatch(/^(text|application)\/javascript/)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
  }
  expect(plain.headers.get('ETag')).not.toBe(small.headers.get('ETag'))
})

test('an asset without a hash in its name is revalidated with a 304', async () => {
  const first = await get('/icon.png')
  expect(first.headers.get('Cache-Control')).toBe('no-cache')
  expect(first.headers.get('Content-Type')).toBe('image/png')
  expect(first.headers.get('Vary')).toBeNull()
  // Like a browser: left to itself, fetch would bypass caches.
  const statusFor = async (etag: string | null) => {
    const conditional = { 'If-None-Match': String(etag), 'Cache-Control': 'no-cache' }
    return (await get('/icon.png', conditional)).status
  }
  expect(await statusFor(first.headers.get('ETag'))).toBe(304)
  expect(await statusFor('"other"')).toBe(200)
  const head = await get('/icon.png', {}, 'HEAD')
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
    200,
    '3',
    '',
  ])
})

test('only share images and drawings may be shown by other sites', async () => {
  const policy = async (path: string) =>
    (await get(path)).headers.get('Cross-Origin-Resource-Policy')
  for (const path of ['/og/a.png', '/pictures/a.png']) {
    expect(await policy(path), path).toBe('cross-origin')
  }
  for (const path of ['/icon.png', '/assets/chunks/a.js'])
    expect(await policy(path), path).toBeNull()
})

test.each([
  '/none.png',
  '/assets/chunks/a.js.gz',
  '/assets',
  '/assets/',
  '/../icon.png%00',
  '/.vite/manifest.json',
  '/assets/.env',
])('%s is passed on to the next middleware', async (path) =>
  expect(await (await get(path)).text()).toBe('somebody else'),
)
