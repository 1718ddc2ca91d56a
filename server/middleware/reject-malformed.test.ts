import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { malformedRequestProblem } from './reject-malformed'

/** A request as parsed by Node.js, with these headers in addition to Host. */
function request(...names: string[]): IncomingMessage {
  const rawHeaders = ['Host', 'x', ...names.flatMap((name) => [name, 'x'])]
  const known = ['host', ...names.map((name) => name.toLowerCase())]
  const headers = Object.fromEntries(
    known.map((name) => [name, name === 'transfer-encoding' ? 'chunked' : 'x']),
  )
  return { url: '/', httpVersion: '1.1', rawHeaders, headers } as unknown as IncomingMessage
}

const single = [
  'Authorization',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Form-Token',
  'Idempotency-Key',
  'Origin',
  'Referer',
  'Sec-Fetch-Site',
  'Transfer-Encoding',
  'User-Agent',
  'X-Twilio-Signature',
]

test.each(single)('a duplicate %s header is rejected, in any letter case', (name) => {
  expect(malformedRequestProblem(request(name))).toBeUndefined()
  expect(malformedRequestProblem(request(name, name.toUpperCase()))).toMatchObject({ status: 400 })
})

test('a duplicate Host header is rejected, a duplicate list header is accepted', () => {
  expect(malformedRequestProblem(request('HOST'))).toMatchObject({ status: 400 })
  expect(
    malformedRequestProblem(request('Accept', 'Accept', 'X-Forwarded-For', 'X-Forwarded-For')),
  ).toBe(undefined)
})

test('a transfer coding other than chunked is not supported', () => {
  const coded = (coding: string) => {
    const plain = request('Transfer-Encoding')
    return malformedRequestProblem({
      ...plain,
      headers: { ...plain.headers, 'transfer-encoding': coding },
    } as IncomingMessage)
  }
  expect(coded('Chunked')).toBeUndefined()
  for (const coding of ['gzip, chunked', 'chunked, chunked', 'identity']) {
    expect(coded(coding), coding).toMatchObject({ status: 501 })
  }
})

test('a request about the server as a whole is understood, a path without its slash is not', () => {
  const at = (url: string) => malformedRequestProblem({ ...request(), url } as IncomingMessage)
  expect(at('*')).toBeUndefined()
  expect(at('about')).toMatchObject({ status: 400 })
})

test('only HTTP/1.0, without transfer codings, and HTTP/1.1 are understood', () => {
  const of = (httpVersion: string, ...names: string[]) =>
    malformedRequestProblem({ ...request(...names), httpVersion } as IncomingMessage)
  expect(of('1.0')).toBeUndefined()
  for (const version of ['0.9', '2.0']) expect(of(version, 'Host')).toMatchObject({ status: 505 })
  expect(of('1.0', 'Transfer-Encoding')).toMatchObject({
    status: 400,
    headers: { Connection: 'close' },
  })
})
