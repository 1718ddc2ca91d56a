import { METHODS } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Koa from 'koa'
import { expect, test, vi } from 'vitest'
import { CHAT_ENDPOINT } from '../../src/contract/api'
import type { Env } from '../../src/node/env'
import { createLog } from '../../src/node/log'
import { noTracing, type Tracing } from '../../src/node/tracing/tracing'
import { listenHere } from '../../tests/support/listen-here'
import { quietLog } from '../../tests/support/quiet-log'
import { createServerMetrics } from '../metrics/server-metrics'
import { noteRequests, observe } from './observe'
import { traceRequests } from './trace-requests'

test('the duration metric names pages and endpoints, and no unknown path, asset, or unsubscribe token', async () => {
  const metrics = createServerMetrics()
  const note = noteRequests({ log: quietLog, metrics, isPage: (path) => path === '/contact' })
  const answered = (path: string, status: number) =>
    note({ requestId: 'id', method: 'GET', path, status, started: performance.now() })
  for (const status of [200, 308, 400, 404, 405, 431, 500, 501, 503]) {
    answered(`/invented-${status}`, status)
  }
  answered('/assets/invented.js', 200)
  answered('/unsubscribe/invented', 200)
  answered('/contact', 200)
  answered('/healthz', 200)
  answered('/api/contact', 400)
  const text = await metrics.registry.metrics()
  expect(text).not.toContain('invented')
  const routes = [
    ...text.matchAll(/http_request_duration_seconds_count\{method="GET",route="([^"]*)"/g),
  ]
  expect(new Set(routes.map(([, route]) => route))).toEqual(
    new Set(['other', '/assets', '/unsubscribe', '/contact', '/healthz', '/api/contact']),
  )
})

test('whatever methods clients send, the duration metric keeps a few, and pages only for reads', async () => {
  const metrics = createServerMetrics()
  const note = noteRequests({ log: quietLog, metrics, isPage: (path) => path === '/contact' })
  for (const method of METHODS) {
    for (const path of ['/contact', '/api/chatbot']) {
      note({ requestId: 'id', method, path, status: 405, started: performance.now() })
    }
  }
  const text = await metrics.registry.metrics()
  const series = text.matchAll(/_count\{method="(.+)",route="(.+)",status="405"\} (\d+)/g)
  expect([...series].map(([, method, route]) => `${method} ${route}`).sort()).toEqual([
    'GET /api/chatbot',
    'GET /contact',
    'HEAD /api/chatbot',
    'HEAD /contact',
    'OPTIONS /api/chatbot',
    'OPTIONS other',
    'POST /api/chatbot',
    'POST other',
    'other /api/chatbot',
    'other other',
  ])
})

test('the log line of a request names the submission that it brought', async () => {
  const lines: string[] = []
  const log = createLog('server', 'debug', { to: { write: (line) => void lines.push(line) } })
  const app = new Koa()
  app.use(observe(noteRequests({ log, metrics: createServerMetrics(), isPage: () => false })))
  app.use((ctx) => {
    ctx.state.submissionId = 'submission-1'
    ctx.body = 'Thanks'
  })
  const server = await listenHere(app.callback())
  await (await fetch(server.url, { headers: { 'X-Request-Id': 'request-1' } })).text()
  server.close()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: 'request-1', submissionId: 'submission-1' },
  ])
})

test('a request is measured in seconds, and logged in milliseconds', async () => {
  const lines: string[] = []
  const log = createLog('server', 'debug', { to: { write: (line) => void lines.push(line) } })
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(3_500)
  const metrics = createServerMetrics()
  const note = noteRequests({ log, metrics, isPage: () => true })
  note({ requestId: 'id', method: 'GET', path: '/about', status: 200, started: 1_000 })
  now.mockRestore()
  expect(JSON.parse(lines[0] ?? '').milliseconds).toBe(2_500)
  expect(await metrics.registry.metrics()).toMatch(/duration_seconds_sum\{.*\} 2\.5$/m)
})

test.each([
  ['is read to its end', false],
  ['loses its reader', true],
])('a streamed answer that %s is measured and traced until then', async (_, leaves) => {
  let began = 0
  const ended: number[] = []
  const note = () => ended.push(performance.now() - began)
  const tracing: Tracing = {
    ...noTracing,
    span: (options, work) => noTracing.span(options, work).finally(note),
  }
  const app = new Koa()
  app.on('error', () => undefined)
  app.use((_ctx, next) => {
    began = performance.now()
    return next()
  })
  app.use(observe(note))
  app.use(traceRequests(tracing, { TRUST_PROXY: 0 } as Env))
  app.use((ctx) => {
    ctx.body = Readable.from(
      (async function* () {
        yield 'Yes'
        await sleep(200)
        yield '.'
      })(),
    )
  })
  const server = await listenHere(app.callback())
  const left = new AbortController()
  const answer = await fetch(server.url + CHAT_ENDPOINT, { method: 'POST', signal: left.signal })
  await sleep(50)
  if (leaves) left.abort()
  else await answer.text()
  await expect.poll(() => ended).toHaveLength(2)
  for (const ms of ended) expect(ms).toBeGreaterThan(leaves ? 45 : 190)
  server.close()
})
