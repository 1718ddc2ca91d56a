// Writes down how an attempt ended. A message that left must be on record before anything else.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/node/database/connect'
import type { Delivery } from './claim'

/** Pause between attempts to record a message that left, in milliseconds. */
const AGAIN_MS = 250

export type Ending =
  | { status: 'sent'; providerId: string }
  | { status: 'pending'; error: string; delayMs: number }
  | { status: 'unknown'; error: string; delayMs: number | null }
  | { status: 'failed' | 'suppressed'; error: string }

/** Records an ending. Only the holder of the lease may, save for `sent`, which is a fact. */
export async function record(database: Database, delivery: Delivery, end: Ending): Promise<void> {
  const { id, lease_token } = delivery
  const released = { lease_token: null, lease_until: null, updated_at: database.fn.now() }
  if (end.status === 'sent') {
    await database('deliveries')
      .where({ id })
      .update({
        ...released,
        status: 'sent',
        provider_id: end.providerId,
        sent_at: database.fn.now(),
        last_error: null,
        next_attempt_at: null,
      })
    return
  }
  const delayMs = 'delayMs' in end ? end.delayMs : null
  await database('deliveries')
    .where({ id, lease_token })
    .update({
      ...released,
      status: end.status,
      last_error: end.error,
      next_attempt_at:
        delayMs === null ? null : database.raw("now() + ? * interval '1 millisecond'", [delayMs]),
    })
}

/**
 * Records that a message left, again and again until PostgreSQL has it or the worker stops: as long
 * as this process lives, an outage of the database sends nothing twice.
 */
export async function recordSent(
  database: Database,
  delivery: Delivery,
  { providerId, stopping }: { providerId: string; stopping: () => boolean },
): Promise<void> {
  for (;;) {
    try {
      return await record(database, delivery, { status: 'sent', providerId })
    } catch (error) {
      if (stopping()) throw error
      await sleep(AGAIN_MS)
    }
  }
}
