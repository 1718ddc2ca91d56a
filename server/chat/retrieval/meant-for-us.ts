// Others have hours, addresses and jobs as well: whether it is ours that are asked for.
import { addressesUs, concernsUs, isKeywords } from './concerns-us'
import type { Found } from './found'
import type { Indexes } from './indexes'

/** Topics that a question about anybody could have. */
const OF_ANYBODY =
  /^(?:company|about|careers|testimonials|library|faq:(?:services|response-time|area|emergency|onboarding|existing)|legal:terms)/
/** Of these, those whose words are less common. */
const OF_OUR_TRADE = /^faq:(?!area)/
/** The likeness that is enough for a question that is put to us, whatever its words. */
export const PUT_TO_US = 0.65
const CLEAR = 0.85

/** Unless it is put to us, or no sentence, such a question must be clear, or have no word that nobody here uses. */
export function isMeantForUs(indexes: Indexes, found: Found, question: string): boolean {
  const { topic, likeness } = found
  if (topic.kind !== 'passage' || !OF_ANYBODY.test(topic.passage.id)) return true
  if (addressesUs(question) || isKeywords(question)) return true
  if (likeness >= (OF_OUR_TRADE.test(topic.passage.id) ? PUT_TO_US : CLEAR)) return true
  return concernsUs(question) && ![...indexes.read(question).keys()].some(indexes.isForeign)
}
