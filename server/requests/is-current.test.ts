import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { isCurrent } from './is-current'

const isSame = (known: string, tag = '"a"') =>
  isCurrent({ get: () => known, response: { get: () => tag } } as unknown as Context)

test('a client has the response if it names its ETag, alone, in a list, weakly, or any', () => {
  for (const known of ['"a"', '"b", "a"', '"b","a" ', 'W/"a"', '*']) {
    expect(isSame(known), known).toBe(true)
  }
  for (const known of ['', '"b"', 'a', '"a', 'W/"b", "aa"', 'W/*'])
    expect(isSame(known), known).toBe(false)
})

test('a response without an ETag is never the one that the client has', () => {
  for (const known of ['', '*', '"a"']) expect(isSame(known, ''), known).toBe(false)
})
