// Headers on every response. A page's inline styles and its first script are allowed by hash, and nothing is
// external but the map that a visitor asks for.
import type { Middleware } from 'koa'
import { ANSWER_POLICY } from '../../src/contract/chat'
import type { Env } from '../../src/node/env'
import type { InlineHashes } from '../../src/renderer/render-page'

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
  // Covered by default-src, but scanners look for it by name.
  "object-src 'none'",
  "frame-ancestors 'none'",
  // No text becomes markup or script, except where the chat parses its answers (src/chat/parse-answer.ts).
  "require-trusted-types-for 'script'",
  `trusted-types ${ANSWER_POLICY}`,
].join('; ')

/**
 * Features that ask the visitor for something and that no page needs. Not the sensors, nor the capture of a
 * screen: browsers give them to no embedded content by default, and every byte here is one less in a page's first round
 * trip.
 */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

// Vite's development client injects styles and markup, opens a socket for hot updates, and waits for a server that
// restarts in a worker.
const DEVELOPMENT_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:; worker-src blob:")
  .replace(/; require-trusted-types-for.*/, '')

/** The policy of a page. @param inline null in development, where Vite injects what it needs */
export function pagePolicy(inline: InlineHashes | null): string {
  if (inline === null) return DEVELOPMENT_POLICY
  return POLICY.replace("style-src 'self'", `style-src 'self' '${inline.styles}'`).replace(
    "script-src 'self'",
    `script-src 'self' '${inline.script}'`,
  )
}

/**
 * Headers of every response, whichever layer sends it. No `Cross-Origin-Opener-Policy`: decision 8 says what it costs an
 * arriving visitor and why it protects nothing here.
 */
export function headersOfSite({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Record<string, string> {
  return {
    // For everything except pages, which bring their own styles.
    [POLICY_HEADER]: POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(PUBLIC_URL.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

export function securityHeaders(env: Env): Middleware {
  const headers = Object.entries(headersOfSite(env))
  return ({ res }, next) => {
    // Not by Koa's `set`, which looks at each name and value again for every request.
    for (const [name, value] of headers) res.setHeader(name, value)
    return next()
  }
}
