// One delivery from the queue to its recipient: claim, send, record. The row is the truth, the job a bell.
import { deliveryJob } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { Metrics } from '../../src/node/metrics'
import { type Handler, PermanentError } from '../../src/node/queue/backend'
import { claim, type Delivery, holding } from './claim'
import { endingOf } from './ending-of'
import { loadLead } from './load-lead'
import { record, recordSent } from './record'
import { sendMail } from './send-mail'
import { sendSms } from './send-sms'
import type { Senders } from './senders'

export interface DeliverDeps {
  env: Env
  log: Log
  metrics: Metrics
  database: Database
  senders: Senders
}

/** What one attempt came to: the provider's id of the message, or the reason it must not be sent. */
export type Sent =
  | { outcome: 'sent'; providerId: string }
  | { outcome: 'suppressed'; reason: string }
  | { outcome: 'unknown'; reason: string }

export function createDeliver(deps: DeliverDeps): { handle: Handler; stop(): void } {
  const { database, log, metrics } = deps
  let stopping = false
  // Messages that left while the database was away: not to be claimed again by this process.
  const leaving = new Set<string>()

  async function attempt(delivery: Delivery): Promise<Sent> {
    const lead = await loadLead(database, delivery)
    if (!lead) return { outcome: 'suppressed', reason: 'the submission was erased' }
    return delivery.channel === 'prospect_sms'
      ? sendSms(deps, delivery, lead)
      : sendMail(deps, delivery, lead)
  }

  async function run(delivery: Delivery): Promise<void> {
    const { submission_id: submissionId, channel, attempts } = delivery
    const line = { submissionId, channel, attempts }
    try {
      const sent = await attempt(delivery)
      metrics.deliveries.inc({ channel, outcome: sent.outcome })
      if (sent.outcome === 'sent') {
        const { providerId } = sent
        await recordSent(database, delivery, { providerId, stopping: () => stopping })
        log.info(line, 'message sent')
        return
      }
      const { outcome, reason } = sent
      log.info({ ...line, outcome, reason }, 'message not sent')
      await record(database, delivery, endingOf.notSent(sent))
    } catch (error) {
      const end = endingOf.failure(delivery, error)
      metrics.deliveries.inc({ channel, outcome: end.status === 'pending' ? 'retried' : end.status })
      log[end.status === 'failed' ? 'error' : 'warn']({ ...line, err: error, end: end.status }, 'message not sent')
      await record(database, delivery, end)
    }
  }

  return {
    stop() {
      stopping = true
    },
    async handle({ id: jobId, data }) {
      const parsed = deliveryJob.safeParse(data)
      if (!parsed.success) {
        log.error({ jobId }, 'job refused: its payload does not parse')
        throw new PermanentError('payload does not parse')
      }
      const { deliveryId } = parsed.data
      if (leaving.has(deliveryId)) return
      leaving.add(deliveryId)
      try {
        const delivery = await claim(database, deliveryId)
        if (delivery) await holding(database, delivery, () => run(delivery))
      } finally {
        leaving.delete(deliveryId)
      }
    },
  }
}
