import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

const addressOf = (ip: string) =>
  clientAddress({ ip, socket: { remoteAddress: '127.0.0.1' } } as Context)

test('an address is recognized with and without the port that some proxies append', () => {
  for (const address of ['203.0.113.2', '2001:db8::1', '::ffff:203.0.113.2']) {
    expect(addressOf(address)).toBe(address)
  }
  expect(addressOf('203.0.113.2:5678')).toBe('203.0.113.2')
  expect(addressOf('[2001:db8::1]:443')).toBe('2001:db8::1')
  expect(addressOf('[2001:db8::1]')).toBe('2001:db8::1')
})

test('an invalid forwarded address is replaced by the connection’s address', () => {
  for (const text of ['', 'unknown', '<b>', '999.1.1.1:80', '[x]:1', '203.0.113.2:5678:9']) {
    expect(addressOf(text), text).toBe('127.0.0.1')
  }
})

test('a connection without an address is rejected', () => {
  const closed = { ip: '', socket: {} } as Context
  expect(() => clientAddress(closed)).toThrow('closed too early')
})
