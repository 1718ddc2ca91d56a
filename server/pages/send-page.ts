// Puts a page into an answer, compressed as the client takes it best, with the policy for what is inside it.
import type { Context } from 'koa'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import { bestEncoding, encodings } from './best-encoding'
import type { EncodePage } from './encode-page'
import type { PageBytes } from './page-source'

/** Sets body, type and ETag; the status and what may be kept are the caller's. */
export async function sendPage(ctx: Context, page: PageBytes): Promise<void> {
  ctx.type = 'html'
  ctx.set(POLICY_HEADER, pagePolicy(page.inline))
  await sendEncoded(ctx, page.encoded)
}

/** Sets body and ETag. */
export async function sendEncoded(ctx: Context, encoded: EncodePage): Promise<void> {
  const encoding = bestEncoding(ctx, encodings)
  const { body, etag } = await encoded(encoding)
  ctx.set('ETag', etag)
  ctx.vary('Accept-Encoding')
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = body
}
