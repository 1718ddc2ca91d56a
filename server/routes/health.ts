// What load balancers and Prometheus ask.
import type { Middleware } from 'koa'
import { queueNames } from '../../src/contract/submission'
import { measureQueue } from '../../src/node/metrics/common-metrics'
import type { ServerMetrics } from '../../src/node/metrics/server-metrics'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { shareBriefly } from '../../src/node/share-briefly'

/**
 * How old an answer of the datastores may be, in milliseconds. Anybody may ask, and each question is a write
 * on the connections that submissions come in by.
 */
const SHARED_MS = 250

interface Deps {
  queue: JobQueue
  metrics: ServerMetrics
  /** True from the first moment of a stop: a proxy that asks sends nobody any more. */
  isStopping: () => boolean
}

export function healthRoutes({
  queue,
  metrics,
  isStopping,
}: Deps): Record<'alive' | 'ready' | 'metrics', Middleware> {
  const taking = shareBriefly(SHARED_MS, () => queue.taking())
  const measure = shareBriefly(SHARED_MS, () =>
    measureQueue(metrics, queueNames.submissions, queue),
  )
  return {
    alive: async (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { status: 'ok' }
    },
    // Ready means that a submission can be accepted durably now: one datastore is enough.
    ready: async (ctx) => {
      const parts = await taking()
      const status = isStopping()
        ? 'stopping'
        : Object.values(parts).some(Boolean)
          ? 'ok'
          : 'unavailable'
      ctx.set('Cache-Control', 'no-store')
      ctx.status = status === 'ok' ? 200 : 503
      ctx.body = { status, parts: named(parts) }
    },
    metrics: async (ctx) => {
      await measure()
      ctx.set('Cache-Control', 'no-store')
      ctx.type = metrics.registry.contentType
      ctx.body = await metrics.registry.metrics()
    },
  }
}

function named(parts: Record<string, boolean>): Record<string, 'up' | 'down'> {
  return Object.fromEntries(Object.entries(parts).map(([name, up]) => [name, up ? 'up' : 'down']))
}
