// One lead for a person at a terminal.
import { company } from '../../src/content/company'
import { serviceLabel } from '../../src/contract/choices'
import { officeSecond } from './office-time'
import { safeLine, safeLines } from './safe-text'
import type { Delivery, Subscription, WholeLead } from './whole-lead'

const LABEL_WIDTH = 16

type Line = [label: string, value: string | null | undefined]

/** Fields that are empty are left out. */
export function describeLead(lead: WholeLead): string {
  const title = `${lead.reference}  ${lead.kind}${lead.quarantined ? '  QUARANTINED' : ''}`
  return [
    title,
    ...section(fields(lead)),
    '',
    ...safeLines(lead.message).map((line) => `    ${line}`),
    '',
    ...section(sourceOf(lead)),
    ...lead.deliveries.flatMap((delivery) => ['', ...describeDelivery(delivery)]),
    '',
  ].join('\n')
}

function fields(lead: WholeLead): Line[] {
  return [
    ['received', `${officeSecond(lead.receivedAt)} ${company.timeZone}`],
    ['urgency', lead.urgency],
    ['service', lead.service && serviceLabel(lead.service)],
    ['position', lead.position],
    ['experience', lead.experience],
    ['name', lead.name],
    ['email', lead.email],
    ['phone', lead.phone],
    ['company', lead.company],
    ['resume', lead.resume],
    ['suspicions', lead.suspicions.join(', ')],
  ]
}

function sourceOf({ source, consent, subscription, ...lead }: WholeLead): Line[] {
  const utm = Object.entries(source.utm ?? {}).map(([name, value]) => `${name}=${value}`)
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
    ['referrer', source.referrer],
    ['utm', utm.join(' ')],
    ['written', lead.createdAt],
    ['submission', lead.submissionId],
  ]
}

/** With the time since when it is so. */
function newsletterState({ status, subscribedAt, unsubscribedAt }: Subscription): string {
  return `${status}, ${officeSecond(unsubscribedAt ?? subscribedAt)}`
}

function describeDelivery(delivery: Delivery): string[] {
  const { channel, status, recipient, lastError, nextAttemptAt, sentAt, providerId } = delivery
  const history = delivery.history.map(({ startedAt, outcome, error }) => {
    const words = [officeSecond(startedAt), outcome ?? 'no end on record', error].filter(Boolean)
    return `      ${safeLine(words.join('  '))}`
  })
  return [
    `  ${channel}: ${status}`,
    ...section([
      ['to', recipient],
      ['sent', sentAt && officeSecond(sentAt)],
      ['provider id', providerId],
      ['reason', lastError],
      ['next attempt', nextAttemptAt && officeSecond(nextAttemptAt)],
      ['tried again', delivery.revivedAt && officeSecond(delivery.revivedAt)],
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
