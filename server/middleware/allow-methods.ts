// Which methods each part of the site takes; everything else is a 405 that names them.
import type { Middleware } from 'koa'
import { endpoints } from '../../src/contract/api'
import { isUnsubscribePath } from '../../src/contract/unsubscribe'
import { HttpProblem } from '../http-problem'

const posts = new Set<string>(Object.values(endpoints))

export const allowMethods: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith('/api/') && !posts.has(ctx.path)) {
    throw new HttpProblem(404, 'There is nothing at this address. Check the URL.')
  }
  const allowed = methodsOf(ctx.path)
  if (!allowed.includes(ctx.method)) {
    const list = allowed.join(', ')
    throw new HttpProblem(405, `This address takes ${list} only.`, { headers: { Allow: list } })
  }
  await next()
}

function methodsOf(path: string): string[] {
  if (posts.has(path)) return ['POST']
  return isUnsubscribePath(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}
