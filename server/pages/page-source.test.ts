import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { encodePage } from './encode-page'
import { createPageSource } from './page-source'

function source(paths = ['/', '/about', '/contact']) {
  const rendered: string[] = []
  const exists = (path: string) => paths.includes(path)
  const pages = createPageSource({
    remember: true,
    publicUrl: 'http://localhost:3000',
    list: {
      pages: paths.map((path) => ({ path, title: path, revised: '2026-11-21' })),
      families: ['/services/'],
    },
    render: async ({ path, search, nativeForm }) => {
      rendered.push(path + search)
      const status = exists(path) ? 200 : 404
      return {
        status,
        inline: null,
        html: Buffer.from(`<p>${path}${search}${nativeForm?.message ?? ''}</p>`),
      }
    },
  })
  return {
    pages,
    rendered,
    get: (url: string) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      return pages.page(pathname, searchParams)
    },
  }
}

afterEach(() => vi.useRealTimers())

test('a page is rendered once for concurrent requests and any campaign tags', async () => {
  const { rendered, get } = source()
  await Promise.all([get('/'), get('/'), get('/?utm_source=x')])
  await get('/?random=1')
  expect(rendered).toEqual(['/'])
})

test('a page is rendered again after New Year, because its footer names the year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 30) })
  const { rendered, get } = source()
  await get('/')
  vi.setSystemTime(new Date(2027, 0, 2))
  await get('/')
  await get('/')
  expect(rendered.filter((url) => url === '/')).toHaveLength(2)
})

test('a confirmation too is rendered again after New Year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 30) })
  const { rendered, get } = source()
  for (const now of [new Date(2026, 11, 30), new Date(2027, 0, 2)]) {
    vi.setSystemTime(now)
    await get('/contact?sent=contact-page&reference=ABCD-EFGH')
  }
  expect(rendered).toHaveLength(2)
})

test('a rejected form is rendered with the query of its page, and open if it is a dialog', async () => {
  const { pages, rendered } = source()
  const query = { service: 'web-design', utm_source: 'spring' }
  for (const form of ['home-contact', 'contact'] as const) {
    const { html } = await pages.renderForm(
      '/',
      { form, values: {}, errors: [], message: 'Not yet.' },
      query,
    )
    expect(html.toString()).toContain('Not yet.')
  }
  expect(rendered).toEqual([
    '/?service=web-design&utm_source=spring',
    '/?form=contact&service=web-design&utm_source=spring',
  ])
})

test('only the pages used last are kept, so that a script that requests all variants fills no memory', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `/page-${index}`)
  const { rendered, get } = source(['/', ...many])
  for (const path of many) {
    await get('/')
    await get(path)
  }
  await get(many.at(-1) ?? '')
  expect(rendered).toHaveLength(1_001)
  await get(many[0] ?? '')
  expect(rendered).toHaveLength(1_002)
})

test('each encoding has the same content and its own ETag', async () => {
  const { get } = source()
  const { encoded } = await get('/contact')
  const [br, gzip, identity] = [
    await encoded('br'),
    await encoded('gzip'),
    await encoded('identity'),
  ]
  expect(brotliDecompressSync(br.body).toString()).toBe('<p>/contact</p>')
  expect(gunzipSync(gzip.body).toString()).toBe('<p>/contact</p>')
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
})

test.each([
  ['/contact', 'most'],
  ['/contact?service=cloud-solutions', 'least'],
  ['/contact?sent=contact-page&reference=ABCD-EFGH', 'least'],
] as const)('%s is compressed once, with the %s effort', async (url, effort) => {
  const { encoded } = await source().get(url)
  const [plain, br] = [await encoded('identity'), await encoded('br')]
  expect(br).toEqual(await encodePage(plain.body, effort)('br'))
  expect(await encoded('br')).toBe(br)
})

test('a service parameter is rendered only if it is known and a form of the page uses it', async () => {
  const { rendered, get } = source()
  await get('/contact?service=cloud-solutions')
  await get('/contact?service=%3Cscript%3E')
  await get('/contact?service=constructor')
  expect(rendered).toEqual(['/contact?service=cloud-solutions', '/contact'])
  // Neither is a known one on a page where no form asks for it.
  rendered.length = 0
  await get('/about?service=cloud-solutions')
  await get('/about?service=web-design&form=service-request')
  await get('/?service=cloud-solutions')
  expect(rendered).toEqual([
    '/about',
    '/about?form=service-request&service=web-design',
    '/?service=cloud-solutions',
  ])
})

test('unknown paths share one rendered page per family, and deeper ones that of the whole site', async () => {
  const { rendered, get } = source()
  const shown = {
    '/nope': '/not-found',
    '/a/b': '/not-found',
    '/services/a/b': '/not-found',
    '/services/x': '/services/not-found',
    '/services/y?service=z': '/services/not-found',
  }
  for (const [path, place] of Object.entries(shown)) {
    const { status, encoded } = await get(path)
    const { body } = await encoded('identity')
    expect([path, status, body.toString()]).toEqual([path, 404, `<p>${place}</p>`])
  }
  expect(rendered).toEqual(['/not-found', '/services/not-found'])
})

test('confirmations share one rendered page, and each has its own reference and ETag', async () => {
  const { rendered, get } = source()
  const answer = async (reference: string) => {
    const page = await get(`/contact?sent=contact-page&reference=${reference}`)
    const { body, etag } = await page.encoded('identity')
    return { text: body.toString(), etag }
  }
  const [one, other] = [await answer('ABCD-EFGH'), await answer('2345-6789')]
  expect(one.text).toBe('<p>/contact?sent=contact-page&reference=ABCD-EFGH</p>')
  expect(other.text).toBe('<p>/contact?sent=contact-page&reference=2345-6789</p>')
  expect(other.etag).not.toBe(one.etag)
  expect(await answer('ABCD-EFGH')).toEqual(one)
  expect(rendered).toHaveLength(1)
})

test('the confirmations of two forms of one page are kept apart', async () => {
  const { get } = source()
  for (const form of ['home-contact', 'service-request']) {
    const { encoded } = await get(`/?sent=${form}&reference=ABCD-EFGH`)
    const { body } = await encoded('identity')
    expect(body.toString()).toBe(`<p>/?sent=${form}&reference=ABCD-EFGH</p>`)
  }
})

test('a confirmation of a form that the page does not have is ignored', async () => {
  const { rendered, get } = source()
  await get('/contact?sent=home-contact&reference=ABCD-EFGH')
  await get('/contact?sent=anything')
  await get('/contact?reference=ABCD-EFGH')
  expect(rendered).toEqual(['/contact'])
})

test('a malformed reference does not reach the page', async () => {
  const { rendered, get } = source()
  await get('/contact?sent=contact-page&reference=%3Cb%3E')
  expect(rendered).toEqual(['/contact?sent=contact-page'])
})

test('an unlisted page is rendered once, and opens forms over it', async () => {
  const { pages, rendered } = source()
  const ask = (query: string) => pages.unlisted('/hidden/ask', new URLSearchParams(query))
  await Promise.all([ask(''), ask(''), ask('utm_source=x')])
  await ask('form=service-request')
  expect(rendered).toEqual(['/hidden/ask', '/hidden/ask?form=service-request'])
})

test('a page that failed to render is rendered again on the next request', async () => {
  let renders = 0
  const pages = createPageSource({
    remember: true,
    publicUrl: 'http://localhost:3000',
    list: { pages: [{ path: '/', title: '/', revised: '2026-11-21' }], families: [] },
    async render() {
      renders += 1
      if (renders === 1) throw new Error('not this time')
      return { status: 200, inline: null, html: Buffer.from('<p>Hello</p>') }
    },
  })
  const get = () => pages.page('/', new URLSearchParams())
  await expect(get()).rejects.toThrow('not this time')
  expect((await get()).status).toBe(200)
})
