// Allowed methods per path; any other method gets a 405 that lists them.
import type { Middleware } from 'koa'
import { FORM_TOKEN_PATH, postPaths } from '../../src/contract/api'
import { isUnsubscribePath } from '../../src/contract/unsubscribe'
import { READS, wrongMethod } from '../../src/node/reject-bytes'
import { HttpProblem } from '../http-problem'

const api = new Map<string, string[]>([
  ...postPaths.map((path): [string, string[]] => [path, ['POST']]),
  [FORM_TOKEN_PATH, READS],
])

/** @param unused paths of parts that are not configured: they do not exist, whatever the method */
export function allowMethods(unused: readonly string[]): Middleware {
  return (ctx, next) => {
    if (unused.includes(ctx.path)) throw HttpProblem.notFound()
    if (ctx.path.startsWith('/api/') && !api.has(ctx.path)) {
      // The pages redirect a trailing slash (308), with the method and body that were sent.
      if (ctx.path.endsWith('/')) return next()
      throw HttpProblem.notFound()
    }
    const allowed = methodsOf(ctx.path)
    if (!allowed.includes(ctx.method)) {
      const { message, allow } = wrongMethod(allowed)
      throw new HttpProblem(405, message, { headers: { Allow: allow } })
    }
    return next()
  }
}

/** Of any path, even one that does not exist: a read of it gets a 404, any other method a 405. */
export function methodsOf(path: string): string[] {
  return api.get(path) ?? (isUnsubscribePath(path) ? [...READS, 'POST'] : READS)
}
