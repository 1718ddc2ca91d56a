// What applicants ask about their pay, in words that are otherwise about our prices.
import type { Indexes } from './indexes'
import { isOf, type RetrievedTopic } from './retrieved-topic'
import { subjectOf } from './subjects'
import { termOf, termsOf } from './words'

const OF_JOBS = /^(?:careers:|form:(?:positions|job))/
const PAY = /\b(?:pay|pays|paid|rates?|hourly|(?:per|an|by the) hour|money|compensation)\b/i
/** What a client pays, or pays for. */
const OF_CLIENTS =
  /\b(?:charge|costs?|prices?|quote|bills?|invoices?|(?:i|we) pay|our|we|company|business|users?|services?|support|monthly|month)\b/i

const TECHNICIAN = termOf('technician')

/** "What is the hourly rate" asks what we charge; from somebody who has just asked about our jobs, what we pay. */
export function asApplicant(
  { topicOf }: Pick<Indexes, 'topicOf'>,
  found: RetrievedTopic,
  before: readonly RetrievedTopic[],
): RetrievedTopic {
  const { topic, clause } = found
  if (topic.kind !== 'unknown' || topic.about !== 'price' || !before.some(isOfJobs)) return found
  const job = PAY.test(clause) && !isOfClients(clause) && topicOf('unknown:job')
  return job ? { ...found, topic: job } : found
}

/** The rate for network cabling is a price; that of a network technician is pay. */
function isOfClients(clause: string): boolean {
  if (OF_CLIENTS.test(clause)) return true
  const terms = termsOf(clause)
  return terms.some(isOfService) && !terms.includes(TECHNICIAN)
}

/** People work at the helpdesk, which is a service of ours as well. */
function isOfService(term: string): boolean {
  return /^service:(?!helpdesk)/.test(subjectOf([term])?.passage ?? '')
}

function isOfJobs(one: RetrievedTopic): boolean {
  return isOf(OF_JOBS, one) || (one.topic.kind === 'unknown' && one.topic.about === 'job')
}
