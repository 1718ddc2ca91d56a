// Conditional requests: what the client already has is not sent again.
import type { Context } from 'koa'

/**
 * Whether the client has the response that is about to be sent, by its ETag (RFC 9110, 13.1.2). Koa's own `fresh`
 * says no to every request with `Cache-Control: no-cache`, which Node's fetch adds to each conditional request.
 */
export function isCurrent(ctx: Context): boolean {
  const known = ctx.get('If-None-Match').split(',')
  const tag = ctx.response.get('ETag')
  return tag !== '' && known.some((each) => ['*', tag, `W/${tag}`].includes(each.trim()))
}
