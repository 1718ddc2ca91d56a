// GET and POST of /unsubscribe/{token}. GET changes nothing, because programs that check the links of an
// email follow them; POST needs no more than the token, because a mail provider sends it (RFC 8058).
import type { Context, Middleware } from 'koa'
import { tokenIn } from '../../src/contract/unsubscribe'
import type { PageSource } from '../pages/page-source'
import { sendPage } from '../pages/send-page'
import { readBytes } from '../requests/read-body'
import type { Subscription, Subscriptions } from '../subscriptions/subscriptions'

/** What the page shows in each state (src/pages/unsubscribe), and with which status it is sent. */
const answers = {
  subscribed: { page: '/unsubscribe/ask', status: 200 },
  unsubscribed: { page: '/unsubscribe/done', status: 200 },
  unknown: { page: '/unsubscribe/unknown', status: 404 },
  unavailable: { page: '/unsubscribe/unavailable', status: 503 },
} as const

/** What a mail provider sends, in a body of either form type (RFC 8058, section 3.2). */
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
    // The address is a key: neither kept on the way nor told to the next page.
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
      // A provider does not follow redirects. A browser does, and can then reload without asking.
      if (state !== 'unsubscribed' || body.includes(ONE_CLICK)) return answer(ctx, state)
      ctx.status = 303
      ctx.set('Location', ctx.path)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = ''
    },
  }
}
