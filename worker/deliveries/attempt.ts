// One attempt at a claimed delivery: sends the message, and tells how its row must end.
import { isDatabaseDown } from '../error-class'
import { failedProvider, failureResult, sentResult, waitedTooLongResult } from './attempt-result'
import { type Claimed, requestedAt } from './claim'
import type { DeliverDeps, SendOutcome } from './deliver-deps'
import { ProviderError } from './provider'
import { outcomeOf } from './record'
import type { AttemptReport } from './report'
import { isPatient, sendMail } from './send-mail'
import { sendSms } from './send-sms'

/**
 * Tries to send, and returns how the row must end. Throws when our own database is down: the delivery then stays as
 * it is until its lease expires.
 */
export async function attempt(deps: DeliverDeps, claimed: Claimed): Promise<AttemptReport> {
  const { delivery, lead } = claimed
  const { created_at, revived_at, channel } = delivery
  const received = revived_at ?? (lead ? requestedAt(delivery, lead) : created_at)
  // A text is of use for an hour. A mail gets all of its attempts, however late its lead could be stored.
  const since = channel === 'prospect_sms' ? received : (revived_at ?? created_at)
  const input = { delivery, since }
  const late = waitedTooLongResult(input)
  if (late) return { result: late, failedProvider: null, withoutContact: true }
  try {
    const sent = await send(deps, claimed)
    // The others of several inboxes have had it since an earlier attempt.
    if (sent.status === 'sent' && !delivery.deferred) {
      const seconds = (Date.now() - received.getTime()) / 1000
      deps.metrics.deliveryDelay.observe({ channel }, Math.max(0, seconds))
    }
    const result = sent.status === 'sent' ? sentResult(input, sent) : sent
    return { result, failedProvider: null, withoutContact: 'withoutContact' in sent }
  } catch (err) {
    if (!(err instanceof ProviderError) && isDatabaseDown(err)) throw err
    return { result: failureResult(input, err), failedProvider: failedProvider(delivery, err), err }
  }
}

async function send(deps: DeliverDeps, claimed: Claimed): Promise<SendOutcome> {
  const { lead } = claimed
  if (!lead) return { status: 'suppressed', error: 'the submission was erased' }
  const { channel, submission_id, attempts } = claimed.delivery
  const attributes = {
    'submission.id': submission_id,
    'delivery.channel': channel,
    'delivery.attempt': attempts,
  }
  return deps.tracing.span(
    { name: `send ${channel}`, kind: 'client', attributes },
    async (span) => {
      const attempt = () =>
        channel === 'prospect_sms' ? sendSms(deps, claimed, lead) : sendMail(deps, claimed, lead)
      const lane = isPatient(claimed.delivery) ? (`patient ${channel}` as const) : channel
      const sent = await deps.outages.during(lane, attempt)
      span.set({ 'delivery.outcome': outcomeOf(sent) })
      return sent
    },
  )
}
