import Koa from 'koa'
import { expect, test } from 'vitest'
import { machineFiles } from './machine-files'

const pages = [
  { path: '/', title: 'Home', revised: '2026-11-21' },
  { path: '/privacy', title: 'Privacy', revised: '2025-04-05' },
]

async function bodyOf(name: 'sitemap' | 'robots'): Promise<string> {
  const files = machineFiles({ pages, families: [] }, 'https://a&b.example')
  const ctx = new Koa().createContext({ headers: {} } as never, { setHeader() {} } as never)
  await files[name](ctx as never, async () => undefined)
  return String(ctx.body)
}

test('the sitemap names every page with its full address and its last change', async () => {
  const xml = await bodyOf('sitemap')
  expect(xml).toContain(
    '<url><loc>https://a&amp;b.example/privacy</loc><lastmod>2025-04-05</lastmod></url>',
  )
  expect(xml.match(/<loc>/g)).toHaveLength(2)
})

test('robots.txt leads to the sitemap and away from the forms’ addresses', async () => {
  expect(await bodyOf('robots')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://a&b.example/sitemap.xml\n',
  )
})
