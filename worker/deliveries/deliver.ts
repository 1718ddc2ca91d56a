// One delivery from the queue to its recipient: claim, send, record. The row is the truth, the job a bell.
import { deliveryJob } from '../../src/contract/submission'
import { type Handler, PermanentError } from '../../src/node/queue/backend'
import type { DeliverDeps, Sent } from './attempt'
import { claim, type Delivery, holding } from './claim'
import { endingOf } from './ending-of'
import { loadLead } from './load-lead'
import { type Ending, record, recordSent } from './record'
import { sendMail } from './send-mail'
import { sendSms } from './send-sms'

export function createDeliver(deps: DeliverDeps): { handle: Handler; stop(): void } {
  const { database, log } = deps
  let stopping = false
  // What this process has in hand: while a message that left waits to be recorded, its lease may run
  // out, and it must not be taken up again here.
  const inHand = new Set<string>()

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
      if (inHand.has(deliveryId)) return
      inHand.add(deliveryId)
      try {
        const delivery = await claim(database, deliveryId)
        if (!delivery) return
        await holding(database, delivery, async () => {
          const end = await attempt(deps, delivery)
          if (end.status !== 'sent') return record(database, delivery, end)
          const { providerId } = end
          await recordSent(database, delivery, { providerId, stopping: () => stopping })
        })
      } finally {
        inHand.delete(deliveryId)
      }
    },
  }
}

/** Tries to send, says how it went in log and metrics, and returns how the row has to end. */
async function attempt(deps: DeliverDeps, delivery: Delivery): Promise<Ending> {
  const { log, metrics } = deps
  const { submission_id: submissionId, channel, attempts } = delivery
  const line = { submissionId, channel, attempts }
  try {
    const sent = await send(deps, delivery)
    metrics.deliveries.inc({ channel, outcome: sent.outcome })
    if (sent.outcome === 'sent') {
      log.info(line, 'message sent')
      return { status: 'sent', providerId: sent.providerId }
    }
    log.info({ ...line, outcome: sent.outcome, reason: sent.reason }, 'message not sent')
    return endingOf.notSent(sent)
  } catch (err) {
    const end = endingOf.failure(delivery, err)
    const outcome = end.status === 'pending' ? 'retried' : end.status
    metrics.deliveries.inc({ channel, outcome })
    const level = end.status === 'failed' ? 'error' : 'warn'
    log[level]({ ...line, err, outcome }, 'message not sent')
    return end
  }
}

async function send(deps: DeliverDeps, delivery: Delivery): Promise<Sent> {
  const lead = await loadLead(deps.database, delivery)
  if (!lead) return { outcome: 'suppressed', reason: 'the submission was erased' }
  return delivery.channel === 'prospect_sms'
    ? sendSms(deps, delivery, lead)
    : sendMail(deps, delivery, lead)
}
