// Requests that two readers could read in two ways. A proxy, a cache or a browser in between may take
// the other one, so they are refused before anything looks at them.
import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { HttpProblem } from '../http-problem'

/** Headers that may come once. Of a second one Node.js keeps the first, others keep the last. */
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

/** Browsers send about 20; Node.js drops what comes after the first 2,000. */
const MOST_HEADERS = 100

export const refuseMalformed: Middleware = (ctx, next) => {
  const problem = problemOf(ctx.req)
  if (problem) throw problem
  return next()
}

/** For what looks at a request that may yet be refused: Koa itself throws at `http://[x`, which is no URL. */
export function pathOf({ req, request }: Context): string {
  return isPath(req.url ?? '') ? request.path : ''
}

/** Why a request is refused; undefined where it is not. */
export function problemOf(req: IncomingMessage): HttpProblem | undefined {
  if (req.rawHeaders.length > 2 * MOST_HEADERS) {
    return new HttpProblem(431, `The request has more than ${MOST_HEADERS} headers. Send fewer.`)
  }
  if (!isPath(req.url ?? '')) {
    return new HttpProblem(400, 'The address must be a path of this site. Check the URL.')
  }
  // HTTP/1.0 knows no Host.
  if (req.httpVersion === '1.1' && req.headers.host === undefined) {
    return new HttpProblem(400, 'The request has no Host header. Send one.')
  }
  const name = repeated(req)
  return name
    ? new HttpProblem(400, `The header ${name} may come once only. Send it once.`)
    : undefined
}

/**
 * An address of another host (`http://…`) is for proxies, which this is not. A backslash is a slash to
 * browsers, so that `/\host` leads to another site; in a query it is a letter like any other.
 */
function isPath(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return (path.startsWith('/') && !path.includes('\\')) || url === '*'
}

function repeated({ headers, rawHeaders }: IncomingMessage): string | undefined {
  // As many names as headers: none comes twice, which is nearly always so.
  if (Object.keys(headers).length * 2 === rawHeaders.length) return undefined
  const seen = new Set<string>()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (SINGLE.has(name) && seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}
