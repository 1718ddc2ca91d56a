// From a question, and the ones before it, to what can be said: the heart of the retrieval.
import type { Passage } from '../passages/passage'
import type { Topic } from '../questions/topics'
import { clausesOf } from './clauses'
import { addressesUs, concernsUs } from './concerns-us'
import { addsToIt, asksOfIt, hasReference, isContinuation } from './follow-up'
import { type Found, worthSaying } from './found'
import { createIndexes, type Indexes, type Terms } from './indexes'
import { isMeantForUs, PUT_TO_US } from './meant-for-us'
import { isOfSubject, isStrong, subjectOf } from './subjects'
import { termOf, termsOf } from './words'

type Match = NonNullable<ReturnType<Indexes['match']>>

export interface Findings {
  /** What answers the question, best first; empty when the site does not. */
  found: Found[]
  /** Whether the question is about our field at all. */
  familiar: boolean
  /** The nearest passages, whether they answer it or not. */
  nearby(): Passage[]
}

export type FindTopics = (question: string, earlier: readonly string[]) => Findings

// Set by the evaluation in tests/chat: above these, what is found was right; below, it was often not.
const SURE = 0.56
const SURE_OF_CLAUSE = 0.64
const CLEAR = 0.85
const COVERED = 0.68
/** Less than any question that was found. */
const BY_SUBJECT = 0.5
/** So many words of a subject make plain what is asked, whoever asks. */
const PLAIN = 2
/** With fewer words the full text is searched by titles only. */
const LEAST = 2
/** How much of a question its page must hold. */
const POINTED = 0.42
const RESERVED = [
  [termOf('price'), 'unknown:price'],
  [termOf('guarantee'), 'unknown:promise'],
  [termOf('certified'), 'unknown:unpublished'],
  [termOf('productname'), 'unknown:unpublished'],
] as const
/** A question with more words than this stands on its own. */
const SHORT = 4
/** One with no more may lean on the one before. */
const VERY_SHORT = 2

/** Builds every index; takes a quarter of a second of the processor. */
export function createFindTopics(passages: readonly Passage[]): FindTopics {
  const indexes = createIndexes(passages)
  return (asked, before) => {
    const question = indexes.correct(asked)
    const earlier = before.map(indexes.correct)
    const terms = indexes.read(question)
    return {
      found: find(indexes, question, earlier),
      familiar: indexes.isOurField(terms),
      nearby: () => indexes.nearby([...terms.keys(), ...contextOf(indexes, earlier).keys()]),
    }
  }
}

function find(indexes: Indexes, question: string, earlier: readonly string[]): Found[] {
  const last = earlier.at(-1)
  if (last !== undefined && leansWholly(indexes, question)) {
    return find(indexes, last, earlier.slice(0, -1)).map((found) => more(indexes, found))
  }
  const context = contextOf(indexes, earlier)
  const whole = answer(indexes, question, { context, least: SURE })
  const clauses = clausesOf(question)
  const several = clauses.length > 1 && (whole[0]?.likeness ?? 0) < CLEAR
  const parts = several
    ? clauses.flatMap((part) => answer(indexes, part, { context, least: SURE_OF_CLAUSE }))
    : []
  const chosen = worthSaying(parts.length > 0 ? parts : whole)
  const polite = several && chosen.every(({ topic }) => topic.kind === 'small-talk')
  const found = chosen.length > 0 && !polite ? chosen : (subject(indexes, question) ?? chosen)
  return found.filter((one) => isMeantForUs(indexes, one, question))
}

/** What is plainly about our field gets the nearest service rather than no answer. */
function subject(indexes: Indexes, question: string): Found[] | null {
  const terms = indexes.read(question)
  const best = subjectOf(terms.keys())
  if (!best || (best.sum < PLAIN && !concernsUs(question))) return null
  const topic = indexes.topicOf(best.passage)
  return topic ? [{ topic, likeness: BY_SUBJECT, terms: new Set(terms.keys()) }] : null
}

/** Whether a question says nothing but that it goes on, such as "did they like it?". */
function leansWholly(indexes: Indexes, question: string): boolean {
  if (isContinuation(question)) return true
  const empty = indexes.read(question).size === 0 && indexes.exact(question) === null
  return empty && hasReference(question)
}

interface Demand {
  /** What the questions before were about. */
  context: Terms
  /** The likeness that an answer must have. */
  least: number
}

/** The best answer to one clause; none where none is sure. */
function answer(indexes: Indexes, clause: string, { context, least }: Demand): Found[] {
  const terms = indexes.read(clause)
  const exact = indexes.exact(clause)
  if (exact) return [{ ...exact, terms: new Set(terms.keys()) }]
  const alone = match(indexes, terms, clause)
  const likeness = alone[0]?.likeness ?? 0
  const leaning = context.size > 0 && (terms.size <= VERY_SHORT || hasReference(clause))
  const decided = reserved(indexes, terms)
  const ofIt = terms.size === 1 && asksOfIt(clause)
  if (context.size > 0 && (ofIt || (terms.size <= VERY_SHORT && addsToIt(clause)))) {
    const both = match(indexes, new Map([...context, ...terms]), clause)
    if ((both[0]?.likeness ?? 0) >= least) return both
  }
  if (likeness >= (leaning || decided.length > 0 ? CLEAR : least)) return alone
  if (decided.length > 0) return decided
  if (context.size > 0 && terms.size > 0 && terms.size <= SHORT) {
    const both = match(indexes, new Map([...context, ...terms]), clause)
    if ((both[0]?.likeness ?? 0) >= Math.max(least, likeness)) return both
  }
  if (likeness >= least) return alone
  const pointed = page(indexes, terms)
  if (pointed.length > 0) return pointed
  if (subjectOf(terms.keys()) !== null) return []
  // One word that leans on what was said, such as that of "how often?", may be the title of something else.
  const follows = context.size > 0 && terms.size < LEAST
  return search(indexes, follows ? new Map([...context, ...terms]) : terms)
}

/** What these words ask for is never answered with something else that shares the other words. */
function reserved({ topicOf }: Indexes, terms: Terms): Found[] {
  const id = RESERVED.find(([term]) => terms.has(term))?.[1]
  const topic = id && topicOf(id)
  return topic ? [{ topic, likeness: SURE, terms: new Set(terms.keys()) }] : []
}

function page(indexes: Indexes, terms: Terms): Found[] {
  const best = indexes.page(terms)
  if (!best || best.likeness < POINTED || best.topic.kind === 'small-talk') return []
  const ours = [...terms.keys()].some(indexes.isForeign) ? isStrong : isOfSubject
  if (![...terms.keys()].some(ours)) return []
  return [{ ...best, terms: new Set(terms.keys()) }]
}

function match(indexes: Indexes, terms: Terms, clause: string): Found[] {
  const best = indexes.match(terms, clause)
  // A word of greeting inside a question is no greeting.
  if (best?.topic.kind === 'small-talk' && best.likeness < CLEAR) return []
  if (!best || !isAnchored(indexes, { ...best, addressed: addressesUs(clause) }, terms)) return []
  // A question for a price is not answered with what it would buy.
  if (RESERVED.some(([term]) => terms.has(term) && !best.shared.includes(term))) return []
  return [{ topic: best.topic, likeness: best.likeness, terms: new Set(terms.keys()) }]
}

/** What was found by words of no field, such as "find", is taken only when it is clear. */
function isAnchored(
  indexes: Indexes,
  { likeness, shared, addressed }: Match & { addressed: boolean },
  terms: Terms,
): boolean {
  if (addressed && likeness >= PUT_TO_US) return true
  if (likeness >= CLEAR && terms.size > 1) return true
  const foreign = [...terms.keys()].some(indexes.isForeign)
  return shared.some(foreign ? isStrong : isOfSubject)
}

/** Full text, for what no known question is near to: the passage must hold most of what was asked. */
function search(indexes: Indexes, terms: Terms): Found[] {
  const words = [...terms.keys()]
  const best = indexes.search(words)
  if (!best || best.coverage < COVERED || !indexes.isOurField(terms)) return []
  const title = termsOf(best.passage.title)
  if (words.length < LEAST && !words.some((word) => title.includes(word))) return []
  const topic: Topic = { kind: 'passage', passage: best.passage }
  return [{ topic, likeness: best.coverage * SURE, terms: new Set(words) }]
}

/** What the last two questions were about, the last one counting more. */
function contextOf({ read }: Indexes, earlier: readonly string[]): Terms {
  const [last = '', before = ''] = [...earlier].reverse()
  return new Map([...read(before, 0.25), ...read(last, 0.6)])
}

/** What says more on a topic that was answered already. */
function more({ topicOf }: Indexes, found: Found): Found {
  if (found.topic.kind !== 'passage') return found
  const { id } = found.topic.passage
  const part = ['features', 'solution', '0', '1'].find((name) => topicOf(`${id}/${name}`))
  return { ...found, topic: (part && topicOf(`${id}/${part}`)) || found.topic }
}
