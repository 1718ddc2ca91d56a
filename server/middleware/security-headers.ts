// Headers on every answer. The policy is static: no inline script, one style sheet known by its hash,
// and nothing foreign but the map that a visitor asks for.
import type { Middleware } from 'koa'
import type { Env } from '../../src/node/env'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

// Vite's development client injects styles and opens a socket for hot updates.
const DEVELOPMENT_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:")

/** @param styleHash of the styles inside the pages; null in development, where Vite injects them */
export function securityHeaders({ PUBLIC_URL }: Env, styleHash: string | null): Middleware {
  const policy =
    styleHash === null
      ? DEVELOPMENT_POLICY
      : POLICY.replace("style-src 'self'", `style-src 'self' '${styleHash}'`)
  const headers = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(PUBLIC_URL.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
  return async (ctx, next) => {
    ctx.set(headers)
    await next()
  }
}
