// Claims deliveries exclusively for this worker while it renews their leases, and opens an attempt for each.
import type { Channel, Kind } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { UNSETTLED } from '../delivery-conditions'
import {
  KNOWN_KINDS,
  LEAD_ROW,
  type LeadRow,
  leadFrom,
  type StoredLead,
} from '../submissions/stored-lead'
import { LEASE_ABANDONED } from './database-heartbeat'
import { LEASE_LOST, LEASE_MS, Lease, QUIET_MS, RENEW_MS, thisMoment } from './lease'

const LEASE = `interval '${LEASE_MS} milliseconds'`
const QUIET = `interval '${QUIET_MS} milliseconds'`

export interface ClaimedDelivery {
  id: string
  submission_id: string
  kind: Kind
  channel: Channel
  recipient: string | null
  attempts: number
  /**
   * This attempt plus earlier failed ones, counted since the last manual retry. Excludes attempts that died with
   * their worker or lost their lease, and those that a mail server ended before it was told a recipient.
   */
  tries: number
  /** When a person last retried or released it; its age counts from then. */
  revived_at: Date | null
  created_at: Date
  /** PostgreSQL's time at the claim: what depends on the age of a message must not depend on this machine's clock. */
  claimed_at: Date
  lease_token: string
  /** Already set before an attempt only if the provider's status callback reported the message. */
  provider_id: string | null
  /** Inboxes that the server deferred in an earlier attempt while it accepted others (column `owed`); null means all. */
  deferred: readonly string[] | null
  /** It was waiting for its provider to recover. */
  waited: boolean
  /** Status at the time of the claim: anything but `pending` means an earlier attempt has no recorded outcome. */
  previous: 'pending' | 'sending' | 'unknown'
}

export interface Claimed {
  delivery: ClaimedDelivery
  /** Null if the submission has been erased since. */
  lead: StoredLead | null
  lease: Lease
}

/**
 * When the request was made that a message is about. Nothing is received after it was stored, whatever the clock of
 * the server said that received it.
 */
export function requestedAt(
  { created_at }: Pick<ClaimedDelivery, 'created_at'>,
  { received_at }: Pick<StoredLead, 'received_at'>,
): Date {
  return received_at < created_at ? received_at : created_at
}

/** A request to claim one delivery. */
export interface Wanted {
  id: string
  /** Channels whose provider is down and takes no further attempt now. */
  blocked: readonly Channel[]
}

type Row = ClaimedDelivery & { lead: LeadRow | null }

// One statement, so that no attempt is made without a row that records it. An attempt still open belongs to a
// worker that died or hangs; it ended when that worker could send no more. An expired lease counts as abandoned only
// once the database has been responding long enough for a live owner to renew it. `offset 0` forces a primary key lookup
// for each row: with statistics from a quiet period the planner prefers the index of open deliveries, and during an
// outage every claim would then scan the whole backlog.
const CLAIM = `
  with before as (
    select d.id, d.status, d.waits_for_provider, d.lease_until
    from jsonb_to_recordset(cast(:wanted as jsonb)) as wanted(id uuid, blocked text[])
    cross join lateral (
      select * from deliveries where deliveries.id = wanted.id for update skip locked offset 0
    ) as d
    where d.status in ${UNSETTLED} and d.next_attempt_at <= now()
      and d.channel <> all(wanted.blocked)
      and (d.lease_until is null or ${LEASE_ABANDONED})
      and d.kind in (${KNOWN_KINDS})
  ), lost as (
    update delivery_attempts a set outcome = 'lost',
      ended_at = least(now(), before.lease_until - ${QUIET})
    from before where a.delivery_id = before.id and a.ended_at is null
  ), claimed as (
    update deliveries d
    set status = case when d.status = 'unknown' then 'unknown' else 'sending' end,
      attempts = d.attempts + 1, lease_token = gen_random_uuid(), lease_until = now() + ${LEASE},
      updated_at = now()
    from before where d.id = any(array(select id from before)) and d.id = before.id
    returning d.id, d.submission_id, d.kind, d.channel, d.recipient, d.attempts,
      d.revived_at, d.created_at, now() as claimed_at, d.lease_token, d.provider_id, d.owed as deferred,
      before.status as previous, before.waits_for_provider as waited
  ), opened as (
    insert into delivery_attempts (delivery_id, attempt, started_at)
    select id, attempts, now() from claimed
  )
  select d.*, ${LEAD_ROW} as lead, 1 + (
    select cast(count(*) as integer) from delivery_attempts a
    where a.delivery_id = d.id and a.outcome in ('retried', 'unknown')
      and a.error is distinct from '${LEASE_LOST}' and a.unaddressed is null
      and a.started_at > coalesce(d.revived_at, '-infinity')
  ) as tries
  from claimed d
`

/** Claims each delivery that is due and unleased; null for the others. A claim counts as an attempt. */
export async function claim(
  database: Database,
  wanted: readonly Wanted[],
): Promise<(Claimed | null)[]> {
  const asked = thisMoment()
  const { rows } = await database
    .raw<{ rows: Row[] }>(CLAIM, { wanted: JSON.stringify(wanted) })
    // A named statement, planned once per connection: planning costs more than execution.
    .options({ name: 'claim-deliveries' })
  const claimed = new Map(
    rows.map(({ lead, ...delivery }) => {
      const { id, kind } = delivery
      return [id, { delivery, lead: lead && leadFrom(kind, lead), lease: new Lease(asked) }]
    }),
  )
  return wanted.map(({ id }) => claimed.get(id) ?? null)
}

/** A delivery that this worker holds. */
export type Held = Pick<ClaimedDelivery, 'id' | 'lease_token'>

// A row that another session has locked is skipped: each renewal that waited for it would keep a connection, and a few
// such rows would leave none for anything else.
const RENEW = `
  update deliveries set lease_until = now() + ${LEASE} where id = any(array(
    select locked.id from jsonb_to_recordset(cast(:held as jsonb)) as held(id uuid, lease_token uuid)
    cross join lateral (
      select id from deliveries d
      where d.id = held.id and d.lease_token = held.lease_token for update skip locked offset 0
    ) as locked
  )) returning id
`

/** Renews the leases of these deliveries; false for one that is not ours any more, or that somebody has locked. */
export async function renew(database: Database, held: readonly Held[]): Promise<boolean[]> {
  const { rows } = await database
    .raw<{ rows: { id: string }[] }>(RENEW, { held: JSON.stringify(held) })
    .options({ name: 'renew-leases' })
  const renewed = new Set(rows.map(({ id }) => id))
  return held.map(({ id }) => renewed.has(id))
}

/** Renews the lease while `work` runs. @param renewed whether this renewal took effect; rejects without PostgreSQL */
export async function withLease<T>(
  renewed: (held: Held) => Promise<boolean>,
  { delivery: { id, lease_token }, lease }: Claimed,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => {
    const asked = thisMoment()
    renewed({ id, lease_token }).then(
      (isOurs) => isOurs && lease.renewed(asked),
      () => lease.notRenewed(asked),
    )
  }, RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
