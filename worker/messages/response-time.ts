// The promised response time in words, for every message that states one.
import { company } from '../../src/content/company'
import type { Urgency } from '../../src/contract/choices'
import type { Kind } from '../../src/contract/submission'

interface Asked {
  kind: Kind
  /** '' if the form has no such field. */
  urgency: string
}

const { critical, high, standard, low } = company.responseTimes
const byUrgency: Readonly<Record<Urgency, string>> = { critical, high, medium: standard, low }

const hasResponseTime: Readonly<Record<Kind, boolean>> = {
  contact: true,
  'service-request': true,
  consultation: true,
  newsletter: false,
  'job-application': false,
}

/** '' for kinds without a promised response time: job applications and newsletter subscriptions. */
export function responseTime({ kind, urgency }: Asked): string {
  if (!hasResponseTime[kind]) return ''
  return Object.hasOwn(byUrgency, urgency) ? byUrgency[urgency as Urgency] : standard
}

/** The promise as a sentence. The critical one is a policy statement: it must not read like a report of the past. */
export function promiseSentence(asked: Asked, subject: string): string {
  const time = responseTime(asked)
  return time === critical
    ? `Your ${subject} is marked critical. Critical issues: ${time}.`
    : `A person on our team will read your ${subject} and answer ${time}.`
}
