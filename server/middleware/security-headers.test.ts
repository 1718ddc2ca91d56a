import { expect, test } from 'vitest'
import { headersOfSite } from './security-headers'

test('no page may ask the visitor’s device for anything that this site does not use', () => {
  const { 'Permissions-Policy': policy } = headersOfSite({ PUBLIC_URL: 'https://www.example.com' })
  expect(policy).toBe(
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  )
})

test('browsers keep to TLS for two years where the site has it, and are told nothing where not', () => {
  const hsts = (PUBLIC_URL: string) => headersOfSite({ PUBLIC_URL })['Strict-Transport-Security']
  expect(hsts('https://www.example.com')).toBe('max-age=63072000; includeSubDomains')
  expect(hsts('http://localhost:3000')).toBeUndefined()
})
