// GET and POST of /unsubscribe/{token}. GET changes nothing, because link scanners of mail systems follow it;
// POST needs no more than the token, because a mail provider sends it (RFC 8058).
import type { Context, Middleware } from 'koa'
import { tokenIn } from '../../src/contract/unsubscribe'
import type { PageSource } from '../pages/page-source'
import { sendPage } from '../pages/send-page'
import { readBytes } from '../requests/read-body'
import type { Subscription, Subscriptions } from '../subscriptions/subscriptions'

/** The page for each state (src/pages/unsubscribe), and its status. */
const answers = {
  subscribed: { page: '/unsubscribe/ask', status: 200 },
  unsubscribed: { page: '/unsubscribe/done', status: 200 },
  unknown: { page: '/unsubscribe/unknown', status: 404 },
  unavailable: { page: '/unsubscribe/unavailable', status: 503 },
} as const

/** Sent by mail providers, in a body of either form type (RFC 8058, section 3.2). */
const ONE_CLICK = 'One-Click'

interface Deps {
  subscriptions: Subscriptions
  pages: PageSource
}

export function unsubscribeRoutes({
  subscriptions,
  pages,
}: Deps): Record<'show' | 'end', Middleware> {
  async function answer(ctx: Context, state: Subscription): Promise<void> {
    const { page, status } = answers[state]
    const shown = await pages.unlisted(page, new URLSearchParams(ctx.querystring))
    ctx.status = status
    await sendPage(ctx, shown)
    // The URL is a key: it must not be cached or passed on as a referrer.
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Referrer-Policy', 'strict-origin')
    if (status === 503) ctx.set('Retry-After', '5')
  }

  return {
    show: async (ctx) => {
      const token = tokenIn(ctx.path)
      await answer(ctx, token ? await subscriptions.find(token) : 'unknown')
    },
    end: async (ctx) => {
      const body = await readBytes(ctx)
      const token = tokenIn(ctx.path)
      const state = token ? await subscriptions.end(token) : 'unknown'
      // A provider does not follow redirects. A browser does, and can then reload without a prompt.
      if (state !== 'unsubscribed' || body.includes(ONE_CLICK)) return answer(ctx, state)
      ctx.status = 303
      ctx.set('Location', ctx.path)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = ''
    },
  }
}
