// Puts a page into an answer, compressed as the client takes it best, with the policy for what is inside it.
import type { Context } from 'koa'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import type { PageBytes } from './page-source'

const encodings = ['br', 'gzip'] as const

/** Sets body, type and ETag; the status and what may be kept are the caller's. */
export async function sendPage(ctx: Context, page: PageBytes): Promise<void> {
  // Asked one by one: browsers list brotli last at equal weight, and it is the smallest.
  const encoding = encodings.find((each) => ctx.acceptsEncodings(each)) ?? 'identity'
  const { body, etag } = await page.encoded(encoding)
  ctx.type = 'html'
  ctx.set(POLICY_HEADER, pagePolicy(page.inline))
  ctx.set('ETag', etag)
  ctx.vary('Accept-Encoding')
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = body
}
