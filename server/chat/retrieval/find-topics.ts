// From a question, and the ones before it, to what can be said: the heart of the retrieval.
import type { Passage } from '../passages/passage'
import type { Topic } from '../questions/topics'
import { clausesOf } from './clauses'
import { hasReference, isContinuation } from './follow-up'
import { createIndexes, type Indexes, type Terms } from './indexes'
import { termOf, termsOf } from './words'

export interface Found {
  topic: Topic
  /** The question's terms: they choose among a long passage's sentences. */
  terms: ReadonlySet<string>
  /** 0 to 1. */
  likeness: number
}

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
const SURE = 0.62
const SURE_OF_CLAUSE = 0.66
const CLEAR = 0.85
const COVERED = 0.68
/** How much of a question its page must hold. */
const POINTED = 0.5
const RESERVED = [
  [termOf('price'), 'unknown:price'],
  [termOf('guarantee'), 'unknown:promise'],
] as const
/** A question with more words than this stands on its own. */
const SHORT = 4
/** One with no more may lean on the one before. */
const VERY_SHORT = 2
const MOST_ANSWERS = 3

/** Builds every index; takes some tens of milliseconds. */
export function createFindTopics(passages: readonly Passage[]): FindTopics {
  const indexes = createIndexes(passages)
  return (question, earlier) => {
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
  return distinct(substance(parts.length > 0 ? parts : whole))
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
  const alone = match(indexes, terms)
  const likeness = alone[0]?.likeness ?? 0
  const leaning = context.size > 0 && (terms.size <= VERY_SHORT || hasReference(clause))
  if (likeness >= (leaning ? CLEAR : least)) return alone
  const settled = reserved(indexes, terms)
  if (settled.length > 0) return settled
  if (context.size > 0 && terms.size > 0 && terms.size <= SHORT) {
    const both = match(indexes, new Map([...context, ...terms]))
    if ((both[0]?.likeness ?? 0) >= Math.max(least, likeness)) return both
  }
  if (likeness >= least) return alone
  const pointed = page(indexes, terms)
  return pointed.length > 0 ? pointed : search(indexes, terms)
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
  return [{ ...best, terms: new Set(terms.keys()) }]
}

function match(indexes: Indexes, terms: Terms): Found[] {
  const best = indexes.match(terms)
  // A word of greeting inside a question is no greeting.
  if (best?.topic.kind === 'small-talk' && best.likeness < CLEAR) return []
  return best ? [{ ...best, terms: new Set(terms.keys()) }] : []
}

/** Full text, for what no known question is near to: the passage must hold most of what was asked. */
function search(indexes: Indexes, terms: Terms): Found[] {
  const words = [...terms.keys()]
  const best = indexes.search(words)
  if (!best || best.coverage < COVERED || !indexes.isOurField(terms)) return []
  const title = termsOf(best.passage.title)
  if (words.length < 2 && !words.some((word) => title.includes(word))) return []
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

/** A greeting around a question needs no answer of its own. */
function substance(found: readonly Found[]): readonly Found[] {
  const rest = found.filter(({ topic }) => topic.kind !== 'small-talk')
  return rest.length > 0 ? rest : found
}

function distinct(found: readonly Found[]): Found[] {
  const byTopic = new Map<unknown, Found>()
  for (const each of found) {
    const { topic } = each
    const key = topic.kind === 'passage' ? topic.passage.id : `${topic.kind}:${topic.about}`
    if (!byTopic.has(key)) byTopic.set(key, each)
  }
  return [...byTopic.values()].slice(0, MOST_ANSWERS)
}
