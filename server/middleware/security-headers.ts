// Headers on every answer. The policy knows no inline script; a page's own styles are known by their
// hashes, and nothing is foreign but the map that a visitor asks for.
import type { Middleware } from 'koa'
import type { Env } from '../../src/node/env'

export const POLICY_HEADER = 'Content-Security-Policy'

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

/**
 * The policy of a page. @param styleHashes of the styles inside it; null in development, where Vite
 * injects them
 */
export function pagePolicy(styleHashes: readonly string[] | null): string {
  if (styleHashes === null) return DEVELOPMENT_POLICY
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join('')
  return POLICY.replace("style-src 'self'", `style-src 'self'${hashes}`)
}

export function securityHeaders({ PUBLIC_URL }: Env): Middleware {
  const headers = {
    // Of everything but pages, which bring styles of their own.
    [POLICY_HEADER]: POLICY,
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
