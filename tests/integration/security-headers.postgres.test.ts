import { beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../src/renderer/page-styles'
import { dialogs, missing, paths } from '../browser/paths'
import { openObservatory } from '../support/observatory'
import { sendBytes } from '../support/raw-bytes'
import { startTestSite, type TestSite } from '../support/site'

const PUBLIC_URL = 'https://www.example.com'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ env: { PUBLIC_URL } })
})

const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/site.webmanifest',
  '/icon-192.png',
  '/assets/none.js',
]
const rest = ['/healthz', '/readyz', '/metrics', '/api/contact', '/api/nothing', '/unsubscribe/x']

/** Every kind of response, with the request that triggers it. */
const asked: Record<string, [path: string, init?: RequestInit]> = {
  '200': ['/'],
  '200 to HEAD': ['/about', { method: 'HEAD' }],
  '303': [
    '/api/contact',
    {
      method: 'POST',
      headers: { Origin: PUBLIC_URL },
      body: new URLSearchParams({
        name: 'Ann Lee',
        email: 'ann@example.com',
        phone: '2145550123',
        company: 'Lee & Sons',
        service: 'helpdesk',
        message: 'The printer of our office does not print.',
        terms: 'on',
      }),
    },
  ],
  '308': ['/about/'],
  '400': ['/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' } }],
  '403': ['/api/contact', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
  '404': ['/nowhere'],
  '404 of the API': ['/api/nowhere'],
  '405': ['/', { method: 'DELETE' }],
  '413': [
    '/api/contact',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(70_000),
    },
  ],
  '415': ['/api/contact', { method: 'POST', headers: { Origin: PUBLIC_URL }, body: 'x' }],
  '422': [
    '/api/contact',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
  ],
  '422 of a form': [
    '/api/contact',
    { method: 'POST', headers: { Origin: PUBLIC_URL }, body: new URLSearchParams({ name: '' }) },
  ],
}

const expected = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[^ ]+')?; style-src 'self'/,
  ),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringContaining('strict-origin'),
  'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** @param names of all headers, as sent: a program may join the values of duplicates, or keep only one */
function expectEachOnce(headers: object, names: string[], about?: string): void {
  expect(headers, about).toMatchObject(expected)
  const own = names.map((name) => name.toLowerCase()).filter((name) => name in expected)
  expect(own.sort(), about).toEqual(Object.keys(expected))
}

async function ask(path: string, init: RequestInit = {}) {
  // It knows which headers its body needs.
  const request = new Request(site.url + path, init)
  const headers = Object.fromEntries(request.headers)
  return site.raw(request.method, path, { headers, body: await request.text() })
}

for (const [name, [path, init]] of Object.entries(asked)) {
  test(`a ${name} has every security header once, and reveals no software`, async () => {
    const { status, headers, names } = await ask(path, init)
    expect(status).toBe(Number(name.slice(0, 3)))
    expectEachOnce(headers, names)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('set-cookie')
  })
}

test('a 304 has every security header once', async () => {
  // As fetch sends it.
  const reload = { 'If-None-Match': '*', 'Cache-Control': 'no-cache' }
  const { status, headers, names } = await ask('/', { headers: reload })
  expect(status).toBe(304)
  expectEachOnce(headers, names)
})

test('a response to a malformed request has every security header once', async () => {
  for (const bytes of [
    'nonsense\r\n\r\n',
    'BREW / HTTP/1.1\r\n\r\n',
    'CONNECT x HTTP/1.1\r\n\r\n',
  ]) {
    const { headers, names } = await sendBytes(site.url, bytes)
    expectEachOnce(headers, names, bytes)
  }
})

test('a page allows its inline styles and script by hash, other responses allow none', async () => {
  const policyOf = async (path: string) =>
    (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
  const about = await policyOf('/about')
  expect(about).toMatch(/style-src 'self' 'sha256-[^ ]+';/)
  const allowed = /script-src 'self' '(sha256-[^ ]+)';/.exec(about)?.[1]
  expect(await policyOf('/healthz')).toMatch(/script-src 'self'; style-src 'self';/)
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    expect(html.match(/ (?:style|on\w+)="/g), path).toBeNull()
    const inline =
      /<script(?![^>]* src=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs
    const hashes = [...html.matchAll(inline)].map(([, code = '']) => hashOf(code))
    expect(hashes, path).toEqual([allowed])
  }
})

test('a page with a rejected form allows its inline styles and script by hash', async () => {
  const [endpoint, post] = asked['422 of a form'] ?? ['']
  const refused = await fetch(site.url + endpoint, post)
  const html = await refused.text()
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) =>
    hashOf(css),
  )
  expect(styles.length).toBeGreaterThan(0)
  const policy = refused.headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' ${styles.map((hash) => `'${hash}'`).join(' ')};`)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
})

test('the worker’s health endpoint cannot be framed or sniffed', async () => {
  const [{ host }, ask] = [new URL(site.workerUrl), '/healthz HTTP/1.1']
  for (const bytes of [
    `GET ${ask}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `BREW ${ask}\r\n\r\n`,
  ]) {
    expect((await sendBytes(site.workerUrl, bytes)).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  }
  expect((await fetch(site.workerUrl, { method: 'POST' })).status).toBe(405)
})

test('every route scores at least 130 points in the HTTP Observatory and passes all its tests @extended', async () => {
  const score = await openObservatory(PUBLIC_URL)
  const preflight = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' }
  const scores: Record<string, unknown> = {}
  const all = [...paths, ...missing, ...dialogs, ...files, ...rest, '/about/']
  for (const path of all) {
    const url = site.url + path
    scores[path] = await score({
      path,
      answer: await fetch(url, { redirect: 'manual' }),
      preflight: await fetch(url, { method: 'OPTIONS', headers: preflight }),
    })
  }
  const good = { score: expect.toSatisfy((points: number) => points >= 130), failed: [] }
  expect(scores).toEqual(Object.fromEntries(all.map((path) => [path, good])))
})
