// A submission's origin: the page of our own site that held the form, the service named by the link to it, campaign
// tags, and how the visitor had come to the site.
import type { Context } from 'koa'
import { ARRIVAL_HEADERS } from '../../src/contract/api'
import { campaignTags, shortText } from '../../src/contract/campaign'
import { serviceBySlug } from '../../src/contract/choices'
import type { Source } from '../../src/contract/submission'

/** Takes the page from `Referer` if it is one of ours; never the visitor's address. */
export function readSource(ctx: Context, publicUrl: string): Source {
  const referer = parsed(ctx.get('Referer'))
  // The Host counts too: 127.0.0.1 and localhost are the same site, and only the path is recorded.
  const isOwn = (url: URL) => url.origin === publicUrl || url.host === ctx.get('Host')
  const own = referer && isOwn(referer) ? referer : null
  const { utm, ...named } = readQuery(own?.searchParams ?? new URLSearchParams())
  const arrivedWith = () => campaignTags(new URLSearchParams(ctx.get(ARRIVAL_HEADERS.campaign)))
  const from = own ? parsed(ctx.get(ARRIVAL_HEADERS.referrer)) : referer
  return {
    page: own && shortText(own.pathname),
    referrer: from && !isOwn(from) ? shortText(from.origin) : null,
    // Tags on the page itself take precedence over those of the visitor's arrival.
    utm: Object.keys(utm).length > 0 ? utm : arrivedWith(),
    ...named,
  }
}

/** What the query of one of our pages says. */
export function readQuery(query: URLSearchParams): Pick<Source, 'utm' | 'service'> {
  const service = query.get('service') ?? ''
  return {
    utm: campaignTags(query),
    ...(Object.hasOwn(serviceBySlug, service) && { service }),
  }
}

/** A web URL; others, such as those of apps, have no origin. */
function parsed(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.origin === 'null' ? null : url
}

/** The query that `readQuery` reads as this. */
export function writeQuery({ utm, service }: Source): Record<string, string> {
  return { ...(service && { service }), ...utm }
}
