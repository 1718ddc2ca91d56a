// Puts a page into an answer, compressed as the client takes it best, with the policy for what is inside it.
import type { Context } from 'koa'
import { POLICY_HEADER, pagePolicy } from '../middleware/security-headers'
import type { Encoding } from './encode-page'
import type { PageBytes } from './page-source'

/** From the smallest on. Asked one by one: browsers list brotli last at equal weight. */
export const encodings = ['br', 'gzip'] as const

/** The smallest of the offered that the client takes; as it is where it takes none of them. */
export function bestEncoding(ctx: Context, offered: readonly Encoding[]): Encoding {
  return offered.find((each) => ctx.acceptsEncodings(each)) ?? 'identity'
}

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
