// A request's client address: the socket's, or the one that the trusted proxies in front report.
import { isIP } from 'node:net'
import type { Context } from 'koa'
import { HttpProblem } from '../http-problem'

/**
 * Koa takes it from `X-Forwarded-For`, counting TRUST_PROXY entries from the right (app.ts), and reads no
 * header with TRUST_PROXY=0. Some proxies append the client's port. An entry that is not an IP address is
 * ignored. Call this before waiting for anything: a connection that the client has reset no longer has an address.
 * Without one, this throws a 400, because limits and evidence of consent depend on it.
 */
export function clientAddress(ctx: Context): string {
  const address = withoutPort(ctx.ip)
  if (isIP(address)) return address
  const { remoteAddress } = ctx.socket
  if (remoteAddress) return remoteAddress
  throw new HttpProblem(400, 'The connection was closed too early. Please send it again.')
}

/** Strips the port from `203.0.113.2:5678` or `[2001:db8::1]:443`; an IPv6 address without a port has no brackets. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  return ipv6 ?? ipv4 ?? text
}
