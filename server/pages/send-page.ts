// Puts a page into an answer, compressed as the client takes it best, with the policy for what is inside it.
import type { Context } from 'koa'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import { bestEncoding, encodings } from './best-encoding'
import type { PageBytes } from './page-source'

/** Sets body, type and ETag; the status and what may be kept are the caller's. */
export async function sendPage(ctx: Context, page: PageBytes): Promise<void> {
  const encoding = bestEncoding(ctx, encodings)
  const { body, etag } = await page.encoded(encoding)
  ctx.type = 'html'
  ctx.set(POLICY_HEADER, pagePolicy(page.inline))
  ctx.set('ETag', etag)
  ctx.vary('Accept-Encoding')
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = body
}
