// Sends a text message at most once: after an attempt without an end on record, it asks before it acts.
import { acknowledgement } from '../sms/acknowledgement'
import type { DeliverDeps, Sent } from './attempt'
import type { Delivery } from './claim'
import type { Lead } from './load-lead'

export async function sendSms(
  { database, senders }: DeliverDeps,
  delivery: Delivery,
  lead: Lead,
): Promise<Sent> {
  const { recipient: to, previous } = delivery
  if (!to || lead.sms_consent !== true)
    return { outcome: 'suppressed', reason: 'no consent on record' }
  const text = { to, body: acknowledgement(lead), submissionId: lead.submission_id }

  if (previous !== 'pending') {
    const found = await senders.sms.find(text)
    if (found.state === 'sent') return { outcome: 'sent', providerId: found.providerId }
    // A worker that died may have died before it called the provider; only the provider's own word
    // that it has no such message makes a second call safe. An answer that was lost does not.
    if (found.state === 'unclear' || previous === 'unknown') {
      return { outcome: 'unknown', reason: 'the provider may have sent it; check there first' }
    }
  }
  // Asked last: a STOP counts for messages that were already queued.
  const optedOut = await database('sms_opt_outs').where({ phone: to, lifted_at: null }).first('id')
  if (optedOut) return { outcome: 'suppressed', reason: 'opted out' }
  const { providerId } = await senders.sms.send(text)
  return { outcome: 'sent', providerId }
}
