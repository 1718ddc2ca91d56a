// The topics found for a question, and which of them are used.
import type { Passage } from '../passages/passage'
import type { Topic } from '../questions/topics'

export interface RetrievedTopic {
  topic: Topic
  /** The part of the message for which it was found. */
  clause: string
  /** The question's terms: they select among a long passage's sentences. */
  terms: ReadonlySet<string>
  /** 0 to 1. */
  similarity: number
  /** Whether the content never mentions what was asked for, so that this is only what comes nearest. */
  unnamed?: boolean
}

/** A topic that is not found by its words. */
export function certainly(topic: Topic, clause = ''): RetrievedTopic {
  return { topic, clause, terms: new Set(), similarity: 1 }
}

/** Whether it is a passage with such an id. */
export function isOf(ids: RegExp, { topic }: RetrievedTopic): boolean {
  return topic.kind === 'passage' && ids.test(topic.passage.id)
}

/** The passage that a topic shows, or refers to. */
export function passageIn({ topic }: RetrievedTopic): Passage | null {
  if (topic.kind === 'passage') return topic.passage
  return topic.kind === 'unknown' ? (topic.beside ?? null) : null
}

const MOST_ANSWERS = 3

/** Each topic once, and beside an answer neither small talk nor what little words alone resemble: "do we need it". */
export function worthSaying(found: readonly RetrievedTopic[]): RetrievedTopic[] {
  const byTopic = new Map<unknown, RetrievedTopic>()
  for (const each of substance(found)) {
    const { topic } = each
    const key = topic.kind === 'passage' ? topic.passage.id : `${topic.kind}:${topic.about}`
    if (!byTopic.has(key)) byTopic.set(key, each)
  }
  return [...byTopic.values()].slice(0, MOST_ANSWERS)
}

function substance(found: readonly RetrievedTopic[]): readonly RetrievedTopic[] {
  const rest = found.filter(({ topic }) => topic.kind !== 'small-talk')
  const telling = rest.filter(({ terms, similarity }) => terms.size > 0 || similarity === 1)
  return [telling, rest].find((some) => some.length > 0) ?? found
}
