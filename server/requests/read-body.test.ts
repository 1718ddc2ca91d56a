import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { FORM_TYPE, readBody } from './read-body'

/** A form post as Koa passes it. */
function post(text: string, { charset = '', encoding = '', length = '' } = {}): Context {
  const req = Readable.from([Buffer.from(text)])
  const request = { type: FORM_TYPE, charset }
  const headers = new Map([
    ['Content-Encoding', encoding],
    ['Content-Length', length],
  ])
  const get = (name: string) => headers.get(name) ?? ''
  return { req, request, get } as unknown as Context
}

const fieldsOf = async (text: string) => (await readBody(post(text))).fields

test('a repeated form field becomes a list in its order, even if its name is __proto__', async () => {
  expect({ ...(await fieldsOf('a=1&b=2&a=3&__proto__=x&a=')) }).toEqual(
    Object.fromEntries([
      ['a', ['1', '3', '']],
      ['b', '2'],
      ['__proto__', 'x'],
    ]),
  )
})

test.each(['utf-8', 'UTF-8', 'utf8', 'UTF8'])(
  'a body in the charset %s is read',
  async (charset) => {
    expect((await readBody(post('a=1', { charset }))).fields.a).toBe('1')
  },
)

test('an uncompressed body may say so, in capitals too, and another encoding is refused', async () => {
  for (const encoding of ['identity', 'Identity']) {
    expect((await readBody(post('a=1', { encoding }))).fields.a).toBe('1')
  }
  const refused = { status: 415 }
  await expect(readBody(post('a=1', { encoding: 'gzip' }))).rejects.toMatchObject(refused)
  await expect(readBody(post('a=1', { charset: 'latin1' }))).rejects.toMatchObject(refused)
})

test('a body whose length is declared as over the limit is refused without reading it', async () => {
  const oversized = post('a=1', { length: '65537' })
  await expect(readBody(oversized)).rejects.toMatchObject({ status: 413 })
  expect(oversized.req.readableDidRead).toBe(false)
  expect((await readBody(post('a=1', { length: '3' }))).fields.a).toBe('1')
})

/** The time to read a body with this many names, in milliseconds. */
async function timeToRead(names: number): Promise<number> {
  const text = Array.from({ length: names }, (_, i) => i.toString(36)).join('&')
  const started = performance.now()
  await fieldsOf(text)
  return performance.now() - started
}

test('parsing time grows linearly with the number of field names', async () => {
  let [few, many] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // A search of all names for each name takes 256 times as long. The fastest runs count: the machine may be busy.
  for (let run = 0; run < 50 && (run < 5 || many / few > 80); run++) {
    few = Math.min(few, await timeToRead(1_000))
    many = Math.min(many, await timeToRead(16_000))
  }
  expect(many / few).toBeLessThan(80)
})
