// Formats one lead for a person at a terminal.
import { serviceLabel } from '../../src/contract/choices'
import type { TypedField } from '../../src/contract/submission'
import { providerOf } from '../deliveries/provider'
import { officeSecond } from '../office-time'
import { readSource } from '../submissions/stored-lead'
import type { DeliveryDetails, LeadDetails, Subscription } from './lead-details'
import { waitingFor } from './providers-away'
import { safeLine, safeLines } from './safe-text'

const LABEL_WIDTH = 16

type Line = [label: string, value: string | null | undefined]

/** Empty fields are omitted. */
export function describeLead(lead: LeadDetails): string {
  const title = `${lead.reference}  ${lead.kind}${lead.quarantined ? '  QUARANTINED' : ''}`
  return [
    safeLine(title),
    ...section(fields(lead)),
    '',
    ...safeLines(lead.message).map((line) => `    ${line}`),
    '',
    ...section(sourceOf(lead)),
    ...lead.deliveries.flatMap((delivery) => ['', ...describeDelivery(delivery)]),
    '',
  ].join('\n')
}

function fields(lead: LeadDetails): Line[] {
  const { urgency, service, position, experience, name, email, phone, company, resume } = lead
  const known = { urgency, service: service && serviceLabel(service), position, experience }
  // The message is printed separately. The type forces a line for every new field.
  const typed: Record<Exclude<TypedField, 'message'>, string | null> = {
    ...known,
    ...{ name, email, phone, company, resume },
  }
  return [
    ['received', officeSecond(lead.receivedAt)],
    ...Object.entries(typed),
    ['suspicions', lead.suspicions.join(', ')],
  ]
}

function sourceOf({ consent, subscription, ...lead }: LeadDetails): Line[] {
  const source = readSource(lead.source)
  const utm = Object.entries(source.utm).map(([name, value]) => `${name}=${value}`)
  const agreed = consent
    ? `yes, ${consent.phone}, ${officeSecond(consent.consentedAt)}, wording ${consent.wordingVersion}, page ${consent.page ?? 'unknown'}, from ${consent.ip}`
    : lead.smsConsent
      ? 'yes'
      : 'no'
  return [
    ['text messages', agreed],
    ['opted out', consent?.optedOutAt && officeSecond(consent.optedOutAt)],
    ['newsletter', subscription && newsletterState(subscription)],
    ['page', source.page],
    ['service in link', source.service],
    ['referrer', source.referrer],
    ['utm', utm.join(' ')],
    // Without a time of the client's, the row has ours.
    ['client time', lead.createdAt === lead.receivedAt.toISOString() ? '' : lead.createdAt],
    ['submission', lead.submissionId],
  ]
}

/** The status and the time since which it holds. */
function newsletterState({ status, subscribedAt, unsubscribedAt }: Subscription): string {
  return `${status}, ${officeSecond(unsubscribedAt ?? subscribedAt)}`
}

function describeDelivery(delivery: DeliveryDetails): string[] {
  const { channel, status, recipient, lastError, nextAttemptAt, sentAt, providerId } = delivery
  const { createdAt, revivedAt } = delivery
  // A release from quarantine sets both to the same time.
  const retried = revivedAt !== null && revivedAt > createdAt
  const waiting = delivery.waitsForProvider && nextAttemptAt !== null
  const history = delivery.history.map(({ startedAt, outcome, error }) => {
    const words = [officeSecond(startedAt), outcome ?? 'no outcome recorded', error].filter(Boolean)
    return `      ${safeLine(words.join('  '))}`
  })
  return [
    `  ${channel}: ${status}`,
    ...section([
      ['to', recipient],
      ['sent', sentAt && officeSecond(sentAt)],
      ['provider id', providerId],
      ['reason', lastError],
      waiting
        ? ['waits for', waitingFor(providerOf(channel))]
        : ['next attempt', nextAttemptAt && officeSecond(nextAttemptAt)],
      ['retried', retried ? officeSecond(revivedAt) : null],
      ['dismissed', delivery.dismissedAt && officeSecond(delivery.dismissedAt)],
      ['attempts', String(delivery.attempts)],
    ]).map((line) => `  ${line}`),
    ...history,
  ]
}

function section(lines: Line[]): string[] {
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `  ${label.padEnd(LABEL_WIDTH)}${safeLine(value ?? '')}`)
}
