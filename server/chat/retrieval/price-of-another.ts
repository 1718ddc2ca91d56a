// After a question about a price: "and for a website?" asks for another one.
import { namesAnother } from './follow-up'
import type { RetrievedTopic } from './retrieved-topic'
import { subjectOf } from './subjects'
import { termsOf } from './words'

const OF_SERVICES = /^(?:service:|faq:cloud-migration)/

/** @param last the answer before */
export function asksPriceOfAnother(
  question: string,
  last: () => readonly RetrievedTopic[],
): boolean {
  if (!namesAnother(question)) return false
  const subject = subjectOf(termsOf(question))?.passage ?? ''
  return OF_SERVICES.test(subject) && last().some(isPrice)
}

function isPrice({ topic }: RetrievedTopic): boolean {
  return topic.kind === 'unknown' && topic.about === 'price'
}
