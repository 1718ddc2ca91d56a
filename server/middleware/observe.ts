// One id, one log line and one measurement per request. None contains an address, a query or a body.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context, Middleware } from 'koa'
import { FORM_TOKEN_PATH, postPaths, SECURITY_PATH } from '../../src/contract/api'
import { isUnsubscribePath } from '../../src/contract/unsubscribe'
import type { Log } from '../../src/node/log'
import { type ServerMetrics, UNSUBSCRIBE_ROUTE } from '../metrics/server-metrics'
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
    /** Shared by all who call `whenClosed`. */
    closed?: Promise<void>
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

interface NoteDeps {
  log: Log
  metrics: ServerMetrics
  isPage: (path: string) => boolean
}

export function noteRequests({ log, metrics, isPage }: NoteDeps): NoteRequest {
  return ({ requestId, method, path, status, started, submissionId }) => {
    const seconds = (performance.now() - started) / 1000
    // Anything else than a read of a page is refused; a series for each page would say no more.
    const isRead = method === 'GET' || method === 'HEAD'
    const route = isPage(path) && isRead ? path : routeName(path)
    const labels = { method: methodName(method), route, status: String(status) }
    metrics.httpDuration.observe(labels, seconds)
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
      const noteNow = () =>
        note({ requestId, method, path: pathOf(ctx), status, started, submissionId })
      if (isStreaming(ctx)) void whenClosed(ctx).then(noteNow)
      else noteNow()
    }
  }
}

/** Whether the response, such as the chat's, goes on after all layers have run. */
export function isStreaming({ body, res }: Context): boolean {
  return body instanceof Readable && !res.closed
}

/**
 * Resolves once the response is complete or its connection is gone. One listener for all layers: Koa adds seven when
 * it streams, and Node.js warns of more than ten.
 */
export function whenClosed({ state, res }: Context): Promise<void> {
  state.closed ??= new Promise((resolve) => res.once('close', resolve))
  return state.closed
}

/** Methods that visitors and their browsers use. Node.js parses about thirty more, which any client may send. */
const usedMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** A bounded set of names, for the same reason as `routeName`. */
function methodName(method: string): string {
  return usedMethods.has(method) ? method : 'other'
}

/** Paths of our own that are not pages. */
const ownPaths = new Set([
  ...postPaths,
  FORM_TOKEN_PATH,
  '/healthz',
  '/readyz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  SECURITY_PATH,
])

/**
 * A bounded set of names, whatever the response: each name is a time series that the process keeps for as long as it
 * runs, and clients must not be able to create new ones.
 */
function routeName(path: string): string {
  if (ownPaths.has(path)) return path
  if (path.startsWith('/assets/')) return '/assets'
  return isUnsubscribePath(path) ? UNSUBSCRIBE_ROUTE : 'other'
}
