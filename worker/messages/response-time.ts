// The promised response time in words, for every message that states one.
import { company } from '../../src/content/company'
import type { Urgency } from '../../src/contract/choices'
import type { Kind } from '../../src/contract/submission'

interface Asked {
  kind: Kind
  /** '' if the form has no such field. */
  urgency: string
}

const { responseTimes, levelByUrgency } = company

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
  const isChoice = Object.hasOwn(levelByUrgency, urgency)
  return responseTimes[isChoice ? levelByUrgency[urgency as Urgency] : 'standard']
}

/** The promise as a sentence. The critical one is a policy statement: it must not read like a report of the past. */
export function promiseSentence(asked: Asked, subject: string): string {
  const time = responseTime(asked)
  return time === responseTimes.critical
    ? `Your ${subject} is marked critical. Critical issues: ${time}.`
    : `A person on our team will read your ${subject} and answer ${time}.`
}
