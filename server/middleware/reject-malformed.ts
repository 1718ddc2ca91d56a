// Rejects ambiguous requests. A proxy, a cache or a browser in between may interpret one differently from us,
// so they are rejected before anything else looks at them.
import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { HttpProblem } from '../http-problem'

/** Headers that may appear only once. Of duplicates Node.js keeps the first, others keep the last. */
const SINGLE = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'form-token',
  'host',
  'idempotency-key',
  'origin',
  'referer',
  'sec-fetch-site',
  'transfer-encoding',
  'user-agent',
  'x-twilio-signature',
])

/**
 * An absolute URL (`http://…`) is for proxies, which this is not. Browsers treat a backslash as a slash, so
 * `/\host` leads to another site; in a query it is an ordinary character. They keep a `#` and what follows it to
 * themselves: `/metrics#x` would be another path to a proxy than to us.
 */
const PATH = /^(?:\/[^?#\\]*(?:\?[^#]*)?|\*)$/
/** Browsers send about 20; Node.js drops all after the first 2,000. */
const MAX_HEADERS = 100

export const rejectMalformed: Middleware = (ctx, next) => {
  const problem = malformedRequestProblem(ctx.req)
  if (problem) throw problem
  return next()
}

/** The path of a request not yet checked: Koa itself throws on `http://[x`, which is not a URL. */
export function pathOf({ req, request }: Context): string {
  return PATH.test(req.url ?? '') ? request.path : ''
}

/** Why a request is rejected; undefined if it is not. */
export function malformedRequestProblem(req: IncomingMessage): HttpProblem | undefined {
  if (req.rawHeaders.length > 2 * MAX_HEADERS) {
    return new HttpProblem(431, `The request has more than ${MAX_HEADERS} headers. Send fewer.`)
  }
  if (!PATH.test(req.url ?? '')) {
    return new HttpProblem(400, 'The address must be a path of this site. Check the URL.')
  }
  if (req.httpVersion !== '1.1' && req.httpVersion !== '1.0') {
    return new HttpProblem(505, 'This HTTP version is not supported. Use HTTP/1.1.')
  }
  if (req.httpVersion === '1.0' && req.headers['transfer-encoding'] !== undefined) {
    // RFC 9112, 6.1: a proxy that does not know the header sees the end of this request elsewhere.
    const headers = { Connection: 'close' }
    return new HttpProblem(400, 'HTTP/1.0 has no transfer codings. Use HTTP/1.1.', { headers })
  }
  // HTTP/1.0 does not require a Host.
  if (req.httpVersion === '1.1' && req.headers.host === undefined) {
    return new HttpProblem(400, 'The request has no Host header. Send one.')
  }
  const coding = req.headers['transfer-encoding']?.toLowerCase()
  if (coding !== undefined && coding !== 'chunked') {
    return new HttpProblem(
      501,
      'The request has a transfer coding that is not supported. Send it without.',
    )
  }
  const name = repeated(req)
  return name ? new HttpProblem(400, `The header ${name} is repeated. Send it once.`) : undefined
}

function repeated({ headers, rawHeaders }: IncomingMessage): string | undefined {
  // As many names as headers: no duplicates, which is nearly always so.
  if (Object.keys(headers).length * 2 === rawHeaders.length) return undefined
  const seen = new Set<string>()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (SINGLE.has(name) && seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}
