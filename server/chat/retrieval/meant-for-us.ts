// Other companies have hours, addresses and jobs as well: decides whether a question asks for ours.
import { addressesUs, concernsUs, isKeywords } from './concerns-us'
import type { Indexes } from './indexes'
import { isOf, type RetrievedTopic } from './retrieved-topic'
import { CLEAR, PUT_TO_US } from './thresholds'

/** Topics that a question about any company could match. */
const OF_ANYBODY =
  /^(?:company|about|careers|form|testimonials|library|faq:(?:services|response-time|area|emergency|onboarding|existing)|legal:terms)/
/** Those of them whose words are less common. */
const OF_OUR_TRADE = /^faq:(?!area)/

/** Such a question must be addressed to us, be keywords, match clearly, or concern us in words that we know. */
export function isMeantForUs(indexes: Indexes, found: RetrievedTopic, question: string): boolean {
  if (!isOf(OF_ANYBODY, found) || addressesUs(question) || isKeywords(question)) return true
  if (found.similarity >= (isOf(OF_OUR_TRADE, found) ? PUT_TO_US : CLEAR)) return true
  return concernsUs(question) && ![...indexes.read(question).keys()].some(indexes.isForeign)
}
