// One id, one log line and one measurement per request. None contains an address, a query or a body.
import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import { FORM_TOKEN_PATH, postPaths } from '../../src/contract/api'
import { isUnsubscribePath } from '../../src/contract/unsubscribe'
import type { Log } from '../../src/node/log'
import type { ServerMetrics } from '../metrics/server-metrics'
import { pathOf } from './reject-malformed'

/**
 * Format required of an incoming request id: as proxies and tracers generate them, and nothing that could be
 * a sentence, a second line or a flood in a log.
 */
const REQUEST_ID = /^[\w.:-]{1,64}$/
export const REQUEST_ID_HEADER = 'X-Request-Id'

declare module 'koa' {
  /** What one layer tells the others about a request, as `ctx.state`. */
  interface DefaultState {
    /** Set here, before any other layer runs. */
    requestId: string
    /** Set once a submission is accepted. */
    submissionId?: string
  }
}

export interface NotedRequest {
  requestId: string
  method: string
  path: string
  status: number
  /** In `performance.now()` time. */
  started: number
  submissionId?: string | undefined
}

/** Measures and logs an answered request. */
export type NoteRequest = (request: NotedRequest) => void

export function noteRequests({ log, metrics }: { log: Log; metrics: ServerMetrics }): NoteRequest {
  return ({ requestId, method, path, status, started, submissionId }) => {
    const seconds = (performance.now() - started) / 1000
    // Bounded labels: clients must not be able to create new ones.
    const route = routeName(path, status)
    metrics.httpDuration.observe({ method, route, status: String(status) }, seconds)
    if (!log.isLevelEnabled('debug')) return
    const milliseconds = Math.round(seconds * 1000)
    log.debug({ requestId, method, route, status, milliseconds, submissionId }, 'request')
  }
}

/** The incoming id if it is well-formed, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

export function observe(note: NoteRequest): Middleware {
  return async (ctx, next) => {
    const started = performance.now()
    const requestId = requestIdOf(ctx.headers['x-request-id'])
    ctx.state.requestId = requestId
    ctx.set(REQUEST_ID_HEADER, requestId)
    try {
      await next()
    } finally {
      const { method, status } = ctx
      const { submissionId } = ctx.state
      note({ requestId, method, path: pathOf(ctx), status, started, submissionId })
    }
  }
}

const endpointPaths = new Set([...postPaths, FORM_TOKEN_PATH])

function routeName(path: string, status: number): string {
  if (endpointPaths.has(path)) return path
  // These statuses include requests without a usable path.
  if ([308, 400, 404, 405, 431].includes(status)) return 'other'
  if (path.startsWith('/assets/')) return '/assets'
  // The last segment is the key to one person's subscription.
  if (isUnsubscribePath(path)) return '/unsubscribe'
  return path
}
