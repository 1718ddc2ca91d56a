// What the answer before showed, for a question that depends on it.
import type { Passage } from '../passages/passage'
import { asksOfPeople, asksOfThing, concernsPeople, hasReference, namesAnother } from './follow-up'
import type { Indexes, Terms } from './indexes'
import { pagesOfEntries } from './ordinals'
import { pageOf } from './page-model'
import { certainly, passageIn, type RetrievedTopic } from './retrieved-topic'
import { isStrong } from './subjects'
import { termOf } from './words'

/** How long something took or takes. */
const TIME =
  /\b(?:in|under|within|took|takes|over) (?:under )?(?:an?|one|two|three|\d+) (?:minute|hour|day|week|weekend|month)s?\b/i
const SPEED = termOf('speed')
const HOURS = termOf('hours')
/** Says that there will be an answer, though not when. */
const ANSWER = /\byou hear from us\b/i
/** Who says what is quoted. */
const SPEAKER = /: “/
/** What somebody says. */
const QUOTE = /“/

/** How a sentence looks that answers a question with this term, whatever it is about. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  [termOf('duration'), TIME],
  [SPEED, new RegExp(`${TIME.source}|${ANSWER.source}`, 'i')],
  [termOf('who'), SPEAKER],
  [termOf('theyliked'), QUOTE],
])

/** Whether it asks when a thing that it does not name will do something: "how soon does that show". */
export function asksWhenOfThing(indexes: Indexes, terms: readonly string[], clause: string) {
  const rest = terms.filter((term) => !indexes.isOfAnything(term))
  if (rest.length === terms.length || rest.some(isStrong)) return false
  return asksOfThing(clause) && !concernsPeople(clause)
}

/** Whether a property was asked for, and now only something else is named: "and the helpdesk?" after the hours. */
export function asksSame(indexes: Indexes, context: Terms, clause: string): boolean {
  const isProperty = (term: string) => term === HOURS || indexes.isOfAnything(term)
  return namesAnother(clause) && [...context.keys()].some(isProperty)
}

/** Whether none of these terms says what is asked about, so that only what was said before can. */
export function isOfThingBefore(indexes: Indexes, terms: readonly string[], clause: string) {
  if (terms.length === 0 || terms.some(indexes.isTelling)) return false
  return !(terms.every(indexes.isOfAnything) && asksOfPeople(clause))
}

/** The passage that was shown, or that the answer referred to. */
export function passageShown([first]: readonly RetrievedTopic[]): Passage | null {
  return first ? passageIn(first) : null
}

/** What is on the page of a passage, and on those of the entries that it lists. */
export function pagesAbout(indexes: Indexes, shown: Passage): ReadonlySet<string> {
  return new Set([...indexes.pagesWith(shown), ...pagesOfEntries(shown.id)])
}

/** The answer to a question about what was shown that no known question is near; empty if it is not about it. */
export function aboutShown(
  indexes: Indexes,
  shown: Passage,
  { clause, terms }: { clause: string; terms: Terms },
): RetrievedTopic[] {
  const reply = (topic: RetrievedTopic['topic']): RetrievedTopic[] => [
    { topic, clause, terms: new Set(terms.keys()), similarity: 1 },
  ]
  const words = [...terms.keys()]
  if (!words.some(indexes.isOfAnything)) {
    return hasReference(clause) ? reply({ kind: 'passage', passage: shown }) : []
  }
  const telling = [shown, ...indexes.passagesOf(pageOf(shown.id))].find((one) => tells(one, words))
  return reply(
    telling
      ? { kind: 'passage', passage: telling }
      : { kind: 'unknown', about: 'unpublished', beside: shown },
  )
}

/** Whether a passage has a sentence that looks like an answer to one of these terms. */
function tells({ sentences }: Passage, terms: readonly string[]): boolean {
  const signs = terms.flatMap((term) => SIGNS.get(term) ?? [])
  return sentences.some((sentence) => signs.some((sign) => sign.test(sentence)))
}

/** How fast a site is does not say how soon it is finished: a match on speed must state a time. */
export function answersHowSoon({ topic }: Pick<RetrievedTopic, 'topic'>, terms: readonly string[]) {
  return !terms.includes(SPEED) || (topic.kind === 'passage' && tells(topic.passage, [SPEED]))
}

/** The topic that says more about one that was already answered. */
export function topicWithMore({ topicOf }: Indexes, found: RetrievedTopic): RetrievedTopic {
  const { topic } = found
  if (topic.kind === 'unknown' && topic.beside) {
    return { ...found, topic: { kind: 'passage', passage: topic.beside } }
  }
  if (topic.kind !== 'passage') return found
  const parts = ['features', 'solution', '0', '1'].map((name) => `${topic.passage.id}/${name}`)
  const [part = topic] = parts.flatMap((id) => topicOf(id) ?? [])
  return { ...found, topic: part }
}

/** Asks which of several things is meant. */
export function unclear({ topicOf }: Indexes, clause: string): RetrievedTopic[] {
  const topic = topicOf('small-talk:unclear')
  return topic ? [certainly(topic, clause)] : []
}

export function isUnclear(found: readonly RetrievedTopic[]): boolean {
  const topic = found[0]?.topic
  return topic?.kind === 'small-talk' && topic.about === 'unclear'
}
