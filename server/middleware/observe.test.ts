import { expect, test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log'
import { createServerMetrics } from '../metrics/server-metrics'
import { noteRequests } from './observe'

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
  note({ requestId: 'id', method: 'PURGE', path: '/contact', status: 405, started: 0 })
  answered('/healthz', 200)
  answered('/api/contact', 400)
  const text = await metrics.registry.metrics()
  expect(text).not.toContain('invented')
  expect(text).toContain('method="PURGE",route="other"')
  const routes = [
    ...text.matchAll(/http_request_duration_seconds_count\{method="GET",route="([^"]*)"/g),
  ]
  expect(new Set(routes.map(([, route]) => route))).toEqual(
    new Set(['other', '/assets', '/unsubscribe', '/contact', '/healthz', '/api/contact']),
  )
})
