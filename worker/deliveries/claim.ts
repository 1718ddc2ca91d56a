// Takes one delivery for this worker alone, for as long as its lease is renewed.
import { randomUUID } from 'node:crypto'
import type { Channel, Kind } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'

/** A dead worker's delivery is free again after this; a living one renews well before. */
const LEASE = "interval '6 seconds'"
export const RENEW_MS = 2_000

export interface Delivery {
  id: string
  submission_id: string
  kind: Kind
  channel: Channel
  recipient: string | null
  attempts: number
  created_at: Date
  lease_token: string
  /** The state it was taken from: anything but `pending` means that an earlier attempt has no end on record. */
  previous: 'pending' | 'sending' | 'unknown'
}

/**
 * Claims the delivery if it is due and nobody holds it; null otherwise. Counts as an attempt.
 */
export async function claim(database: Database, deliveryId: string): Promise<Delivery | null> {
  const token = randomUUID()
  const result = await database.raw<{ rows: Delivery[] }>(
    `with before as (
       select id, status from deliveries
       where id = ? and status in ('pending', 'sending', 'unknown')
         and next_attempt_at <= now()
         and (lease_until is null or lease_until < now())
       for update skip locked
     )
     update deliveries d
     set status = case when d.status = 'unknown' then 'unknown' else 'sending' end,
         attempts = d.attempts + 1, lease_token = ?, lease_until = now() + ${LEASE}, updated_at = now()
     from before where d.id = before.id
     returning d.id, d.submission_id, d.kind, d.channel, d.recipient, d.attempts, d.created_at,
       d.lease_token, before.status as previous`,
    [deliveryId, token],
  )
  return result.rows[0] ?? null
}

/** Keeps the lease while `work` runs. */
export async function holding<T>(
  database: Database,
  { id, lease_token }: Delivery,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => {
    database('deliveries')
      .where({ id, lease_token })
      .update({ lease_until: database.raw(`now() + ${LEASE}`) })
      .catch(() => undefined)
  }, RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
