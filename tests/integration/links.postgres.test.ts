import { beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../support/site'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ worker: false })
})

const NOWHERE = /(?:href|src)="(?:http:\/\/(?!127\.0\.0\.1)|undefined|null|#")/

interface Link {
  from: string
  to: URL
}

/** Every reference of a page to this site: links, pictures, scripts, icons. */
function linksOf(html: string, page: URL): Link[] {
  const markup = html.replace(/<script type="application[^>]*>.*?<\/script>/gs, '')
  return [...markup.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
    .map(([, target = '']) => new URL(target.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === page.origin)
    .map((to) => ({ from: page.pathname + page.search, to }))
}

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

test('every internal link leads to an existing page and anchor', async () => {
  const pages = new Map<string, { status: number; ids: Set<string | undefined> }>()
  const links: Link[] = [{ from: 'start', to: new URL('/', site.url) }]
  for (const link of links) {
    const key = link.to.pathname + link.to.search
    if (pages.has(key) || key.startsWith('/api/')) continue
    const answer = await fetch(site.url + key)
    const isPage = answer.headers.get('content-type')?.includes('text/html')
    const html = isPage ? await answer.text() : ''
    // Nor may any page refer to a host that its reader cannot reach, or to nothing.
    expect(html, key).not.toMatch(NOWHERE)
    pages.set(key, { status: answer.status, ids: idsOf(html) })
    if (isPage && answer.status === 200) links.push(...linksOf(html, new URL(key, site.url)))
  }
  const broken = links.flatMap(({ from, to }) => {
    if (to.pathname.startsWith('/api/')) return []
    const page = pages.get(to.pathname + to.search)
    const anchored = to.hash === '' || page?.ids.has(decodeURIComponent(to.hash.slice(1)))
    return page?.status === 200 && anchored ? [] : [`${from} -> ${to.href.slice(site.url.length)}`]
  })
  expect([...new Set(broken)]).toEqual([])
  // Every known page is reachable from the home page, without the sitemap.
  expect(pages.size).toBeGreaterThan(25)
})
