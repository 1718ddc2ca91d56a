import { expect, test } from 'vitest'
import { headersOfSite } from './security-headers'

test('the permissions policy disables the device features that the site does not use', () => {
  const { 'Permissions-Policy': policy } = headersOfSite({ PUBLIC_URL: 'https://www.example.com' })
  expect(policy).toBe(
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  )
})

test('HSTS is sent for two years with an https origin, and not with an http one', () => {
  const hsts = (PUBLIC_URL: string) => headersOfSite({ PUBLIC_URL })['Strict-Transport-Security']
  expect(hsts('https://www.example.com')).toBe('max-age=63072000; includeSubDomains')
  expect(hsts('http://localhost:3000')).toBeUndefined()
})
