// Brings messages that were given up back to the pipeline.
import type { Channel } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { NOT_DISMISSED } from '../delivery-conditions'
import { KNOWN_KINDS } from '../submissions/stored-lead'

/** What becomes of a text that may have been sent. */
export type UnknownSms = 'leave' | 'send again'

interface Revived {
  submission_id: string
  channel: Channel
  created_at: Date
}

interface ToRevive {
  unknownSms: UnknownSms
  /** Submission IDs; null for the messages of all that were not dismissed. */
  of: string[] | null
  since?: Date | null
  /** IDs of messages to leave alone. */
  except?: string[]
}

/**
 * Makes given-up messages due now, with the age and the try count of a fresh one. Only rows in those states change,
 * so a second run finds nothing and a message in progress is left alone.
 */
export async function revive(
  database: Database,
  { unknownSms, of, since = null, except = [] }: ToRevive,
): Promise<Revived[]> {
  const states = unknownSms === 'send again' ? ['failed', 'unknown'] : ['failed']
  const rows = database('deliveries as d').whereIn('status', states)
  if (of === null) rows.whereRaw(NOT_DISMISSED)
  else rows.whereIn('submission_id', of)
  if (since !== null) rows.where('updated_at', '>=', since)
  rows.whereRaw('d.id <> all(cast(? as uuid[]))', [except])
  // No worker of this release would send another, and it would be off the lists.
  rows.whereRaw(`d.kind in (${KNOWN_KINDS})`)
  // An attempt in progress, such as a provider lookup, ends by itself.
  rows.where((lease) =>
    lease.whereNull('lease_until').orWhere('lease_until', '<', database.fn.now()),
  )
  return rows
    .update({
      status: 'pending',
      waits_for_provider: false,
      // A text message with a provider id would count as sent.
      provider_id: null,
      next_attempt_at: database.fn.now(),
      revived_at: database.fn.now(),
      updated_at: database.fn.now(),
      lease_token: null,
      lease_until: null,
    })
    .returning<Revived[]>(['submission_id', 'channel', 'created_at'])
}
