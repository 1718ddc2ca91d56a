// Sends a text message at most once: after an attempt without a recorded outcome, and if it is late, it asks the
// provider first.
import { optOut } from '../../src/node/database/sms-opt-outs'
import { transact } from '../../src/node/database/transact'
import { classify } from '../error-class'
import { isTooOld } from '../retry-schedule'
import { acknowledgment } from '../sms/acknowledgment'
import { WAITS_FOR_DAY, waitForDay } from '../sms/quiet-hours'
import { type Found, OptedOutError, type TextMessage } from '../sms/sms-sender'
import type { StoredLead } from '../submissions/stored-lead'
import { type Claimed, type ClaimedDelivery, requestedAt } from './claim'
import type { DeliverDeps, SendOutcome } from './deliver-deps'
import { LeaseLostError } from './lease'
import { LookUpError, ProviderError } from './provider'

/** In milliseconds. A backup is never restored this soon after it was made. */
const LATE_MS = 60_000

const OPTED_OUT: SendOutcome = { status: 'suppressed', error: 'opted out' }
/** It waited so long, for its provider or for a worker, that it is no longer useful. */
const TOO_LATE: SendOutcome = {
  status: 'failed',
  error: 'it could not be sent within the hour for which it is of use',
}
const reported = (providerId: string) =>
  ({ status: 'sent', providerId, withoutContact: true }) as const

/** What may have changed since the claim. */
interface Latest {
  provider_id: string | null
  lease_token: string | null
  opt_out: string | null
}

export async function sendSms(
  deps: DeliverDeps,
  claimed: Claimed,
  lead: StoredLead,
): Promise<SendOutcome> {
  const { database } = deps
  const { delivery } = claimed
  const { id, recipient: to, provider_id: providerId, claimed_at } = delivery
  // The provider reported the message before our own record of the attempt was written.
  if (providerId) return reported(providerId)
  if (lead.sms_consent !== true) return { status: 'suppressed', error: 'no consent on record' }
  if (!to) return { status: 'suppressed', error: 'no number on this message' }
  const { reference, submission_id: submissionId } = lead
  const text = { to, body: acknowledgment(lead), reference, submissionId }

  const requested = requestedAt(delivery, lead)
  const earlier = mayBeSent(delivery, requested) ? await whatBecameOf(deps, delivery, text) : null
  if (earlier) return earlier
  // Checked last: a STOP applies to messages already queued, and during the lookup an earlier attempt's status report
  // may have arrived or the person may have been erased. While a virtual machine is paused, both clocks of the lease
  // stand still: only PostgreSQL knows who holds it now.
  const latest = await database('deliveries as d')
    .leftJoin('sms_opt_outs as o', (on) => on.on('o.phone', 'd.recipient').onNull('o.lifted_at'))
    .where('d.id', id)
    .first<Latest | undefined>('d.provider_id', 'd.lease_token', 'o.id as opt_out')
  if (!latest) return { status: 'suppressed', error: 'the submission was erased' }
  if (latest.provider_id) return reported(latest.provider_id)
  if (isTooOld('prospect_sms', delivery.revived_at ?? requested, claimed_at)) return TOO_LATE
  const delayMs = waitForDay(requested, claimed_at)
  if (delayMs > 0) return { status: 'pending', error: WAITS_FOR_DAY, delayMs }
  if (latest.lease_token !== delivery.lease_token) {
    throw new LeaseLostError('another worker has taken the message over')
  }
  return latest.opt_out ? OPTED_OUT : handOver(deps, claimed, text)
}

/**
 * Whether the provider may have this text: an earlier attempt has no recorded outcome, or the request is so old that
 * the database may have been restored to a time before the attempt. What a person retried is sent as they decided.
 */
function mayBeSent(
  { previous, created_at, revived_at, claimed_at }: ClaimedDelivery,
  requested: Date,
): boolean {
  if (previous !== 'pending') return true
  // A release from quarantine sets both to the same time.
  const isRetried = revived_at !== null && revived_at > created_at
  return !isRetried && claimed_at.getTime() - requested.getTime() > LATE_MS
}

/** What the provider knows about an earlier attempt; null if another attempt is safe. */
async function whatBecameOf(
  { database, senders }: DeliverDeps,
  { id, previous, claimed_at }: ClaimedDelivery,
  text: TextMessage,
): Promise<SendOutcome | null> {
  let found: Found
  try {
    found = await senders.sms.find(text)
  } catch (cause) {
    // Nothing but its age says that it may have been sent, and that must not hold it up where no list can be had.
    if (previous === 'pending' && isWithoutList(cause)) return null
    throw new LookUpError(cause)
  }
  if (found.state === 'sent') return { status: 'sent', providerId: found.providerId }
  if (previous === 'pending') return null
  if (previous === 'unknown') {
    return {
      status: 'unknown',
      error: 'the provider may have sent it; check there first',
      delayMs: null,
    }
  }
  // A dead worker may have died before it called the provider, or while the provider was working on its call: only
  // later is it certain that a message which the provider does not list was not sent. Counted from the last moment at
  // which it may have called: it may have looked the message up for a while itself.
  const lost = await database('delivery_attempts')
    .where({ delivery_id: id, outcome: 'lost' })
    .max<{ ended: Date | null } | undefined>('ended_at as ended')
    .first()
  if (!lost?.ended) return null
  const delayMs = lost.ended.getTime() + senders.sms.settledMs - claimed_at.getTime()
  return delayMs > 0
    ? { status: 'sending', error: 'an earlier call may be under way', delayMs }
    : null
}

/** Whether asking again would not help. 501: what is asked, such as a gateway, does not know this request. */
const isWithoutList = (cause: unknown): boolean =>
  classify(cause) !== 'transient' || (cause as { status?: unknown }).status === 501

async function handOver(
  { database, senders }: DeliverDeps,
  { lease }: Claimed,
  text: TextMessage,
): Promise<SendOutcome> {
  try {
    const { providerId } = await senders.sms.send(text, lease.require)
    return { status: 'sent', providerId }
  } catch (cause) {
    if (!(cause instanceof OptedOutError)) throw new ProviderError(cause)
    const refused = { phone: text.to, keyword: 'provider' }
    await transact(database, (transaction) => optOut(transaction, refused))
    return OPTED_OUT
  }
}
