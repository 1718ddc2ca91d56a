// Writes down how an attempt ended. A message that left must be on record before anything else.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/node/database/connect'
import type { Delivery } from './claim'
import type { Family } from './provider'

/** Pause between attempts to record a message that left, in milliseconds. */
const AGAIN_MS = 250
/** Until a provider that has just failed is asked whether it answers, in SQL. */
const FIRST_PROBE = "interval '3 seconds'"

export type Ending =
  | { status: 'sent'; providerId: string }
  | {
      /** `sending` keeps in mind that an earlier attempt has no end on record. */
      status: 'pending' | 'sending' | 'unknown'
      error: string
      /** Until the next attempt; null leaves it to a person. */
      delayMs: number | null
      /** The provider is away: its return makes the delivery due before its time. */
      waits?: boolean
    }
  | { status: 'failed' | 'suppressed'; error: string }

const OUTCOMES = {
  sent: 'sent',
  pending: 'retried',
  sending: 'retried',
  unknown: 'unknown',
  failed: 'failed',
  suppressed: 'suppressed',
} as const

/** The word that history, log and metrics have for an ending. */
export function outcomeOf({ status }: Ending): (typeof OUTCOMES)[Ending['status']] {
  return OUTCOMES[status]
}

// Only the holder of the lease may change the delivery, save for `sent`, which is a fact. Its own
// attempt may be closed by nobody else but who took it for lost.
const RECORD = `
  with attempt as (
    update delivery_attempts set ended_at = now(), outcome = :outcome, error = :error
    where delivery_id = :id and attempt = :attempt
      and (ended_at is null or (outcome = 'lost' and :outcome = 'sent'))
  ), outage as (
    insert into provider_outages (family, next_probe_at)
    select family, now() + ${FIRST_PROBE} from (select cast(:family as text) as family) f
    where family is not null
    on conflict do nothing
  )
  update deliveries set
    status = :status, lease_token = null, lease_until = null, updated_at = now(),
    waits_for_provider = :waits,
    next_attempt_at = now() + :delay * interval '1 millisecond',
    provider_id = coalesce(:providerId, provider_id),
    sent_at = case when :outcome = 'sent' then now() end,
    last_error = case
      when provider_status in ('failed', 'undelivered') then last_error else :error
    end
  where id = :id and (lease_token = :token or :outcome = 'sent')
`

/** @param trouble the provider whose failure ended the attempt, if it is one of the provider itself */
export async function record(
  database: Database,
  { id, lease_token: token, attempts: attempt }: Delivery,
  { end, trouble }: { end: Ending; trouble: Family | null },
): Promise<void> {
  await database.raw(RECORD, {
    id,
    token,
    attempt,
    family: trouble,
    status: end.status,
    outcome: outcomeOf(end),
    error: 'error' in end ? end.error : null,
    delay: 'delayMs' in end ? end.delayMs : null,
    waits: 'waits' in end && end.waits === true,
    providerId: 'providerId' in end ? end.providerId : null,
  })
}

/**
 * Records that a message left, again and again until PostgreSQL has it or the worker has no time left: as
 * long as this process lives, an outage of the database sends nothing twice.
 */
export async function recordSent(
  database: Database,
  delivery: Delivery,
  { providerId, outOfTime }: { providerId: string; outOfTime: () => boolean },
): Promise<void> {
  for (;;) {
    try {
      const end = { status: 'sent', providerId } as const
      return await record(database, delivery, { end, trouble: null })
    } catch (error) {
      if (outOfTime()) throw error
      await sleep(AGAIN_MS)
    }
  }
}
