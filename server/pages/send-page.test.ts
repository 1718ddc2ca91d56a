import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Encoding } from './encode-page'
import { sendPage } from './send-page'

let server: ReturnType<Koa['listen']>
let url: string
beforeAll(async () => {
  const encoded = async (encoding: Encoding) => ({ body: Buffer.from(''), etag: `"${encoding}"` })
  const app = new Koa().use((ctx) => sendPage(ctx, { status: 200, inline: null, encoded }))
  server = await new Promise((done) => {
    const listening = app.listen(0, '127.0.0.1', () => done(listening))
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('a cache on the way is told that a page differs by what the client can unpack', async () => {
  for (const [accepted, encoding] of Object.entries({
    'gzip, br': 'br',
    gzip: 'gzip',
    identity: 'identity',
  })) {
    const { headers } = await fetch(url, { headers: { 'Accept-Encoding': accepted } })
    expect([headers.get('Vary'), headers.get('ETag')]).toEqual(['Accept-Encoding', `"${encoding}"`])
  }
})
