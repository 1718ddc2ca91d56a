// The address that a request came from: the socket's, or what the trusted proxies in front say.
import { isIP } from 'node:net'
import type { Context } from 'koa'

/**
 * Koa takes it out of `X-Forwarded-For`, counting TRUST_PROXY places from the right (app.ts), and looks at
 * no header with TRUST_PROXY=0. What is no address there is not taken for one.
 */
export function clientAddress(ctx: Context): string {
  return isIP(ctx.ip) ? ctx.ip : (ctx.socket.remoteAddress ?? '')
}
