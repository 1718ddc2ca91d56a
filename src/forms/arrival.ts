// How the visitor came to this site: the page that holds the form no longer says it once a link was followed.
import { ARRIVAL_HEADERS } from '../contract/api'
import { campaignTags } from '../contract/campaign'

/** Characters. Longer ones would cost the request more than they tell: some proxies take 8 KB of headers in all. */
const LONGEST = 2_000

/** What a submission carries of it: campaign tags of the first page, and the other site that led here. */
export function arrivalHeaders(): Record<string, string> {
  const [first] = performance.getEntriesByType('navigation')
  const tags = campaignTags(first ? new URL(first.name).searchParams : new URLSearchParams())
  const campaign = new URLSearchParams(tags).toString()
  const { referrer } = document
  return {
    ...(campaign && campaign.length <= LONGEST && { [ARRIVAL_HEADERS.campaign]: campaign }),
    ...(referrer && { [ARRIVAL_HEADERS.referrer]: new URL(referrer).origin }),
  }
}
