// Reads a lead with everything attached to it: messages, attempts, consent, subscription.
import type { Channel } from '../../src/contract/submission'
import { NOT_DISMISSED } from '../delivery-conditions'
import { ask, type CommandContext } from './command-context'
import type { LeadSummary } from './lead-rows'

interface Attempt {
  attempt: number
  startedAt: Date
  endedAt: Date | null
  outcome: string | null
  error: string | null
}

export interface DeliveryDetails {
  id: string
  channel: Channel
  status: string
  recipient: string | null
  attempts: number
  nextAttemptAt: Date | null
  lastError: string | null
  providerId: string | null
  /** Its provider is down: it leaves when that is back, whatever its next attempt says. */
  waitsForProvider: boolean
  createdAt: Date
  revivedAt: Date | null
  sentAt: Date | null
  /** When a person took it off the lists of what needs attention; null if it has changed since. */
  dismissedAt: Date | null
  history: Attempt[]
}

interface Consent {
  phone: string
  wordingVersion: string
  /** Null for consents recorded by releases before 0.6.2. */
  wording: string | null
  page: string | null
  consentedAt: Date
  ip: string
  /** When that number opted out; null if it is not opted out. */
  optedOutAt: Date | null
}

export interface Subscription {
  email: string
  status: string
  subscribedAt: Date
  unsubscribedAt: Date | null
}

export interface LeadDetails extends LeadSummary {
  deliveries: DeliveryDetails[]
  consent: Consent | null
  subscription: Subscription | null
}

export async function readLeadDetails(
  { database }: Pick<CommandContext, 'database'>,
  lead: LeadSummary,
): Promise<LeadDetails> {
  const bindings = [lead.submissionId]
  const deliveries = await ask<Omit<DeliveryDetails, 'history'>>(database, {
    sql: `select id, channel, status, recipient, attempts, next_attempt_at as "nextAttemptAt",
        last_error as "lastError", provider_id as "providerId",
        waits_for_provider as "waitsForProvider", created_at as "createdAt",
        revived_at as "revivedAt", sent_at as "sentAt",
        case when not ${NOT_DISMISSED} then dismissed_at end as "dismissedAt"
      from deliveries d where submission_id = ? order by channel desc`,
    bindings,
  })
  const attempts = await ask<Attempt & { deliveryId: string }>(database, {
    sql: `select a.delivery_id as "deliveryId", a.attempt, a.started_at as "startedAt",
        a.ended_at as "endedAt", a.outcome, a.error
      from delivery_attempts a join deliveries d on d.id = a.delivery_id
      where d.submission_id = ? order by a.id`,
    bindings,
  })
  const [consent] = await ask<Consent>(database, {
    sql: `select c.phone, c.wording_version as "wordingVersion", c.wording, c.page,
        c.consented_at as "consentedAt", c.ip, o.opted_out_at as "optedOutAt"
      from sms_consents c
      left join sms_opt_outs o on o.phone = c.phone and o.lifted_at is null
      where c.submission_id = ?`,
    bindings,
  })
  const [subscription] = await ask<Subscription>(database, {
    sql: `select email, status, subscribed_at as "subscribedAt", unsubscribed_at as "unsubscribedAt"
      from newsletter_subscribers where email = lower(?)`,
    bindings: [lead.email],
  })
  return {
    ...lead,
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      history: attempts
        .filter(({ deliveryId }) => deliveryId === delivery.id)
        .map(({ deliveryId: _, ...attempt }) => attempt),
    })),
    consent: consent ?? null,
    subscription: subscription ?? null,
  }
}
