import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import type { Encoding } from './encode-page'
import { sendPage } from './send-page'

let server: ListeningHere
beforeAll(async () => {
  const encoded = async (encoding: Encoding) => ({ body: Buffer.from(''), etag: `"${encoding}"` })
  const app = new Koa().use((ctx) => sendPage(ctx, { status: 200, inline: null, encoded }))
  const answer = app.callback()
  server = await listenHere((request, response) => void answer(request, response))
})
afterAll(() => server.close())

test('a page varies by Accept-Encoding, with one ETag per encoding', async () => {
  for (const [accepted, encoding] of Object.entries({
    'gzip, br': 'br',
    gzip: 'gzip',
    identity: 'identity',
  })) {
    const { headers } = await fetch(server.url, { headers: { 'Accept-Encoding': accepted } })
    expect([headers.get('Vary'), headers.get('ETag')]).toEqual(['Accept-Encoding', `"${encoding}"`])
  }
})
