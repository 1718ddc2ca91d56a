import { expect, test } from 'vitest'
import { ANSWER_POLICY } from '../../src/contract/chat'
import { headersOfSite, pagePolicy } from './security-headers'

test('the permissions policy disables the device features that the site does not use', () => {
  const { 'Permissions-Policy': policy } = headersOfSite({ PUBLIC_URL: 'https://www.example.com' })
  expect(policy).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()')
})

test('HSTS is sent for two years with an https origin, and not with an http one', () => {
  const hsts = (PUBLIC_URL: string) => headersOfSite({ PUBLIC_URL })['Strict-Transport-Security']
  expect(hsts('https://www.example.com')).toBe('max-age=63072000; includeSubDomains')
  expect(hsts('http://localhost:3000')).toBeUndefined()
})

test('a page loads only its own files, frames only the map, sends forms only to its own site, and is framed by none', () => {
  const policy = pagePolicy({ styles: 'sha256-style', script: 'sha256-script' })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-script'",
    "style-src 'self' 'sha256-style'",
    'frame-src https://www.openstreetmap.org',
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${ANSWER_POLICY}`,
  ])
})

test('in development, a page may load what Vite injects, and nothing else in addition', () => {
  const [built, development] = [pagePolicy({ styles: '', script: '' }), pagePolicy(null)]
  const added = development.split('; ').filter((directive) => !built.includes(directive))
  expect(added).toEqual([
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws:",
    'worker-src blob:',
  ])
  expect(development).not.toContain('trusted-types')
})
