// A request's client address: the socket's, or the one that the trusted proxies in front report.
import { isIP } from 'node:net'
import type { Context } from 'koa'

/**
 * Koa takes it from `X-Forwarded-For`, counting TRUST_PROXY entries from the right (app.ts), and reads no
 * header with TRUST_PROXY=0. Some proxies append the client's port. An entry that is not an IP address is
 * ignored.
 */
export function clientAddress(ctx: Context): string {
  const address = withoutPort(ctx.ip)
  return isIP(address) ? address : (ctx.socket.remoteAddress ?? '')
}

/** Strips the port from `203.0.113.2:5678` or `[2001:db8::1]:443`; an IPv6 address without a port has no brackets. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  return ipv6 ?? ipv4 ?? text
}
