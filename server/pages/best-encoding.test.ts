import { expect, test, vi } from 'vitest'
import { bestEncoding, pageEncoding } from './best-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['', 'identity'],
  ['zstd, deflate', 'identity'],
  ['br;q=0, gzip; q=0.0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('equal weights select the smallest encoding: %j is answered in %s', (accepted, want) => {
  expect(pageEncoding(accepted)).toBe(want)
})

test.each([
  ['gzip;q=1.0, br;q=0.1', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.8', 'gzip'],
  ['gzip;q=0.9, *;q=0.5', 'gzip'],
  ['identity, br;q=0.5, gzip;q=0.5', 'identity'],
])('the highest weight selects the encoding: %j is answered in %s', (accepted, want) => {
  expect(pageEncoding(accepted)).toBe(want)
})

test('an encoding that is not offered is not selected', () => {
  expect(bestEncoding('br, gzip;q=0.5', ['gzip'])).toBe('gzip')
  expect(bestEncoding('br', [])).toBe('identity')
})

test('a page’s encoding stays right after many different headers, and most are forgotten', () => {
  const set = vi.spyOn(Map.prototype, 'set')
  for (let i = 0; i < 250; i++)
    expect(pageEncoding(`br;q=0.${i}, gzip;q=0`)).toBe(i ? 'br' : 'identity')
  expect(pageEncoding('gzip')).toBe('gzip')
  expect(pageEncoding()).toBe('identity')
  const sizes = (set.mock.contexts as unknown as Map<unknown, unknown>[]).map(({ size }) => size)
  set.mockRestore()
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100)
})
