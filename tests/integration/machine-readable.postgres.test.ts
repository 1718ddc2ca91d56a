import { beforeAll, expect, test } from 'vitest'
import { company } from '../../src/content/company'
import { faqs } from '../../src/content/faq'
import { posts } from '../../src/content/posts'
import { paths as specified } from '../browser/paths'
import { startTestSite, type TestSite } from '../support/site'

let site: TestSite
let paths: string[]

beforeAll(async () => {
  site = await startTestSite({ worker: false })
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
})

const htmlOf = async (path: string) => (await fetch(site.url + path)).text()

function contentOf(html: string, name: string): string {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}

function dataOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].map(([, json = '']) => JSON.parse(json))
}

test('the sitemap lists every specified page once', () => {
  expect([...paths].sort()).toEqual([...specified].sort())
})

test('every page has its own title, description, canonical URL, and image', async () => {
  const seen = { title: new Set(), description: new Set() }
  for (const path of paths) {
    const html = await htmlOf(path)
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const description = contentOf(html, 'description')
    expect(title, path).toMatch(/^.{10,70}$/)
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    expect(contentOf(html, 'keywords'), path).not.toBe('')
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}">`)
    for (const kind of ['og', 'twitter']) {
      expect(contentOf(html, `${kind}:title`), path).toBe(title)
      expect(contentOf(html, `${kind}:description`), path).toBe(description)
    }
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
    const picture = await fetch(contentOf(html, 'og:image'))
    expect([path, picture.headers.get('content-type')]).toEqual([path, 'image/png'])
    // A preview may show it on another site.
    expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    // The beginning is all that some programs read: browsers 1,024 bytes for the charset, previews 32 KB at most.
    expect(html.indexOf('charset='), path).toBeLessThan(1_000)
    expect(html.indexOf('twitter:image'), path).toBeLessThan(html.indexOf('<style'))
    expect(contentOf(html, 'og:type'), path).toBe(
      /\/case-studies\/./.test(path) ? 'article' : 'website',
    )
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    seen.title.add(title)
    seen.description.add(description)
  }
  expect([seen.title.size, seen.description.size]).toEqual([paths.length, paths.length])
})

test('a page that is not found has its own type and is not indexed', async () => {
  const texts = {
    '/nowhere': '404 - Page Not Found',
    '/services/nothing': 'Service Not Found',
    '/case-studies/nobody': 'Case Study Not Found',
  }
  for (const [path, text] of Object.entries(texts)) {
    const answer = await fetch(site.url + path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 404])
    expect(html).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(contentOf(html, 'keywords'), path).not.toBe('')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('the home page describes the organization with its service area', async () => {
  const [organization] = dataOf(await htmlOf('/'))
  expect(organization).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    name: company.name,
    address: { addressLocality: company.address.city, postalCode: company.address.zip },
    areaServed: { '@type': 'GeoCircle', geoRadius: '100000' },
  })
})

test('the resources page describes its four questions as they are displayed', async () => {
  const html = await htmlOf('/resources')
  const faq = dataOf(html).find((data) => data['@type'] === 'FAQPage')
  const questions = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.map(({ name }) => name)).toEqual(
    faqs.filter(({ structured }) => structured).map(({ question }) => question),
  )
  expect(questions).toHaveLength(4)
  const visible = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    // Inside a time such as "4 business hours".
    .replaceAll('\u00a0', ' ')
  for (const { name, acceptedAnswer } of questions) {
    expect(visible).toContain(`${name}${acceptedAnswer.text} `)
  }
})

test('every subpage describes its breadcrumb, and services, case studies, and posts their type', async () => {
  for (const path of paths.slice(1)) {
    const trail = dataOf(await htmlOf(path)).find((data) => data['@type'] === 'BreadcrumbList')
    const items = (trail?.itemListElement ?? []) as { item: string }[]
    expect([path, items.at(-1)?.item]).toEqual([path, site.url + path])
  }
  const kindOf = async (path: string) => dataOf(await htmlOf(path)).map((data) => data['@type'])
  expect(await kindOf('/services/web-design')).toContain('Service')
  expect(await kindOf('/case-studies/gj-fitness')).toContain('Article')
  const articles = dataOf(await htmlOf('/resources')).filter(
    (data) => data['@type'] === 'BlogPosting',
  )
  expect(articles).toHaveLength(posts.length)
  for (const { image } of articles) {
    const picture = await fetch(String(image))
    expect([image, picture.headers.get('content-type')]).toEqual([image, 'image/svg+xml'])
  }
})

test('a paragraph that announces a list or a quotation is followed by it', async () => {
  for (const path of paths) {
    const broken = (await htmlOf(path)).matchAll(/[^>]*:<\/p>(?!<(?:ul|ol|dl)\b|<p>“)/g)
    expect([path, ...[...broken].map(String)]).toEqual([path])
  }
})

test('robots.txt and the web manifest exist', async () => {
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(`${site.url}/sitemap.xml`)
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json()
  expect(manifest.name).toBe(company.name)
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200)
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
  expect(specified.filter((path) => !pages.has(path))).toEqual([])
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
