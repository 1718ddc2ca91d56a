import { expect, test } from 'vitest'
import { isLocal, isLoopback } from './is-local'

// `URL` puts the host into lower case for http only.
test.each([
  'smtp://LOCALHOST:1025',
  'smtp://Localhost',
  'http://LOCALHOST:3000',
  'smtps://127.0.0.1',
  'smtp://[0:0:0:0:0:0:0:1]',
])('%s is on this machine', (url) => {
  expect(isLocal(url)).toBe(true)
})

test.each(['smtp://LOCALHOST.example.com', 'smtp://mail', 'https://127.0.0.1.example.com'])(
  '%s may be on another machine',
  (url) => {
    expect(isLocal(url)).toBe(false)
  },
)

test('a host is taken as this machine in any case', () => {
  expect(['LocalHost', '::1', '0.0.0.0'].map(isLoopback)).toEqual([true, true, false])
})
