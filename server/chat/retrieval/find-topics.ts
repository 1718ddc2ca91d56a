// Finds the topics that answer a question, given the earlier ones: the core of the retrieval.
import type { Passage } from '../passages/passage'
import { clausesOf, isQuestion, isWish, storyAround } from './clauses'
import { withoutDismissed } from './dismissed'
import {
  asksForAnother,
  asksForMore,
  hasReference,
  isContinuation,
  withoutApology,
} from './follow-up'
import { exceptOnHolidays } from './holidays'
import type { Indexes, Terms } from './indexes'
import { isMeantForUs } from './meant-for-us'
import { moreOf } from './more'
import { once } from './once'
import { isListOfTopics, type ListShown, ordinalIn, withEntriesNamed } from './ordinals'
import { type Likely, pageOf } from './page-model'
import { asApplicant } from './pay'
import { asksPriceOfAnother } from './price-of-another'
import { type RetrievedTopic, worthSaying } from './retrieved-topic'
import { isUnclear, passageShown, topicWithMore, unclear } from './shown-before'
import { CLEAR, FEW_TERMS, SURE, SURE_OF_CLAUSE } from './thresholds'
import { topicBySubject } from './topic-by-subject'
import { topicsOfClause } from './topics-of-clause'
import { markUnnamed } from './unnamed'
import { withoutWords } from './without-words'

interface Findings {
  /** The topics that answer the question, best first; empty if the site does not answer it. */
  found: RetrievedTopic[]
  /** Whether the question is about our field at all. */
  familiar: boolean
  /** The nearest passages, whether they answer it or not. */
  nearby(): Passage[]
}

export type FindTopics = (question: string, earlier: readonly string[]) => Findings

/** Probability of its page, given the whole message, that the answer to a remark in it needs. */
const SUITED = 0.01

export function createFindTopics(indexes: Indexes): FindTopics {
  return (asked, before) => {
    const lookUp = createLookUp(indexes)
    const listShown: ListShown = (question, earlier) => listIn(lookUp(question, earlier))
    const said = withEntriesNamed(
      [...before, asked].map((text) => indexes.correct(withoutDismissed(withoutApology(text)))),
      listShown,
    )
    const [question = '', earlier] = [said.at(-1), said.slice(0, -1)]
    const terms = indexes.read(question)
    const context = contextOf(indexes, earlier)
    // What a long message asks comes before what it tells.
    const told = storyAround(question)
    const isClear = told && !hasReference(told.asked)
    const answers = isClear ? createLookUp(indexes)(told.asked, [...earlier, told.story]) : []
    return {
      found: answers.length > 0 ? answers : lookUp(question, earlier),
      familiar: indexes.isOurField(leans(indexes, terms) ? joined(context, terms) : terms),
      nearby: () => indexes.nearby([...terms.keys(), ...context.keys()]),
    }
  }
}

type LookUp = (question: string, earlier: readonly string[]) => RetrievedTopic[]

/**
 * The topics of the questions of one conversation. Each is looked up once, by its place, although every later one may
 * depend on it: otherwise six long questions would take seconds, in which the server answers nobody.
 */
function createLookUp(indexes: Indexes): LookUp {
  const known = new Map<number, RetrievedTopic[]>()
  const lookUp: LookUp = (question, earlier) => {
    const found = known.get(earlier.length) ?? topicsFor(indexes, lookUp, { question, earlier })
    known.set(earlier.length, found)
    return found
  }
  return lookUp
}

function topicsFor(
  indexes: Indexes,
  lookUp: LookUp,
  { question, earlier }: { question: string; earlier: readonly string[] },
): RetrievedTopic[] {
  const reply = withoutWords(indexes, question, earlier.length === 0)
  if (reply) return reply
  if (isOfUnknownEntry(indexes, question)) return unclear(indexes, question)
  const before = once(() => continued(indexes, lookUp, { question, earlier }))
  if (earlier.length > 0 && leansWholly(indexes, question)) {
    const answers = () => earlier.map((each, place) => lookUp(each, earlier.slice(0, place)))
    const more = asksForMore(question) ? moreOf(indexes, question, answers()) : null
    return more ?? before()
  }
  const last = once(() => lookUp(earlier.at(-1) ?? '', earlier.slice(0, -1)))
  if (earlier.length > 0 && asksPriceOfAnother(question, last)) return last()
  const demand = {
    context: contextOf(indexes, earlier),
    shown: () => passageShown(before()),
  }
  const whole = topicsOfClause(indexes, question, { ...demand, minSimilarity: SURE })
  const clauses = clausesOf(question)
  const likely = indexes.likely(indexes.read(question), question)
  const parts = worthSaying(
    (clauses.length > 1 ? clauses : [])
      .flatMap((part) =>
        topicsOfClause(indexes, part, { ...demand, minSimilarity: SURE_OF_CLAUSE }),
      )
      .filter((part) => fits(part, likely)),
  )
  const clear = (whole[0]?.similarity ?? 0) >= CLEAR
  const isOfParts = parts.length > (clear ? 1 : 0) && !isKnownWhole(indexes, question)
  const chosen = isOfParts ? parts : worthSaying(whole)
  const polite = clauses.length > 1 && chosen.every(({ topic }) => topic.kind === 'small-talk')
  const found =
    chosen.length > 0 && !polite ? chosen : (topicBySubject(indexes, question) ?? chosen)
  return found
    .filter((one) => isMeantForUs(indexes, one, question))
    .map((one) => exceptOnHolidays(indexes, one))
    .map((one) => asApplicant(indexes, one, before()))
    .map((one) => markUnnamed(indexes, one))
}

/** Whether a message is a known question as a whole, whatever its parts would be. */
function isKnownWhole({ exact }: Indexes, question: string): boolean {
  const known = exact(question)
  return known !== null && known.topic.kind !== 'small-talk'
}

/** Whether a clause asks something by itself, or its answer suits the whole message. */
function fits({ topic, clause }: RetrievedTopic, likely: Likely): boolean {
  if (topic.kind !== 'passage') return true
  if (clause.includes(' ') && (isQuestion(clause) || isWish(clause)) && !hasReference(clause)) {
    return true
  }
  return (likely.get(pageOf(topic.passage.id)) ?? 1) >= SUITED
}

/** Whether a question only continues the previous one, such as "did they like it?". */
function leansWholly(indexes: Indexes, question: string): boolean {
  if (isContinuation(question)) return true
  const empty = indexes.read(question).size === 0 && indexes.exact(question) === null
  return empty && (hasReference(question) || isQuestion(question))
}

/** More about the last of the earlier questions that had an answer. */
function continued(
  indexes: Indexes,
  lookUp: LookUp,
  { question, earlier }: { question: string; earlier: readonly string[] },
): RetrievedTopic[] {
  const answers = earlier
    .map((each, place) => lookUp(each, earlier.slice(0, place)))
    .filter((found) => !isUnclear(found))
  // A price that is not told is asked for again with another number only.
  const last = answers.at(-1) ?? []
  const telling = asksForAnother(question) ? last : answers.findLast(passageShown)
  return (telling ?? last).map((one) => topicWithMore(indexes, one))
}

/** Whether it asks for an entry by its place, but no list was shown. */
function isOfUnknownEntry(indexes: Indexes, question: string): boolean {
  const ordinal = ordinalIn(question)
  return ordinal !== null && indexes.read(question.replace(ordinal.phrase, ' ')).size === 0
}

function listIn(found: readonly RetrievedTopic[]): string | null {
  const ids = found.flatMap(({ topic }) => (topic.kind === 'passage' ? [topic.passage.id] : []))
  return ids.find(isListOfTopics) ?? null
}

/** Whether a question may be about our field only because of the previous one. */
function leans(indexes: Indexes, terms: Terms): boolean {
  return terms.size <= FEW_TERMS && ![...terms.keys()].some(indexes.isForeign)
}

/** What the last two questions were about; the last one counts more. */
function contextOf({ read }: Indexes, earlier: readonly string[]): Terms {
  const [last = '', before = ''] = [...earlier].reverse()
  return joined(read(before, 0.25), read(last, 0.6))
}

function joined(context: Terms, terms: Terms): Terms {
  return new Map([...context, ...terms])
}
