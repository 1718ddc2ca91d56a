// GET and HEAD of every page of the site.
import type { Middleware } from 'koa'
import { plainPath } from '../../src/contract/plain-path'
import type { PageSource } from '../pages/page-source'
import type { ResponseCache } from '../pages/response-cache'
import { sendPage } from '../pages/send-page'
import { isCurrent } from '../requests/is-current'

/** @param responseCache caches each response that its path alone determines; null where pages change while the server runs */
export function servePages(pages: PageSource, responseCache: ResponseCache | null): Middleware {
  return async (ctx) => {
    const path = tidyPath(ctx.path)
    if (path !== ctx.path) {
      ctx.status = 308
      ctx.set('Location', path + ctx.search)
      ctx.body = ''
      return
    }
    const page = await pages.page(path, new URLSearchParams(ctx.querystring))
    ctx.status = page.status
    ctx.set('Cache-Control', 'no-cache')
    await sendPage(ctx, page)
    // Koa drops the body and its headers from a 304.
    if (page.status === 200 && isCurrent(ctx)) ctx.status = 304
    if (pages.exists(ctx.url)) responseCache?.keep(ctx)
  }
}

/**
 * Exactly one slash at the start, none at the end, and no needless escape: the table of routes knows only such paths. A
 * page at `//host/` would link to another site wherever a link is relative to its own path, and so would a redirect there.
 */
function tidyPath(path: string): string {
  // The lookbehind tries each run of slashes once, not from each of its slashes.
  return plainPath(`/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`)
}
