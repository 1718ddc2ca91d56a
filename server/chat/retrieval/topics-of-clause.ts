// Finds the best answer to one clause of a question.
import type { Passage } from '../passages/passage'
import type { Topic } from '../questions/topics'
import { addressesUs } from './concerns-us'
import { addsToIt, asksOfIt, asksOfThing, hasReference } from './follow-up'
import type { Indexes, Terms } from './indexes'
import { once } from './once'
import type { RetrievedTopic } from './retrieved-topic'
import {
  aboutShown,
  answersHowSoon,
  asksSame,
  asksWhenOfThing,
  isOfThingBefore,
  pagesAbout,
  unclear,
} from './shown-before'
import { isOfSubject, isStrong, subjectOf } from './subjects'
import { CLEAR, COVERED, FEW_TERMS, PUT_TO_US, SURE } from './thresholds'
import { termOf, termsOf } from './words'

type Match = NonNullable<ReturnType<Indexes['match']>>

/** With fewer terms the full-text search considers titles only. */
const MIN_TERMS = 2
/** A question with more terms than this is understood on its own. */
const MOST_TERMS_IN_CONTEXT = 4
/** Share of their words that questions of little words only must have in common after another question. */
const NEARLY_ALIKE = 0.7
/** When our people can be had, and how fast they are, is told on other pages too. */
const OF_OUR_PEOPLE =
  /^(?:company:|faq:(?:emergency|response-time)|how-to:|service:helpdesk-support|legal:\w+#(?:sms|text))/
const RESERVED = [
  [termOf('price'), 'unknown:price'],
  [termOf('guarantee'), 'unknown:promise'],
  [termOf('cancel'), 'unknown:affair'],
  [termOf('certified'), 'unknown:unpublished'],
  [termOf('backgroundcheck'), 'unknown:unpublished'],
  [termOf('productname'), 'unknown:unpublished'],
] as const

interface Demand {
  /** What the earlier questions were about. */
  context: Terms
  /** The similarity that an answer needs. */
  minSimilarity: number
  /** The passage that the last answer was about. */
  shown(): Passage | null
}

/** A clause, and what is found for it without the context. */
interface Asked extends Demand {
  clause: string
  terms: Terms
  /** What the earlier questions were about as well. */
  inContext: Terms
  reserved: RetrievedTopic[]
  alone(): RetrievedTopic[]
}

/** Tried in this order: the first that finds topics, or rules them out, decides. Null leaves it to the next. */
const STEPS: readonly ((indexes: Indexes, asked: Asked) => RetrievedTopic[] | null)[] = [
  topicOfAddition,
  topicOfKnownQuestion,
  topicOfThingBefore,
  topicAlone,
  topicInContext,
  topicBySearch,
]

/** The best answer to one clause; empty if none is certain. */
export function topicsOfClause(indexes: Indexes, clause: string, demand: Demand): RetrievedTopic[] {
  const terms = indexes.read(clause)
  const asked: Asked = {
    ...demand,
    clause,
    terms,
    inContext: new Map([...demand.context, ...terms]),
    reserved: reservedTopic(indexes, terms, clause),
    alone: once(() => topicMatching(indexes, terms, clause)),
  }
  for (const step of STEPS) {
    const found = step(indexes, asked)
    if (found) return found
  }
  return []
}

function topicOfKnownQuestion(indexes: Indexes, { clause, context, terms }: Asked) {
  const alike = context.size > 0 ? NEARLY_ALIKE : undefined
  const exact = indexes.exact(clause) ?? indexes.bare(clause, alike)
  return exact && [{ ...exact, clause, terms: new Set(terms.keys()) }]
}

/** For "is it remote", "phones too?", and after the office's hours "and the helpdesk?". */
function topicOfAddition(indexes: Indexes, { clause, context, terms, ...asked }: Asked) {
  if (asked.reserved.length > 0) return null
  const ofIt = terms.size === 1 && asksOfIt(clause)
  const adds = addsToIt(clause) || asksSame(indexes, context, clause)
  if (context.size === 0 || terms.size > FEW_TERMS || !(ofIt || adds)) return null
  const both = topicMatching(indexes, asked.inContext, clause)
  return similarityOf(both) >= asked.minSimilarity ? both : null
}

/** A question that may depend on the previous one, or asks for what is reserved, must match clearly. */
function topicAlone(_: Indexes, { clause, context, terms, ...asked }: Asked) {
  const leans = context.size > 0 && (terms.size <= FEW_TERMS || hasReference(clause))
  const isReserved = asked.reserved.length > 0
  const needed = leans || isReserved ? CLEAR : asked.minSimilarity
  if (similarityOf(asked.alone()) >= needed) return asked.alone()
  return isReserved ? asked.reserved : null
}

function topicInContext(indexes: Indexes, { clause, context, terms, ...asked }: Asked) {
  const alone = similarityOf(asked.alone())
  if (context.size > 0 && terms.size > 0 && terms.size <= MOST_TERMS_IN_CONTEXT) {
    const both = topicMatching(indexes, asked.inContext, clause)
    if (similarityOf(both) >= Math.max(asked.minSimilarity, alone)) return both
  }
  return alone >= asked.minSimilarity ? asked.alone() : null
}

function similarityOf([best]: readonly RetrievedTopic[]): number {
  return best?.similarity ?? 0
}

/** The answer to a question such as "how long does that take", which says nothing of what it is about. */
function topicOfThingBefore(indexes: Indexes, asked: Asked): RetrievedTopic[] | null {
  const { clause, terms, inContext } = asked
  if (asked.reserved.length > 0 || !dependsOnThing(indexes, terms, clause)) return null
  const words = [...terms.keys()]
  const shown = asked.shown()
  if (!shown) {
    const isOpen = words.every(indexes.isOfAnything) && asksOfThing(clause)
    return isOpen ? unclear(indexes, clause) : null
  }
  const near = indexes.match(inContext, clause, pagesAbout(indexes, shown))
  const properties = words.filter(indexes.isOfAnything)
  const needed = properties.length > 0 ? properties : words
  const answers = near?.shared.some((term) => needed.includes(term)) && answersHowSoon(near, words)
  if (near && answers && near.similarity >= asked.minSimilarity) {
    // It is about what we have shown, so it is meant for us, whoever it addresses.
    const similarity = Math.max(near.similarity, CLEAR)
    return [{ topic: near.topic, similarity, clause, terms: new Set(inContext.keys()) }]
  }
  if (OF_OUR_PEOPLE.test(shown.id)) return null
  const found = aboutShown(indexes, shown, { clause, terms })
  return found.length > 0 ? found : null
}

function dependsOnThing(indexes: Indexes, terms: Terms, clause: string): boolean {
  const words = [...terms.keys()]
  if (words.some(indexes.isForeign)) return false
  const shared = indexes.match(terms, clause)?.shared ?? []
  const telling = shared.length > 0 ? shared : words
  return isOfThingBefore(indexes, telling, clause) || asksWhenOfThing(indexes, words, clause)
}

/** A question with one of these words is never answered with something that shares only its other words. */
function reservedTopic({ topicOf }: Indexes, terms: Terms, clause: string): RetrievedTopic[] {
  const id = RESERVED.find(([term]) => terms.has(term))?.[1]
  const topic = id && topicOf(id)
  return topic ? [{ topic, clause, similarity: SURE, terms: new Set(terms.keys()) }] : []
}

function topicMatching(indexes: Indexes, terms: Terms, clause: string): RetrievedTopic[] {
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
function topicBySearch(indexes: Indexes, { clause, context, terms, inContext }: Asked) {
  if (terms.size === 0 || subjectOf(terms.keys()) !== null) return []
  // A single term that depends on the context, as in "how often?", may be in the title of something else.
  const sought = context.size > 0 && terms.size < MIN_TERMS ? inContext : terms
  const words = [...sought.keys()]
  const best = indexes.search(words)
  if (!best || best.coverage < COVERED || !indexes.isOurField(sought)) return []
  const title = termsOf(best.passage.title)
  if (words.length < MIN_TERMS && !words.some((word) => title.includes(word))) return []
  const topic: Topic = { kind: 'passage', passage: best.passage }
  return [{ topic, clause, similarity: best.coverage * SURE, terms: new Set(words) }]
}
