// Writes down how attempts ended. A message that left must be on record before anything else.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/node/database/connect'
import type { Delivery } from './claim'
import type { Family } from './provider'

/** Pause between attempts to record how an attempt ended, in milliseconds. */
const AGAIN_MS = 250
/** Until a provider that has just failed is asked whether it answers, in SQL. */
const FIRST_PROBE = "interval '3 seconds'"

export type Ending =
  /** With an error where it left, but not for everybody. */
  | { status: 'sent'; providerId: string; error?: string }
  | {
      /** `sending` keeps in mind that an earlier attempt has no end on record. */
      status: 'pending' | 'sending' | 'unknown'
      error: string
      /** Until the next attempt; null leaves it to a person. */
      delayMs: number | null
      /** The provider is away: its return makes the delivery due before its time. */
      waits?: boolean
      /** Those of several receivers that have not got it yet. */
      owed?: readonly string[]
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

/** How the attempt at one delivery ended. */
export interface Ended {
  delivery: Pick<Delivery, 'id' | 'lease_token' | 'attempts'>
  end: Ending
  /** The provider whose failure ended the attempt, if it is one of the provider itself. */
  trouble: Family | null
}

// By their keys: PostgreSQL takes any recordset for a hundred rows, and would rather read a young table whole.
// Only the holder of the lease may change the delivery, save for `sent`, which is a fact, also where the
// provider tells us while it is being asked. An attempt is closed by its own worker, or by the one that
// took it for lost.
const RECORD = `
  with ended as (
    select * from jsonb_to_recordset(cast(:ended as jsonb)) as e(
      id uuid, token uuid, attempt integer, family text, status text, outcome text, error text,
      delay double precision, waits boolean, provider_id text, owed text[]
    )
  ), attempt as (
    update delivery_attempts a set ended_at = now(), outcome = e.outcome, error = e.error
    from ended e
    where a.delivery_id = any(array(select id from ended)) and a.delivery_id = e.id and a.attempt = e.attempt
      and (a.ended_at is null or (a.outcome = 'lost' and e.outcome = 'sent'))
  ), outage as (
    insert into provider_outages (family, next_probe_at)
    select distinct family, now() + ${FIRST_PROBE} from ended where family is not null
    on conflict do nothing
  )
  update deliveries d set
    status = e.status, lease_token = null, lease_until = null, updated_at = now(),
    waits_for_provider = e.waits,
    owed = case when e.outcome <> 'sent' then coalesce(e.owed, d.owed) end,
    next_attempt_at = now() + e.delay * interval '1 millisecond',
    provider_id = coalesce(e.provider_id, d.provider_id),
    sent_at = case when e.outcome = 'sent' then now() end,
    last_error = case
      when d.provider_status in ('failed', 'undelivered') then d.last_error else e.error
    end
  from ended e
  where d.id = any(array(select id from ended)) and d.id = e.id
    and (e.outcome = 'sent' or (d.lease_token = e.token and d.status <> 'sent'))
`

export async function record(database: Database, all: readonly Ended[]): Promise<void> {
  const ended = all.map(({ delivery, end, trouble }) => ({
    id: delivery.id,
    token: delivery.lease_token,
    attempt: delivery.attempts,
    family: trouble,
    status: end.status,
    outcome: outcomeOf(end),
    error: end.error ?? null,
    delay: 'delayMs' in end ? end.delayMs : null,
    waits: 'waits' in end && end.waits === true,
    provider_id: 'providerId' in end ? end.providerId : null,
    owed: 'owed' in end ? end.owed : null,
  }))
  await database
    .raw(RECORD, { ended: JSON.stringify(ended) })
    .options({ name: 'record-deliveries' })
}

/**
 * Records how an attempt ended, again and again until PostgreSQL has it or the worker has no time left: as
 * long as this process lives, an outage of the database sends nothing twice. That goes for answers that were
 * lost too: an attempt without an end would pass for that of a dead worker, and a text be sent again.
 */
export async function recordAtLast(
  write: () => Promise<void>,
  isOver: (error: unknown) => boolean,
): Promise<void> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (isOver(error)) throw error
      await sleep(AGAIN_MS)
    }
  }
}
