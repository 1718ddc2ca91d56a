// Pages served from memory, bypassing the app, are identical to what the app would have answered.
import { beforeAll, expect, test } from 'vitest'
import { listedPaths } from '../../scripts/tools/listed-paths'
import { type BytesAnswer, sendBytes } from '../support/raw-bytes'
import { startTestSite, type TestSite } from '../support/site'

let site: TestSite
beforeAll(async () => {
  // As in production: such an origin brings a header of its own, and a port would make each run's pages differ in length.
  site = await startTestSite({ worker: false, env: { PUBLIC_URL: 'https://www.example.com' } })
})

function get(path: string, headers: string[] = [], method = 'GET') {
  const lines = ['Host: site.example', ...headers, 'Connection: close']
  const request = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  // Rendered and compressed for the first time on a busy machine, a page takes seconds.
  return sendBytes(site.url, request, { timeoutMs: 20_000 })
}

/** A response without the headers that differ each time. */
function constant({ status, headers: all, body }: BytesAnswer) {
  const { date: _date, 'x-request-id': requestId, ...headers } = all
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  return { status, headers, body }
}

/** The app sets the request's id before all other headers, the cache after those that it kept: nothing else differs. */
function isFromCache({ names }: BytesAnswer): boolean {
  return names.indexOf('x-request-id') > names.indexOf('etag')
}

test.each(['br', 'gzip, deflate, br, zstd', 'gzip, deflate', 'identity'])(
  'a cached response equals the first one for a client that accepts %s',
  async (encodings) => {
    const accept = [`Accept-Encoding: ${encodings}`]
    const first = await get('/services', accept)
    const second = await get('/services', accept)
    expect(first.status).toBe(200)
    expect(isFromCache(second)).toBe(true)
    expect(constant(second)).toEqual(constant(first))
    // And a different page stays different.
    const other = constant(await get('/about', accept))
    expect(other.headers.etag).not.toBe(first.headers.etag)
    expect(constant(await get('/about', accept))).toEqual(other)
  },
)

test('conditional requests, HEAD, and errors bypass the cache', async () => {
  const accept = 'Accept-Encoding: br'
  const whole = await get('/', [accept])
  expect((await get('/', [accept])).body).toBe(whole.body)
  const etag = whole.headers.etag ?? ''
  expect(await get('/', [accept, `If-None-Match: ${etag}`])).toMatchObject({
    status: 304,
    body: '',
  })
  expect(await get('/', [accept, 'If-None-Match: "other"'])).toMatchObject({ status: 200 })
  const head = await get('/', [accept], 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect((await get('/?form=contact', [accept])).headers.etag).not.toBe(etag)
  expect((await get('/', [accept], 'POST')).status).toBe(405)
  expect((await get('/', [accept, 'Host: other.example'])).status).toBe(400)
  expect((await get('/nowhere', [accept])).status).toBe(404)
  expect((await get('/nowhere', [accept])).status).toBe(404)
})

test('a cached response has its request’s ID and is measured', async () => {
  const accept = 'Accept-Encoding: gzip'
  await get('/careers', [accept])
  const before = await count('/careers')
  const { headers } = await get('/careers', [accept, 'X-Request-Id: from-the-proxy'])
  expect(headers['x-request-id']).toBe('from-the-proxy')
  expect(await count('/careers')).toBe(before + 1)
})

test('each client receives an encoding that it accepts, whatever is cached', async () => {
  const cases = [
    ['gzip, br', 'br'],
    ['deflate, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.1, gzip;q=0', 'br'],
    ['*;q=0', undefined],
    ['zstd', undefined],
    ['x-br, br-x', undefined],
    ['', undefined],
    ['*', 'br'],
  ] as const
  for (const _time of ['first', 'second']) {
    for (const [accepted, encoding] of cases) {
      const { status, headers } = await get('/contact', [`Accept-Encoding: ${accepted}`])
      expect([accepted, status, headers['content-encoding']]).toEqual([accepted, 200, encoding])
    }
    const { headers } = await get('/contact')
    expect(headers['content-encoding']).toBeUndefined()
  }
})

async function count(route: string): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  const line = metrics
    .split('\n')
    .find(
      (text) =>
        text.startsWith('http_request_duration_seconds_count') && text.includes(`route="${route}"`),
    )
  return Number(line?.split(' ').at(-1))
}

// Ten segments of 1,460 bytes (RFC 6928): anything more waits for the client's ACK, 150 ms on a phone.
test('every page but the resources fits into the first round trip', async () => {
  const paths = (await listedPaths(site.url)).filter((path) => path !== '/resources')
  const answers = await Promise.all(paths.map((path) => get(path, ['Accept-Encoding: br'])))
  const sizes = answers.map(({ text }, index) => ({ path: paths[index], bytes: text.length }))
  expect(sizes.length).toBeGreaterThan(10)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  // 14,600 bytes fit, with the 28 by which the headers of a connection that is kept are longer.
  expect(sizes.filter(({ bytes }) => bytes > 14_572)).toEqual([])
  // Variables for something that no style uses (vite.config.ts).
  expect((await get('/')).body).not.toContain('--lightningcss')
})
