// The address that a request came from: the socket's, or what the trusted proxies in front say.
import { isIP } from 'node:net'
import type { Context } from 'koa'

/**
 * Koa takes it out of `X-Forwarded-For`, counting TRUST_PROXY places from the right (app.ts), and looks at
 * no header with TRUST_PROXY=0. Some proxies write the client's port behind it. What is no address there is
 * not taken for one.
 */
export function clientAddress(ctx: Context): string {
  const address = withoutPort(ctx.ip)
  return isIP(address) ? address : (ctx.socket.remoteAddress ?? '')
}

/** Of `203.0.113.2:5678` and `[2001:db8::1]:443`; an IPv6 address alone has no brackets. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  return ipv6 ?? ipv4 ?? text
}
