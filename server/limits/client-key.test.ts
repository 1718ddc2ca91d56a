import { expect, test } from 'vitest'
import { clientKey } from './client-key'

test('the key of an IPv4 client is its address, also if mapped into IPv6', () => {
  expect(clientKey('192.0.2.7')).toBe('192.0.2.7')
  for (const mapped of ['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7']) {
    expect(clientKey(mapped)).toBe('192.0.2.7')
  }
  expect(clientKey('::ffff:192.0.2.8')).not.toBe(clientKey('::ffff:192.0.2.7'))
})

test('the key of an IPv6 client is its /64 prefix in any notation', () => {
  const key = clientKey('2001:db8:1:2:aaaa::1')
  expect(clientKey('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe(key)
  expect(clientKey('2001:DB8:1:2::')).toBe(key)
  expect(clientKey('2001:db8:1:3::1')).not.toBe(key)
  expect(clientKey('2001:db8:1::1')).not.toBe(key)
  expect(clientKey('::1')).toBe(clientKey('0:0:0:0:0:0:0:1'))
  expect(clientKey('fe80::1%eth0')).toBe(clientKey('fe80::2'))
})
