import { ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import Koa from 'koa'
import { expect, test } from 'vitest'
import { machineFiles } from './machine-files'

const pages = [
  { path: '/', title: 'Home', revised: '2026-11-21' },
  { path: '/privacy', title: 'Privacy', revised: '2025-04-05' },
]

async function ask(name: 'sitemap' | 'robots' | 'security', headers: Record<string, string> = {}) {
  const files = machineFiles({ pages, families: [] }, 'https://a&b.example')
  const request = { method: 'GET', headers }
  const ctx = new Koa().createContext(request as never, new ServerResponse(request as never))
  await files[name](ctx as never, async () => undefined)
  return ctx
}

const bodyOf = async (name: 'sitemap' | 'robots' | 'security') => String((await ask(name)).body)

test('the sitemap lists every page with its full URL and last change', async () => {
  const xml = await bodyOf('sitemap')
  expect(xml).toContain(
    '<url><loc>https://a&amp;b.example/privacy</loc><lastmod>2025-04-05</lastmod></url>',
  )
  expect(xml.match(/<loc>/g)).toHaveLength(2)
})

test('robots.txt names the sitemap and disallows the API', async () => {
  expect(await bodyOf('robots')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://a&b.example/sitemap.xml\n',
  )
})

test('the sitemap is compressed, and revalidated with a 304', async () => {
  const headers = { 'accept-encoding': 'gzip, br' }
  const first = await ask('sitemap', headers)
  expect(first.response.get('Content-Encoding')).toBe('br')
  expect(first.response.get('Vary')).toBe('Accept-Encoding')
  expect(String(brotliDecompressSync(first.body as Buffer))).toBe(await bodyOf('sitemap'))
  const etag = first.response.get('ETag')
  expect((await ask('sitemap', { ...headers, 'if-none-match': etag })).status).toBe(304)
})

test('the sitemap is XML, the other files are text', async () => {
  const types = (['sitemap', 'robots', 'security'] as const).map(
    async (name) => (await ask(name)).type,
  )
  expect(await Promise.all(types)).toEqual(['application/xml', 'text/plain', 'text/plain'])
})

test.each(['sitemap', 'robots', 'security'] as const)(
  'a cache asks again before it reuses the file %s',
  async (name) => {
    expect((await ask(name)).response.get('Cache-Control')).toBe('no-cache')
  },
)

test('security.txt names a contact, until within a year', async () => {
  const text = await bodyOf('security')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain('\nCanonical: https://a&b.example/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})
