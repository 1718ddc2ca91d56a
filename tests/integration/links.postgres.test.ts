import { beforeAll, expect, test } from 'vitest'
import { paths } from '../browser/paths'
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

interface Visited {
  status: number
  ids: Set<string | undefined>
}

/** Visits what the links lead to, and adds what it finds there to both; returns the links of the sitemap instead. */
async function crawl(links: Link[], pages: Map<string, Visited>): Promise<Link[]> {
  const ofSitemap: Link[] = []
  for (const { to } of links) {
    const key = to.pathname + to.search
    if (pages.has(key) || key.startsWith('/api/')) continue
    const answer = await fetch(site.url + key)
    const isPage = answer.headers.get('content-type')?.includes('text/html')
    const html = isPage ? await answer.text() : ''
    // Nor may any page refer to a host that its reader cannot reach, or to nothing.
    expect(html, key).not.toMatch(NOWHERE)
    pages.set(key, { status: answer.status, ids: idsOf(html) })
    const into = key === '/sitemap' ? ofSitemap : links
    if (isPage && answer.status === 200) into.push(...linksOf(html, new URL(key, site.url)))
  }
  return ofSitemap
}

test('every internal link leads to an existing page and anchor, and the links lead to every page without the sitemap', async () => {
  const pages = new Map<string, Visited>()
  const links: Link[] = [{ from: 'start', to: new URL('/', site.url) }]
  const ofSitemap = await crawl(links, pages)
  expect(paths.filter((path) => !pages.has(path))).toEqual([])
  links.push(...ofSitemap)
  await crawl(links, pages)
  const broken = links.flatMap(({ from, to }) => {
    if (to.pathname.startsWith('/api/')) return []
    const page = pages.get(to.pathname + to.search)
    const anchored = to.hash === '' || page?.ids.has(decodeURIComponent(to.hash.slice(1)))
    return page?.status === 200 && anchored ? [] : [`${from} -> ${to.href.slice(site.url.length)}`]
  })
  expect([...new Set(broken)]).toEqual([])
})
