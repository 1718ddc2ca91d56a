// Requests that no browser sends, against the site in production mode.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sendBytes } from '../support/raw-bytes'
import { contact, encoded, startTestSite, type TestSite } from '../support/site'

const DIST = join(import.meta.dirname, '../../dist')

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ worker: true })
})

/** One request, which asks for its connection to be closed with the response. */
function ask(line: string, headers: string[] = [], body = '') {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: site.example']
  const all = [...host, ...headers, 'Connection: close']
  return sendBytes(site.url, `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`)
}

const fields = JSON.stringify(contact())
const json = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(fields)}`]

test('TRACE and unknown methods are a 405 that names the allowed ones', async () => {
  const methods = ['TRACE', 'TRACK', 'DEBUG', 'BREW', 'PROPFIND', 'DELETE', 'PUT', 'PATCH', 'get']
  for (const method of methods) {
    const { status, headers } = await ask(`${method} /`)
    // Method names are case-sensitive; a lowercase one is not a method at all.
    expect([method, status]).toEqual([method, method === 'get' ? 400 : 405])
    if (status === 405) expect(headers.allow, method).toBe('GET, HEAD')
  }
  for (const method of ['GET', 'HEAD', 'TRACE', 'OPTIONS', 'PUT', 'BREW']) {
    const { status, headers } = await ask(`${method} /api/contact`, [
      'Origin: https://evil.example',
    ])
    expect([status, headers.allow], method).toEqual([405, 'POST'])
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  expect((await ask('CONNECT evil.example:80')).status).toBe(405)
})

const secrets = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.vite/manifest.json',
  '/package.json',
  '/package-lock.json',
  '/node_modules/koa/package.json',
  '/dist/programs/server.js',
  '/programs/server.js',
  '/programs/server.js.map',
  '/server/main.ts',
  '/src/node/env.ts',
  '/etc/passwd',
]
const ways = [
  (path: string) => path,
  (path: string) => `/..${path}`,
  (path: string) => `/assets/../..${path}`,
  (path: string) => `/assets/..%2f..${path.replaceAll('/', '%2f')}`,
  (path: string) => `/%2e%2e${path}`,
  (path: string) => `/assets/%2e%2e/%2e%2e${path}`,
  (path: string) => `/%252e%252e${path}`,
  (path: string) => `/..%5c${path.slice(1)}`,
  (path: string) => `/..%c0%af${path.slice(1)}`,
  (path: string) => `/....//${path}`,
  (path: string) => `/assets/..;${path}`,
  (path: string) => `${path}%00.js`,
]

test('files outside the built site cannot be fetched by any path', async () => {
  const marks = /BEGIN|root:|\[core\]|"dependencies"|sourcesContent|createApp|"isEntry"/
  for (const secret of secrets) {
    for (const way of ways) {
      const { status, text } = await ask(`GET ${way(secret)}`)
      expect([way(secret), status]).toEqual([way(secret), 404])
      expect(text, way(secret)).not.toMatch(marks)
    }
  }
})

test('the client build contains and references no source maps', () => {
  const built = readdirSync(join(DIST, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(built.length).toBeGreaterThan(50)
  for (const file of built) {
    const name = relative(DIST, file)
    expect(name).toMatch(/\.(?:js|css|json|webp|avif|png|svg|ico|woff2|webmanifest|jpg|br|gz)$/)
    if (name.endsWith('.js')) {
      expect(readFileSync(file, 'utf8'), name).not.toContain('sourceMappingURL')
    }
  }
})

test('a malformed URL is a 400 with every header', async () => {
  for (const url of ['http://[x', 'http://a[b/', 'http://xn--/']) {
    const { status, headers, text } = await ask(`GET ${url}`)
    expect([url, status, headers['content-type']]).toEqual([url, 400, 'application/problem+json'])
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(text).toContain('The address must be a path of this site.')
  }
})

test('routes are case-sensitive, so a proxy can block internal ones', async () => {
  for (const path of ['/METRICS', '/Readyz', '/healthZ', '/SITEMAP.xml', '/API/form-token']) {
    expect([path, (await ask(`GET ${path}`)).status]).toEqual([path, 404])
  }
})

test('a backslash in a query is kept', async () => {
  expect((await ask('GET /contact?utm_campaign=a\\b')).status).toBe(200)
})

test('a trailing slash of an unknown path is redirected too', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/healthz', '/api/contact']) {
    const { status, headers } = await ask(`GET ${path}/?x=1`)
    expect([status, headers.location], path).toEqual([308, `${path}?x=1`])
  }
})

test('a link with escaped letters leads to its page', async () => {
  const { status, headers } = await ask('GET /services/%77eb%2Ddesign?a=%2D')
  expect([status, headers.location]).toEqual([308, '/services/web-design?a=%2D'])
})

test('an asset is not sent in an encoding that the client excludes', async () => {
  const page = await (await fetch(`${site.url}/`)).text()
  const [asset = ''] = /\/assets\/[\w/.-]+\.js/.exec(page) ?? []
  expect(asset).not.toBe('')
  const encodingFor = async (accepted: string) =>
    (await fetch(site.url + asset, { headers: { 'Accept-Encoding': accepted } })).headers.get(
      'content-encoding',
    )
  expect(await encodingFor('gzip, deflate, br')).toBe('br')
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(await encodingFor('*')).toBe('br')
  for (const none of ['gzip;q=0', 'brotli', 'identity']) expect(await encodingFor(none)).toBe(null)
})

const malformed: [name: string, line: string][] = [
  ['an encoded slash', '/services%2fweb-design'],
  ['an encoded backslash', '/services%5cweb-design'],
  ['an encoded null byte', '/contact%00'],
  ['an encoded null byte before an extension', '/contact%00.html'],
  ['an encoded line break', '/contact%0d%0aSet-Cookie:%20a=b'],
  ['half an escape', '/%'],
  ['an escape that is none', '/%zz'],
  ['an escape that is no UTF-8', '/%ff%fe'],
  ['such an escape in a file name', '/assets/%ff.js'],
  ['such an escape in a token', '/unsubscribe/%ff'],
  ['a null byte in a token', '/unsubscribe/%00'],
  ['a traversal', '/../../../../etc/passwd'],
  ['a traversal in a service', '/services/../../../etc/passwd'],
  ['a backslash', '/\\evil.example/'],
  ['a fragment', '/metrics#x'],
  ['a fragment of a query', '/contact?a#x'],
  ['no slash', 'contact'],
  ['another host', 'http://evil.example/'],
  ['another host with a page', 'https://evil.example/contact'],
  ['another host with a slash at the end', 'http://evil.example/contact/'],
  ['a host that is none', 'http://'],
  ['a port that is none', 'http://evil.example:99999/'],
  ['another scheme', 'file:///etc/passwd'],
  ['8,000 letters', `/${'x'.repeat(8_000)}`],
  ['4,000 slashes', '/x'.repeat(4_000)],
]

test.each(malformed)('an address with %s is a 4xx', async (_name, target) => {
  const { status, headers } = await ask(`GET ${target}`)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('no request line takes far longer to answer than others of its length', async () => {
  const usual = await costOf(`GET /${'x'.repeat(15_000)}/ HTTP/1.1`)
  const lines = {
    'slashes before the end': `GET /x${'/'.repeat(15_000)}x/ HTTP/1.1`,
    'a method that is none and no version': `BREW /${'x'.repeat(8_150)}`,
  }
  for (const [name, line] of Object.entries(lines)) {
    // A quadratic pattern would cost a hundred times as much, and keep everybody else waiting.
    expect((await costOf(line)) / usual, name).toBeLessThan(30)
  }
})

/** Milliseconds until the response to this request line; the fastest of ten runs. */
async function costOf(line: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 10; run++) {
    const started = performance.now()
    await sendBytes(site.url, `${line}\r\nHost: site.example\r\nConnection: close\r\n\r\n`)
    times.push(performance.now() - started)
  }
  return Math.min(...times)
}

test('a redirect never leads to another host', async () => {
  for (const target of [
    '//evil.example/',
    '///evil.example//',
    '/%09/evil.example/',
    '/%5cevil/',
  ]) {
    const { status, headers } = await ask(`GET ${target}`, ['Host: evil.example'])
    expect(status, target).toBe(308)
    const to = new URL(headers.location ?? '', site.url)
    expect(to.origin, target).toBe(site.url)
  }
})

test('a duplicate single-value header is rejected, and nothing is stored', async () => {
  const twice: [first: string, second: string][] = [
    ['Host: site.example', 'Host: evil.example'],
    ['Content-Type: application/json', 'Content-Type: application/x-www-form-urlencoded'],
    [`Content-Length: ${Buffer.byteLength(fields)}`, 'Content-Length: 1'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', `Content-Length: ${Buffer.byteLength(fields)}`],
    [`Origin: ${site.url}`, 'Origin: https://evil.example'],
    ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site'],
    ['Idempotency-Key: one', 'Idempotency-Key: two'],
    ['Content-Encoding: identity', 'Content-Encoding: gzip'],
  ]
  for (const pair of twice) {
    const names = pair.map((header) => header.split(':')[0])
    const rest = json.filter((header) => !names.includes(header.split(':')[0]))
    const { status } = await ask('POST /api/contact', [...pair, ...rest], fields)
    expect([...names, status]).toEqual([...names, 400])
  }
  expect(await site.sql('select 1 from contact_submissions')).toEqual([])
  // The same request with each of them only once.
  expect((await ask('POST /api/contact', json, fields)).status).toBe(202)
})

test('a request without a Host or with more than 100 headers is rejected', async () => {
  expect((await sendBytes(site.url, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(
    400,
  )
  expect((await sendBytes(site.url, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200)
  const many = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: y`)
  expect((await ask('GET /', many(98))).status).toBe(200)
  expect((await ask('GET /', many(99))).status).toBe(431)
  expect((await ask('GET /', many(2_100))).status).toBe(431)
})

test('the connection of a rejected request closes with the response, even if its body is incomplete', async () => {
  const targets = { '/about': 405, '/api/nothing': 404, '/api/chatbot': 415, '/api/contact': 403 }
  for (const [target, status] of Object.entries(targets)) {
    const head = `POST ${target} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n`
    const origin = target === '/api/chatbot' ? head.replace('https://evil.example', site.url) : head
    const answer = await sendBytes(site.url, `${origin}Content-Length: 60000\r\n\r\nx`)
    expect([target, answer.status, answer.endedBy]).toEqual([target, status, 'server'])
  }
})

test('Host and forwarded headers reach neither a page nor a mail', async () => {
  const lies = [
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: evil',
    'X-Forwarded-Port: 666',
    'X-Original-URL: /evil.example',
    'X-Rewrite-URL: /evil.example',
    'Forwarded: host=evil.example;proto=evil',
  ]
  const paths = ['/', '/contact/', '/no-such-page', '/sitemap.xml', '/robots.txt', '/unsubscribe/x']
  for (const path of [...paths, '/?form=contact', '/healthz', '/api/nothing']) {
    const { text, status } = await ask(`GET ${path}`, lies)
    expect(status, path).toBeGreaterThan(0)
    expect(text, path).not.toMatch(/evil/i)
  }
  const urlencoded = encoded({ ...contact(), terms: 'on', _form: 'contact-page' }).toString()
  const native = [
    `Origin: ${site.url}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${urlencoded.length}`,
  ]
  const posted = [
    await ask('POST /api/contact', [...lies, ...native], urlencoded),
    await ask('POST /api/contact', [...lies, ...json], fields),
  ]
  expect(posted.map(({ status }) => status)).toEqual([303, 202])
  for (const { text } of posted) expect(text).not.toMatch(/evil/i)
  const ids = () => site.sql('select submission_id as id from contact_submissions')
  await site.until(async () => (await ids()).length === 2)
  for (const { id } of await ids()) {
    await site.settled(String(id))
    const mails = Object.values(await site.mails(String(id)))
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toMatch(/evil/i)
  }
})
