// Writes a page to a response: in the client's preferred encoding, with the policy for its inline content.
import type { Context } from 'koa'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import { pageEncoding } from './best-encoding'
import type { EncodePage } from './encode-page'
import type { PageBytes } from './page-source'

/** Sets body, type and ETag; status and Cache-Control are up to the caller. */
export async function sendPage(ctx: Context, page: PageBytes): Promise<void> {
  ctx.type = 'html'
  ctx.set(POLICY_HEADER, pagePolicy(page.inline))
  await sendEncoded(ctx, page.encoded)
}

/** Sets body and ETag. */
export async function sendEncoded(ctx: Context, encoded: EncodePage): Promise<void> {
  const encoding = pageEncoding(ctx.req.headers['accept-encoding'])
  const { body, etag } = await encoded(encoding)
  ctx.set('ETag', etag)
  ctx.vary('Accept-Encoding')
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = body
}
