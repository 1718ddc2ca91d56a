// One id, one log line and one measurement for each request. None holds an address, a query or a body.
import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import { isUnsubscribePath } from '../../src/contract/unsubscribe'
import type { Log } from '../../src/node/log'
import type { ServerMetrics } from '../../src/node/metrics/server-metrics'

/**
 * What an id that comes along has to look like: as proxies and tracers make them, and nothing that could
 * be a sentence, a second line or a flood in a log.
 */
const REQUEST_ID = /^[\w.:-]{1,64}$/
export const REQUEST_ID_HEADER = 'X-Request-Id'

export function observe({ log, metrics }: { log: Log; metrics: ServerMetrics }): Middleware {
  return async (ctx, next) => {
    const started = performance.now()
    const given = ctx.get(REQUEST_ID_HEADER)
    const requestId = REQUEST_ID.test(given) ? given : randomUUID()
    ctx.state.requestId = requestId
    ctx.set(REQUEST_ID_HEADER, requestId)
    try {
      await next()
    } finally {
      const seconds = (performance.now() - started) / 1000
      const { method, status } = ctx
      // A bounded set of labels: a stranger must not be able to invent new ones.
      const route = routeName(ctx.path, status)
      metrics.httpDuration.observe({ method, route, status: String(status) }, seconds)
      const { submissionId } = ctx.state as { submissionId?: string }
      const milliseconds = Math.round(seconds * 1000)
      log.debug({ requestId, method, route, status, milliseconds, submissionId }, 'request')
    }
  }
}

function routeName(path: string, status: number): string {
  // Also what has no path at all.
  if ([308, 400, 404, 405, 431].includes(status)) return 'other'
  if (path.startsWith('/assets/')) return '/assets'
  // Its last part is a key to one person's subscription.
  if (isUnsubscribePath(path)) return '/unsubscribe'
  return path
}
