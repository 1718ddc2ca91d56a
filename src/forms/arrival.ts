// How the visitor came to this site: the page with the form no longer shows it once a link was followed.
import { ARRIVAL_HEADERS } from '../contract/api'
import { campaignTags } from '../contract/campaign'

/** Characters. Longer tags would cost the request more than they tell: some proxies accept 8 KB of headers in all. */
const MAX_LENGTH = 2_000

/** Headers of a submission: the campaign tags of the landing page, and the origin of the site that led here. */
export function arrivalHeaders(): Record<string, string> {
  const campaign = orNothing(() => {
    const [first] = performance.getEntriesByType('navigation')
    const tags = campaignTags(first ? new URL(first.name).searchParams : new URLSearchParams())
    return new URLSearchParams(tags).toString()
  })
  const referrer = orNothing(() => document.referrer && new URL(document.referrer).origin)
  return {
    ...(campaign && campaign.length <= MAX_LENGTH && { [ARRIVAL_HEADERS.campaign]: campaign }),
    ...(referrer && { [ARRIVAL_HEADERS.referrer]: referrer }),
  }
}

/** Extensions for privacy replace what is read here, not always with something valid: the form is sent without it. */
function orNothing(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
