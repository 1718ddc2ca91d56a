// Finds the topics that answer a question, given the earlier ones: the core of the retrieval.
import type { Passage } from '../passages/passage'
import type { Topic } from '../questions/topics'
import { clausesOf, isQuestion } from './clauses'
import { addressesUs, concernsUs } from './concerns-us'
import { addsToIt, asksOfIt, hasReference, isContinuation } from './follow-up'
import { createIndexes, type Indexes, type Terms } from './indexes'
import { isMeantForUs, PUT_TO_US } from './meant-for-us'
import { type Likely, pageOf } from './page-model'
import { type RetrievedTopic, worthSaying } from './retrieved-topic'
import { isOfSubject, isStrong, subjectOf } from './subjects'
import { termOf, termsOf } from './words'

type Match = NonNullable<ReturnType<Indexes['match']>>

interface Findings {
  /** The topics that answer the question, best first; empty if the site does not answer it. */
  found: RetrievedTopic[]
  /** Whether the question is about our field at all. */
  familiar: boolean
  /** The nearest passages, whether they answer it or not. */
  nearby(): Passage[]
}

export type FindTopics = (question: string, earlier: readonly string[]) => Findings

// Tuned with the evaluation in tests/chat: above these, matches were right; below, they often were not.
const SURE = 0.6
const SURE_OF_CLAUSE = 0.68
const CLEAR = 0.85
const COVERED = 0.68
/** Probability of its page, given the whole message, that the answer to a remark in it needs. */
const SUITED = 0.01
/** Likeness of a topic found by subject: lower than that of any matched question. */
const BY_SUBJECT = 0.5
/** Weight of subject words from which the subject is plain, even if the question does not concern us. */
const PLAIN = 2
/** With fewer terms the full-text search considers titles only. */
const LEAST = 2
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

/** Builds all indexes; takes a quarter of a second of CPU time, in short steps with rests between them. */
export async function createFindTopics(passages: readonly Passage[]): Promise<FindTopics> {
  const indexes = await createIndexes(passages)
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

function find(indexes: Indexes, question: string, earlier: readonly string[]): RetrievedTopic[] {
  const last = earlier.at(-1)
  if (last !== undefined && leansWholly(indexes, question)) {
    return find(indexes, last, earlier.slice(0, -1)).map((found) => more(indexes, found))
  }
  const context = contextOf(indexes, earlier)
  const whole = answer(indexes, question, { context, least: SURE })
  const clauses = clausesOf(question)
  const likely = indexes.likely(indexes.read(question), question)
  const parts = worthSaying(
    (clauses.length > 1 ? clauses : [])
      .flatMap((part) => answer(indexes, part, { context, least: SURE_OF_CLAUSE }))
      .filter((part) => fits(part, likely)),
  )
  const clear = (whole[0]?.similarity ?? 0) >= CLEAR
  const chosen = parts.length > (clear ? 1 : 0) ? parts : worthSaying(whole)
  const polite = clauses.length > 1 && chosen.every(({ topic }) => topic.kind === 'small-talk')
  const found = chosen.length > 0 && !polite ? chosen : (subject(indexes, question) ?? chosen)
  return found.filter((one) => isMeantForUs(indexes, one, question))
}

/** Whether a clause asks something by itself, or its answer suits the whole message. */
function fits({ topic, clause }: RetrievedTopic, likely: Likely): boolean {
  if (topic.kind !== 'passage') return true
  if (clause.includes(' ') && isQuestion(clause) && !hasReference(clause)) return true
  return (likely.get(pageOf(topic.passage.id)) ?? 1) >= SUITED
}

/** A question that is plainly about our field gets the nearest service rather than no answer. */
function subject(indexes: Indexes, question: string): RetrievedTopic[] | null {
  const terms = indexes.read(question)
  const best = subjectOf(terms.keys())
  if (!best || (best.sum < PLAIN && !concernsUs(question))) return null
  const topic = indexes.topicOf(best.passage)
  return topic
    ? [{ topic, clause: question, similarity: BY_SUBJECT, terms: new Set(terms.keys()) }]
    : null
}

/** Whether a question only continues the previous one, such as "did they like it?". */
function leansWholly(indexes: Indexes, question: string): boolean {
  if (isContinuation(question)) return true
  const empty = indexes.read(question).size === 0 && indexes.exact(question) === null
  return empty && hasReference(question)
}

interface Demand {
  /** What the earlier questions were about. */
  context: Terms
  /** The similarity that an answer needs. */
  least: number
}

/** The best answer to one clause; empty if none is certain. */
function answer(indexes: Indexes, clause: string, { context, least }: Demand): RetrievedTopic[] {
  const terms = indexes.read(clause)
  const exact = indexes.exact(clause)
  if (exact) return [{ ...exact, clause, terms: new Set(terms.keys()) }]
  const alone = match(indexes, terms, clause)
  const similarity = alone[0]?.similarity ?? 0
  const leaning = context.size > 0 && (terms.size <= VERY_SHORT || hasReference(clause))
  const decided = reserved(indexes, terms, clause)
  const ofIt = terms.size === 1 && asksOfIt(clause)
  if (context.size > 0 && (ofIt || (terms.size <= VERY_SHORT && addsToIt(clause)))) {
    const both = match(indexes, new Map([...context, ...terms]), clause)
    if ((both[0]?.similarity ?? 0) >= least) return both
  }
  if (similarity >= (leaning || decided.length > 0 ? CLEAR : least)) return alone
  if (decided.length > 0) return decided
  if (context.size > 0 && terms.size > 0 && terms.size <= SHORT) {
    const both = match(indexes, new Map([...context, ...terms]), clause)
    if ((both[0]?.similarity ?? 0) >= Math.max(least, similarity)) return both
  }
  if (similarity >= least) return alone
  if (subjectOf(terms.keys()) !== null) return []
  // A single term that depends on the context, as in "how often?", may be in the title of something else.
  const follows = context.size > 0 && terms.size < LEAST
  return search(indexes, follows ? new Map([...context, ...terms]) : terms, clause)
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

/** What the last two questions were about; the last one counts more. */
function contextOf({ read }: Indexes, earlier: readonly string[]): Terms {
  const [last = '', before = ''] = [...earlier].reverse()
  return new Map([...read(before, 0.25), ...read(last, 0.6)])
}

/** The topic that says more about one that was already answered. */
function more({ topicOf }: Indexes, found: RetrievedTopic): RetrievedTopic {
  if (found.topic.kind !== 'passage') return found
  const { id } = found.topic.passage
  const part = ['features', 'solution', '0', '1'].find((name) => topicOf(`${id}/${name}`))
  return { ...found, topic: (part && topicOf(`${id}/${part}`)) || found.topic }
}
