// The UTM tags in a URL, which distinguish one advertisement or letter from another.
import { cleanText } from './text'

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** Characters kept of each value. */
const MAX_LENGTH = 200

/** The nonempty campaign tags among the query parameters of a URL. */
export function campaignTags(parameters: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const name of NAMES) {
    const value = parameters.get(name)
    if (value) tags[name] = shortText(value)
  }
  return tags
}

/** Cleans after truncating: the cut may split an emoji, and no database accepts half of a surrogate pair. */
export function shortText(value: string): string {
  return cleanText(value.slice(0, MAX_LENGTH))
}
