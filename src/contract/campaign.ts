// The tags by which an advertisement or a letter is told from another, in the address that it links to.
import { cleanText } from './text'

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** Characters that are kept of one. */
const LONGEST = 200

/** Those among the parameters of an address that say something. */
export function campaignTags(parameters: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const name of NAMES) {
    const value = parameters.get(name)
    if (value) tags[name] = shortText(value)
  }
  return tags
}

/** Cleaned last: a cut may go through the middle of an emoji, and half of one no database takes. */
export function shortText(value: string): string {
  return cleanText(value.slice(0, LONGEST))
}
