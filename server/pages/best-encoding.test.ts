import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { bestEncoding, encodings } from './best-encoding'

const best = (accepted: string, offered: Parameters<typeof bestEncoding>[1] = encodings) =>
  bestEncoding({ get: () => accepted } as unknown as Context, offered)

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
  expect(best(accepted)).toBe(want)
})

test.each([
  ['gzip;q=1.0, br;q=0.1', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.8', 'gzip'],
  ['gzip;q=0.9, *;q=0.5', 'gzip'],
  ['identity, br;q=0.5, gzip;q=0.5', 'identity'],
])('the highest weight selects the encoding: %j is answered in %s', (accepted, want) => {
  expect(best(accepted)).toBe(want)
})

test('an encoding that is not offered is not selected', () => {
  expect(best('br, gzip;q=0.5', ['gzip'])).toBe('gzip')
  expect(best('br', [])).toBe('identity')
})
