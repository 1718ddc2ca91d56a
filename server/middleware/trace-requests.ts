// Begins the trace of a request that changes something or asks the chat. Pages come out of memory:
// metrics say all there is to say of them.
import type { Middleware } from 'koa'
import { postPaths } from '../../src/contract/api'
import type { Env } from '../../src/node/env'
import type { Tracing } from '../../src/node/tracing/tracing'
import { pathOf } from './refuse-malformed'

/** Known addresses only: what a stranger makes up would become the name of a span. */
const TRACED = new Set(postPaths)

export function traceRequests(tracing: Tracing, { TRUST_PROXY }: Env): Middleware {
  return async (ctx, next) => {
    const { method } = ctx
    const path = pathOf(ctx)
    if (!TRACED.has(path)) return next()
    const attributes = {
      'http.request.method': method,
      'http.route': path,
      'request.id': ctx.state.requestId,
    }
    // A trace that comes along is our own proxy's, or a stranger's, who decides nothing here.
    const traceparent = TRUST_PROXY > 0 ? ctx.get('traceparent') : undefined
    const options = { name: `${method} ${path}`, kind: 'server', attributes, traceparent } as const
    await tracing.span(options, async (span) => {
      await next()
      const { submissionId } = ctx.state as { submissionId?: string }
      span.set({ 'http.response.status_code': ctx.status, 'submission.id': submissionId })
    })
  }
}
