// What the answer before showed, for a question that depends on it.
import type { Passage } from '../passages/passage'
import { asksOfPeople, hasReference } from './follow-up'
import type { Indexes, Terms } from './indexes'
import { pagesOfEntries } from './ordinals'
import { pageOf } from './page-model'
import type { RetrievedTopic } from './retrieved-topic'
import { termOf } from './words'

/** How long something took or takes. */
const TIME =
  /\b(?:in|under|within|took|takes|over) (?:under )?(?:an?|one|two|three|\d+) (?:hour|day|week|weekend|month)s?\b/i
/** Who says what is quoted. */
const SPEAKER = /: “/

/** How a sentence looks that answers a question with this term, whatever it is about. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  [termOf('duration'), TIME],
  [termOf('speed'), TIME],
  [termOf('who'), SPEAKER],
])

/** Whether none of these terms says what is asked about, so that only what was said before can. */
export function isOfThingBefore(indexes: Indexes, terms: readonly string[], clause: string) {
  if (terms.length === 0 || terms.some(indexes.isTelling)) return false
  return !(terms.every(indexes.isOfAnything) && asksOfPeople(clause))
}

/** The passage that was shown, or that the answer referred to. */
export function passageShown(found: readonly RetrievedTopic[]): Passage | null {
  const topic = found[0]?.topic
  if (topic?.kind === 'passage') return topic.passage
  return topic?.kind === 'unknown' ? (topic.beside ?? null) : null
}

/** The page that a passage is on, and those of the entries that it lists. */
export function pagesAbout({ id }: Passage): ReadonlySet<string> {
  return new Set([pageOf(id), ...pagesOfEntries(id)])
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
  const signs = words.flatMap((word) => SIGNS.get(word) ?? [])
  const telling = [shown, ...indexes.passagesOf(pageOf(shown.id))].find(({ sentences }) =>
    sentences.some((sentence) => signs.some((sign) => sign.test(sentence))),
  )
  return reply(
    telling
      ? { kind: 'passage', passage: telling }
      : { kind: 'unknown', about: 'unpublished', beside: shown },
  )
}

/** The topic that says more about one that was already answered. */
export function more({ topicOf }: Indexes, found: RetrievedTopic): RetrievedTopic {
  const { topic } = found
  if (topic.kind === 'unknown' && topic.beside) {
    return { ...found, topic: { kind: 'passage', passage: topic.beside } }
  }
  if (topic.kind !== 'passage') return found
  const { id } = topic.passage
  const part = ['features', 'solution', '0', '1'].find((name) => topicOf(`${id}/${name}`))
  return { ...found, topic: (part && topicOf(`${id}/${part}`)) || topic }
}

/** Asks which of several things is meant. */
export function unclear({ topicOf }: Indexes, clause: string): RetrievedTopic[] {
  const topic = topicOf('small-talk:unclear')
  return topic ? [{ topic, clause, terms: new Set(), similarity: 1 }] : []
}

export function isUnclear(found: readonly RetrievedTopic[]): boolean {
  const topic = found[0]?.topic
  return topic?.kind === 'small-talk' && topic.about === 'unclear'
}
