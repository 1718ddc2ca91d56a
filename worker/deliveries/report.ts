// Reports the outcome of each attempt: a metric for each, and a log line for each except during an outage.
import { createOutageLogger } from '../../src/node/log'
import type { ClaimedDelivery } from './claim'
import type { DeliverDeps } from './deliver-deps'
import { type Provider, ProviderError, providerNames, providerOf } from './provider'
import { type AttemptResult, outcomeOf } from './record'

/** What there is to say of an attempt. */
export interface AttemptReport {
  result: AttemptResult
  /** The provider, if the attempt ended because the provider itself failed. */
  failedProvider: Provider | null
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

  return (delivery: ClaimedDelivery, attempt: AttemptReport): void => {
    const { result, failedProvider, err } = attempt
    const outcome = outcomeOf(result)
    const { channel } = delivery
    // An outcome that will still be looked up does not need a person yet.
    const settlesItself = outcome === 'unknown' && 'delayMs' in result && result.delayMs !== null
    metrics.deliveries.inc({ channel, outcome: settlesItself ? 'retried' : outcome })
    const cause = err instanceof ProviderError ? err.cause : err
    if ('deferred' in result || (result.status === 'sent' && result.error)) {
      log.warn(
        { ...line(delivery), reason: result.error },
        'message sent, but not to every recipient',
      )
    } else if (result.status === 'sent') log.info(line(delivery), 'message sent')
    else if (result.status === 'failed') {
      log.error({ ...line(delivery), err: cause, reason: result.error }, 'message given up')
    } else if (failedProvider) logOutage[failedProvider](cause)
    else
      log.info({ ...line(delivery), err: cause, outcome, reason: result.error }, 'message not sent')
    if (reached(attempt)) noteAnswer(providerOf(channel))
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
function reached({ result, failedProvider, err, withoutContact }: AttemptReport): boolean {
  if (result.status === 'sent' && !err) return !withoutContact
  if (failedProvider || !(err instanceof ProviderError)) return false
  const { responseCode, status } = err.cause as { responseCode?: unknown; status?: unknown }
  return typeof responseCode === 'number' || typeof status === 'number'
}
