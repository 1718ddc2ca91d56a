// What `leads retry` says about a message that it has made due.
import type { Channel } from '../../src/contract/submission'
import { requestedAt } from '../deliveries/claim'
import { waitForDay } from '../sms/quiet-hours'
import type { LeadSummary } from './lead-rows'

interface Retried {
  channel: Channel
  created_at: Date
}

/** A text that a person retries is sent however old it is, but not at night, when nothing would seem to happen. */
export function whatIsRetried(
  { channel, created_at }: Retried,
  lead: Pick<LeadSummary, 'receivedAt'> | undefined,
  now = new Date(),
): string {
  const requested = requestedAt({ created_at }, { received_at: lead?.receivedAt ?? created_at })
  const waits = channel === 'prospect_sms' && waitForDay(requested, now) > 0
  return waits ? `retrying ${channel}, which waits for the day` : `retrying ${channel}`
}
