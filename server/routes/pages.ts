// GET and HEAD of every page of the site.
import type { Middleware } from 'koa'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import type { PageSource } from '../pages/page-source'

const encodings = ['br', 'gzip'] as const

export function servePages(pages: PageSource): Middleware {
  return async (ctx) => {
    if (ctx.path.length > 1 && ctx.path.endsWith('/')) {
      // One slash in front only: `//host/` would send the visitor to another site.
      const path = `/${ctx.path.replace(/^\/+|\/+$/g, '')}`
      ctx.status = 308
      ctx.set('Location', path + ctx.search)
      ctx.body = ''
      return
    }
    const page = await pages.page(ctx.path, new URLSearchParams(ctx.querystring))
    // Asked one by one: browsers list brotli last at equal weight, and it is the smallest.
    const encoding = encodings.find((each) => ctx.acceptsEncodings(each)) ?? 'identity'
    const { body, etag } = await page.encoded(encoding)
    ctx.status = page.status
    ctx.type = 'html'
    ctx.set(POLICY_HEADER, pagePolicy(page.styleHashes))
    ctx.set('Cache-Control', 'no-cache')
    ctx.set('ETag', etag)
    ctx.vary('Accept-Encoding')
    if (page.status === 200 && ctx.fresh) {
      ctx.status = 304
      return
    }
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
    ctx.body = body
  }
}
