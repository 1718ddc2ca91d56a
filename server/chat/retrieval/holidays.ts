// Holidays, on which we may be closed whatever day of the week it is: the site does not say.
import type { Indexes } from './indexes'
import type { RetrievedTopic } from './retrieved-topic'
import { termOf } from './words'

const HOLIDAY = termOf('holiday')

/** The hours of the week do not answer a question about a holiday. */
export function exceptOnHolidays({ topicOf }: Indexes, one: RetrievedTopic): RetrievedTopic {
  const isHours = one.topic.kind === 'passage' && one.topic.passage.id === 'company:hours'
  const unpublished = topicOf('unknown:unpublished')
  return isHours && unpublished && one.terms.has(HOLIDAY) ? { ...one, topic: unpublished } : one
}
