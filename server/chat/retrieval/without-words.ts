// Messages without a word, such as "👍" and "??": nothing can be looked up for them.
import type { Indexes } from './indexes'
import { certainly, type RetrievedTopic } from './retrieved-topic'

/** Whether a text has a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/**
 * The reply to a message without words; null if there is none. Who asks "??" did not understand the answer.
 * @param isFirst whether nothing was asked before
 */
export function withoutWords(
  { topicOf }: Pick<Indexes, 'topicOf'>,
  message: string,
  isFirst: boolean,
): RetrievedTopic[] | null {
  // Nothing is left of a Spanish question whose words are all unknown.
  if (message === '' || hasWords(message)) return null
  const asks = /[?¿]/.test(message)
  const topic = topicOf(asks ? 'small-talk:unhelped' : 'small-talk:heard')
  return topic && !(asks && isFirst) ? [certainly(topic, message)] : []
}
