// Questions whether we do something that the content never mentions: the nearest service does not answer them.
import { inOtherWords } from '../lexicon/concepts'
import { wordListOf } from '../lexicon/word-list'
import type { Indexes } from './indexes'
import { isOf, type RetrievedTopic } from './retrieved-topic'
import { isStrong } from './subjects'
import { normalize, termOf } from './words'

const WHETHER_WE =
  /^(?:(?:ok|so|and|also|but|hi|hello|please) )*(?:do|can|could|would|will|are|does|is) (?:you|u|yall|your|cedarline|anyone|someone|it|that|there)\b|^(?:which|what)\b.*\b(?:do|can|are) (?:you|u)\b|^(?!(?:what|how|why|when|where|who|which)\b)(?:\w+ ?){1,3}$/
const OF_SERVICES = /^(?:service:|faq:(?:services|cloud-migration)$)/

const sameThing = new Set(wordListOf(inOtherWords).map(termOf))

/** Marks topics that only come near what was asked for. */
export function markUnnamed(indexes: Indexes, found: RetrievedTopic): RetrievedTopic {
  if (!isOf(OF_SERVICES, found) || !WHETHER_WE.test(normalize(found.clause))) return found
  const terms = [...indexes.read(found.clause).keys()]
  const isUnnamed = (term: string) =>
    isStrong(term) && !indexes.isInContent(term) && !sameThing.has(term)
  return terms.some(isUnnamed) ? { ...found, unnamed: true } : found
}
