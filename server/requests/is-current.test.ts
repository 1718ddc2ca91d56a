import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { isCurrent } from './is-current'

const isSame = (known: string) =>
  isCurrent({ get: () => known, response: { get: () => '"a"' } } as unknown as Context)

test('a client has the response if it names its ETag, alone, in a list, weakly, or any', () => {
  for (const known of ['"a"', '"b", "a"', '"b","a" ', 'W/"a"', '*']) {
    expect(isSame(known), known).toBe(true)
  }
  for (const known of ['', '"b"', 'a', '"a', 'W/"b", "aa"'])
    expect(isSame(known), known).toBe(false)
})
