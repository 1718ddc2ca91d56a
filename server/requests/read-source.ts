// Where a submission came from: the page of our own site that held the form, and its campaign tags.
import type { Context } from 'koa'
import type { Source } from '../../src/contract/submission'
import { cleanText } from '../../src/contract/text'

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const LONGEST = 200

/** Reads the page from the `Referer` if it is one of ours; never the visitor's address. */
export function readSource(ctx: Context, publicUrl: string): Source {
  const referer = ctx.get('Referer')
  if (!URL.canParse(referer)) return { page: null, referrer: null, utm: {} }
  const url = new URL(referer)
  // Behind 127.0.0.1 and localhost is the same site; what counts is that the page may be named.
  const own = url.origin === publicUrl || url.host === ctx.get('Host')
  const utm: Record<string, string> = {}
  for (const name of own ? UTM : []) {
    const value = url.searchParams.get(name)
    if (value) utm[name] = text(value)
  }
  return own
    ? { page: text(url.pathname), referrer: null, utm }
    : { page: null, referrer: text(url.origin), utm }
}

/** Cleaned last: a cut may go through the middle of an emoji, and half of one no database takes. */
function text(value: string): string {
  return cleanText(value.slice(0, LONGEST))
}
