// Reports the outcome of each attempt: a metric for each, and a log line for each except during an outage.
import { createOutageLogger } from '../../src/node/log'
import type { ClaimedDelivery } from './claim'
import type { DeliverDeps } from './deliver-deps'
import { type Provider, ProviderError, providerNames, providerOf } from './provider'
import { type AttemptResult, outcomeOf } from './record'

/** How an attempt ended. */
export interface Ended {
  end: AttemptResult
  /** The provider, if the attempt ended because the provider itself failed. */
  trouble: Provider | null
  err?: unknown
  /** This attempt contacted nobody: an earlier one sent the message, or none will. */
  withoutContact?: boolean
}

export function createReport({ log, metrics, outages }: DeliverDeps) {
  const line = ({ submission_id: submissionId, channel, attempts }: ClaimedDelivery) => ({
    submissionId,
    channel,
    attempts,
  })
  // While a provider is down, every attempt fails for the same reason: log one line a second at most.
  const logOutage = {
    mail: createOutageLogger(log, providerNames.mail),
    sms: createOutageLogger(log, providerNames.sms),
  }

  return (delivery: ClaimedDelivery, ended: Ended): void => {
    const { end, trouble, err } = ended
    const outcome = outcomeOf(end)
    const { channel } = delivery
    // An outcome that will still be looked up does not need a person yet.
    const settlesItself = outcome === 'unknown' && 'delayMs' in end && end.delayMs !== null
    metrics.deliveries.inc({ channel, outcome: settlesItself ? 'retried' : outcome })
    const cause = err instanceof ProviderError ? err.cause : err
    if ('deferred' in end || (end.status === 'sent' && end.error)) {
      log.warn({ ...line(delivery), reason: end.error }, 'message sent, but not to every recipient')
    } else if (end.status === 'sent') log.info(line(delivery), 'message sent')
    else if (end.status === 'failed') {
      log.error({ ...line(delivery), err: cause, reason: end.error }, 'message given up')
    } else if (trouble) logOutage[trouble](cause)
    else log.info({ ...line(delivery), err: cause, outcome, reason: end.error }, 'message not sent')
    if (reached(ended)) noteAnswer(providerOf(channel))
  }

  function noteAnswer(provider: Provider): void {
    if (!outages.isDown(provider)) return
    outages.answered(provider).then(
      (waited) => waited > 0 && log.info({ provider, waited }, 'provider recovered'),
      () => undefined,
    )
  }
}

/** The provider accepted the message or rejected only this one, so it is working. */
function reached({ end, trouble, err, withoutContact }: Ended): boolean {
  if (end.status === 'sent' && !err) return !withoutContact
  if (trouble || !(err instanceof ProviderError)) return false
  const { responseCode, status } = err.cause as { responseCode?: unknown; status?: unknown }
  return typeof responseCode === 'number' || typeof status === 'number'
}
