// Endpoints for load balancers and Prometheus.
import type { Middleware } from 'koa'
import { PROBLEM_TYPE } from '../../src/contract/problem'
import { queueNames } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { healthAnswer } from '../../src/node/health'
import { measureQueue } from '../../src/node/metrics/common-metrics'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { singleFlight } from '../../src/node/single-flight'
import { recentDeliveriesCounter } from '../metrics/recent-deliveries'
import type { ServerMetrics } from '../metrics/server-metrics'

interface Deps {
  queue: JobQueue
  database: Database
  metrics: ServerMetrics
  /** True as soon as shutdown begins, so that proxies stop routing requests here. */
  isStopping: () => boolean
}

export function healthRoutes({
  queue,
  database,
  metrics,
  isStopping,
}: Deps): Record<'alive' | 'ready' | 'metrics', Middleware> {
  // Anyone may call these, and each probe is a write on the connections that submissions use.
  const availability = singleFlight(() => queue.availability())
  const countDeliveries = recentDeliveriesCounter(metrics.recentDeliveries, database)
  const measure = singleFlight(() =>
    Promise.all([measureQueue(metrics, queueNames.submissions, queue), countDeliveries()]),
  )
  return {
    alive: async (ctx) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { status: 'ok' }
    },
    // Ready means that a submission can be accepted durably now; one datastore is enough.
    ready: async (ctx) => {
      const parts = await availability()
      const isReady = Object.values(parts).some(Boolean)
      const { status, body } = healthAnswer({ parts, isReady, isStopping: isStopping() })
      ctx.set('Cache-Control', 'no-store')
      ctx.status = status
      ctx.type = status === 200 ? 'json' : PROBLEM_TYPE
      ctx.body = JSON.stringify(body)
    },
    metrics: async (ctx) => {
      await measure()
      ctx.set('Cache-Control', 'no-store')
      ctx.type = metrics.registry.contentType
      ctx.body = await metrics.registry.metrics()
    },
  }
}
