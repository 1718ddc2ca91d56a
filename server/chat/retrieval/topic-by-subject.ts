// The nearest service, for a question that no known one is near.
import { concernsUs } from './concerns-us'
import type { Indexes } from './indexes'
import type { RetrievedTopic } from './retrieved-topic'
import { subjectOf } from './subjects'

/** Likeness of a topic found by subject: lower than that of any matched question. */
const BY_SUBJECT = 0.5
/** Weight of subject words from which the subject is plain, even if the question does not concern us. */
const PLAIN = 2

/** A question that is plainly about our field gets the nearest service rather than no answer. */
export function topicBySubject(indexes: Indexes, question: string): RetrievedTopic[] | null {
  const terms = indexes.read(question)
  const best = subjectOf(terms.keys())
  if (!best || (best.sum < PLAIN && !concernsUs(question))) return null
  const topic = indexes.topicOf(best.passage)
  return topic
    ? [{ topic, clause: question, similarity: BY_SUBJECT, terms: new Set(terms.keys()) }]
    : null
}
