// Starts a trace for form posts, questions to the chat, and Twilio's calls. Pages are served from memory: metrics
// say all there is to say about them.
import type { Middleware } from 'koa'
import { postPaths } from '../../src/contract/api'
import type { Env } from '../../src/node/env'
import type { Span, Tracing } from '../../src/node/tracing/tracing'
import { isStreaming, whenClosed } from './observe'
import { pathOf } from './reject-malformed'

/** Known paths only: a path made up by a client would become a span name. */
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
    // An incoming trace context counts only behind our own proxy; others must not control our traces.
    const traceparent = TRUST_PROXY > 0 ? ctx.get('traceparent') : undefined
    const options = { name: `${method} ${path}`, kind: 'server', attributes, traceparent } as const
    await new Promise<void>((resolve, reject) => {
      const work = async (span: Span) => {
        await next()
        const { submissionId } = ctx.state
        span.set({ 'http.response.status_code': ctx.status, 'submission.id': submissionId })
        // The span of a streamed answer lasts as long as the answer, which begins once the layers have returned.
        resolve()
        if (isStreaming(ctx)) await whenClosed(ctx)
      }
      tracing.span(options, work).then(resolve, reject)
    })
  }
}
