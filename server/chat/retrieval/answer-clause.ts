// Finds the best answer to one clause of a question.
import type { Passage } from '../passages/passage'
import type { Topic } from '../questions/topics'
import { addressesUs } from './concerns-us'
import { addsToIt, asksOfIt, asksOfThing, hasReference } from './follow-up'
import type { Indexes, Terms } from './indexes'
import { PUT_TO_US } from './meant-for-us'
import type { RetrievedTopic } from './retrieved-topic'
import {
  aboutShown,
  answersHowSoon,
  asksWhenOfThing,
  isOfThingBefore,
  pagesAbout,
  unclear,
} from './shown-before'
import { isOfSubject, isStrong, subjectOf } from './subjects'
import { termOf, termsOf } from './words'

type Match = NonNullable<ReturnType<Indexes['match']>>

// Tuned with the evaluation in tests/chat: above these, matches were right; below, they often were not.
export const SURE = 0.6
const CLEAR = 0.85
const COVERED = 0.68
/** With fewer terms the full-text search considers titles only. */
const LEAST = 2
/** Share of their words that questions of little words only must have in common after another question. */
const NEARLY_ALIKE = 0.7
const RESERVED = [
  [termOf('price'), 'unknown:price'],
  [termOf('guarantee'), 'unknown:promise'],
  [termOf('cancel'), 'unknown:affair'],
  [termOf('certified'), 'unknown:unpublished'],
  [termOf('backgroundcheck'), 'unknown:unpublished'],
  [termOf('productname'), 'unknown:unpublished'],
] as const
/** A question with more terms than this is understood on its own. */
const SHORT = 4
/** A question with at most this many may depend on the previous one. */
const VERY_SHORT = 2

interface Demand {
  /** What the earlier questions were about. */
  context: Terms
  /** The similarity that an answer needs. */
  least: number
  /** The passage that the last answer was about. */
  shown(): Passage | null
}

/** The best answer to one clause; empty if none is certain. */
export function answer(indexes: Indexes, clause: string, demand: Demand): RetrievedTopic[] {
  const { context, least } = demand
  const terms = indexes.read(clause)
  const follows = context.size > 0
  const exact = indexes.exact(clause) ?? indexes.bare(clause, follows ? NEARLY_ALIKE : undefined)
  if (exact) return [{ ...exact, clause, terms: new Set(terms.keys()) }]
  const decided = reserved(indexes, terms, clause)
  if (decided.length === 0) {
    const dependent = ofThing(indexes, clause, demand)
    if (dependent.length > 0) return dependent
  }
  const alone = match(indexes, terms, clause)
  const similarity = alone[0]?.similarity ?? 0
  const leaning = follows && (terms.size <= VERY_SHORT || hasReference(clause))
  const ofIt = terms.size === 1 && asksOfIt(clause)
  if (follows && (ofIt || (terms.size <= VERY_SHORT && addsToIt(clause)))) {
    const both = match(indexes, new Map([...context, ...terms]), clause)
    if ((both[0]?.similarity ?? 0) >= least) return both
  }
  if (similarity >= (leaning || decided.length > 0 ? CLEAR : least)) return alone
  if (decided.length > 0) return decided
  if (follows && terms.size > 0 && terms.size <= SHORT) {
    const both = match(indexes, new Map([...context, ...terms]), clause)
    if ((both[0]?.similarity ?? 0) >= Math.max(least, similarity)) return both
  }
  if (similarity >= least) return alone
  if (subjectOf(terms.keys()) !== null) return []
  // A single term that depends on the context, as in "how often?", may be in the title of something else.
  const extended = follows && terms.size < LEAST
  return search(indexes, extended ? new Map([...context, ...terms]) : terms, clause)
}

/** The answer to a question such as "how long does that take", which says nothing of what it is about. */
function ofThing(indexes: Indexes, clause: string, demand: Demand): RetrievedTopic[] {
  const { context, least } = demand
  const terms = indexes.read(clause)
  const words = [...terms.keys()]
  if (words.some(indexes.isForeign)) return []
  const shared = indexes.match(terms, clause)?.shared ?? words
  const isDependent =
    isOfThingBefore(indexes, shared.length > 0 ? shared : words, clause) ||
    asksWhenOfThing(indexes, words, clause)
  if (!isDependent) return []
  const shown = demand.shown()
  if (!shown) {
    const isOpen = words.every(indexes.isOfAnything) && asksOfThing(clause)
    return isOpen ? unclear(indexes, clause) : []
  }
  const both = new Map([...context, ...terms])
  const near = indexes.match(both, clause, pagesAbout(shown))
  const asked = words.some(indexes.isOfAnything) ? words.filter(indexes.isOfAnything) : words
  const answers = near?.shared.some((term) => asked.includes(term)) && answersHowSoon(near, words)
  if (near && answers && near.similarity >= least) {
    return [{ ...near, clause, terms: new Set(both.keys()) }]
  }
  return aboutShown(indexes, shown, { clause, terms })
}

/** A question with one of these words is never answered with something that shares only its other words. */
function reserved({ topicOf }: Indexes, terms: Terms, clause: string): RetrievedTopic[] {
  const id = RESERVED.find(([term]) => terms.has(term))?.[1]
  const topic = id && topicOf(id)
  return topic ? [{ topic, clause, similarity: SURE, terms: new Set(terms.keys()) }] : []
}

function match(indexes: Indexes, terms: Terms, clause: string): RetrievedTopic[] {
  const best = indexes.match(terms, clause)
  // A word of greeting inside a question does not make it a greeting.
  if (best?.topic.kind === 'small-talk' && best.similarity < CLEAR) return []
  if (!best || !isAnchored(indexes, { ...best, addressed: addressesUs(clause) }, terms)) return []
  // A question about a price is not answered with what the price would buy.
  if (RESERVED.some(([term]) => terms.has(term) && !best.shared.includes(term))) return []
  return [{ topic: best.topic, clause, similarity: best.similarity, terms: new Set(terms.keys()) }]
}

/** A match on words of no subject, such as "find", counts only if it is clear. */
function isAnchored(
  indexes: Indexes,
  { similarity, shared, addressed }: Match & { addressed: boolean },
  terms: Terms,
): boolean {
  if (addressed && similarity >= PUT_TO_US) return true
  if (similarity >= CLEAR && terms.size > 1) return true
  const foreign = [...terms.keys()].some(indexes.isForeign)
  return shared.some(foreign ? isStrong : isOfSubject)
}

/** Full-text search, for questions near no known one: the passage must cover most of what was asked. */
function search(indexes: Indexes, terms: Terms, clause: string): RetrievedTopic[] {
  const words = [...terms.keys()]
  const best = indexes.search(words)
  if (!best || best.coverage < COVERED || !indexes.isOurField(terms)) return []
  const title = termsOf(best.passage.title)
  if (words.length < LEAST && !words.some((word) => title.includes(word))) return []
  const topic: Topic = { kind: 'passage', passage: best.passage }
  return [{ topic, clause, similarity: best.coverage * SURE, terms: new Set(words) }]
}
