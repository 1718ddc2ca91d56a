// Records the outcomes of attempts. A sent message must be on record before anything else happens to it.
import type { Database } from '../../src/node/database/connect'
import type { ClaimedDelivery } from './claim'
import type { Provider } from './provider'

/** Time from a provider's failure to the first probe, in SQL. */
const FIRST_PROBE = "interval '3 seconds'"

export type AttemptResult =
  /** With an error if it was sent, but not to every recipient; without an id if this attempt reached none. */
  | { status: 'sent'; providerId: string | null; error?: string; toAll?: boolean }
  | {
      /** `sending` marks that an earlier attempt has no recorded outcome. */
      status: 'pending' | 'sending' | 'unknown'
      error: string
      /** Milliseconds until the next attempt; null leaves it to a person. */
      delayMs: number | null
      /** The provider is down: its recovery makes the delivery due early. */
      waits?: boolean
      /** Of several recipients, those that the server deferred. */
      deferred?: readonly string[]
      /** Of the others, why some do not get the mail at all: stays on record whatever the next attempts say. */
      rejected?: string
      /** The mail went to every inbox of the team, although only some were still owed it. */
      toAll?: boolean
      /** The mail server was told no recipient: the attempt says nothing about this mail. */
      unaddressed?: boolean
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

/** The outcome as named in the attempt history, log and metrics. */
export function outcomeOf({ status }: AttemptResult): (typeof OUTCOMES)[AttemptResult['status']] {
  return OUTCOMES[status]
}

/** The outcome of one delivery attempt. */
export interface FinishedAttempt {
  delivery: Pick<ClaimedDelivery, 'id' | 'lease_token' | 'attempts'>
  result: AttemptResult
  /** The provider, if the attempt ended because the provider itself failed. */
  failedProvider: Provider | null
}

/** Why inboxes rejected the mail in earlier attempts, which says nothing about those that all got it in this one. */
const REJECTED_BEFORE = 'case when e.to_all then null else d.rejected end'
/** The provider has reported the text since the claim: it is sent, whatever became of asking about it. */
const REPORTED = "(d.channel = 'prospect_sms' and d.provider_id is not null)"

// `any(array(...))` makes PostgreSQL look rows up by key: it estimates any recordset at a hundred rows and would
// rather scan a small table. Only the lease holder may change the delivery, except that `sent` is a fact: it is
// always recorded, and not overwritten if the provider reported it during a lookup. An attempt is closed by its own
// worker or by the one that declared it lost. If it has our outcome before the statement, the answer to an earlier one
// was lost. A row that another session has locked is skipped: each statement that waited for it would hold a connection,
// and keep the others of its batch from being recorded.
const RECORD = `
  with ended as (
    select * from jsonb_to_recordset(cast(:ended as jsonb)) as e(
      id uuid, token uuid, attempt integer, family text, status text, outcome text, error text,
      delay double precision, waits boolean, provider_id text, deferred text[], rejected text,
      to_all boolean, unaddressed boolean
    )
  ), free as (
    select locked.id from ended cross join lateral (
      select id from deliveries d where d.id = ended.id for update skip locked offset 0
    ) as locked
  ), attempt as (
    update delivery_attempts a set ended_at = now(), outcome = e.outcome, error = e.error,
      unaddressed = e.unaddressed
    from ended e
    where a.delivery_id = any(array(select id from free)) and a.delivery_id = e.id and a.attempt = e.attempt
      and (a.ended_at is null or (a.outcome = 'lost' and e.outcome = 'sent'))
  ), outage as (
    insert into provider_outages (family, next_probe_at)
    select distinct family, now() + ${FIRST_PROBE} from ended
    where family is not null and id = any(array(select id from free))
    on conflict do nothing
  ), changed as (
    update deliveries d set
      status = case when ${REPORTED} then 'sent' else e.status end,
      lease_token = null, lease_until = null, updated_at = now(),
      waits_for_provider = e.waits and not ${REPORTED},
      rejected = nullif(concat_ws('; ', ${REJECTED_BEFORE}, e.rejected), ''),
      owed = case when e.outcome <> 'sent' then coalesce(e.deferred, d.owed) end,
      next_attempt_at = case when not ${REPORTED} then now() + e.delay * interval '1 millisecond' end,
      provider_id = coalesce(e.provider_id, d.provider_id),
      sent_at = case when e.outcome = 'sent' or ${REPORTED} then now() end,
      last_error = case
        when d.provider_status in ('failed', 'undelivered') then d.last_error
        when not ${REPORTED} then nullif(concat_ws('; ', ${REJECTED_BEFORE}, e.error), '')
      end
    from ended e
    where d.id = any(array(select id from free)) and d.id = e.id
      and (e.outcome = 'sent' or (d.lease_token = e.token and d.status <> 'sent'))
    returning d.id, e.outcome <> 'sent' and d.status = 'sent' as reported
  )
  select id, case when reported then 'reported' else 'recorded' end as state from changed
  union
  select a.delivery_id,
    case
      when e.outcome <> 'sent' and d.status = 'sent' and d.attempts = e.attempt and ${REPORTED} then 'reported'
      else 'recorded'
    end
  from ended e
  join delivery_attempts a on a.delivery_id = e.id and a.attempt = e.attempt
  join deliveries d on d.id = e.id
  where a.delivery_id = any(array(select id from ended)) and a.outcome = e.outcome
  union
  select d.id, 'locked' from deliveries d
  where d.id = any(array(select id from ended except select id from free))
  order by state
`

/**
 * `reported`: the row says `sent`, whatever was to be recorded, because the provider has reported the text. `taken over`:
 * another worker has claimed the delivery meanwhile, or it was erased.
 */
export type Recorded = 'recorded' | 'reported' | 'locked' | 'taken over'

/** Records each, unless somebody else has locked its row at the moment. */
export async function record(
  database: Database,
  all: readonly FinishedAttempt[],
): Promise<Recorded[]> {
  const ended = all.map(({ delivery, result, failedProvider }) => ({
    id: delivery.id,
    token: delivery.lease_token,
    attempt: delivery.attempts,
    family: failedProvider,
    status: result.status,
    outcome: outcomeOf(result),
    error: result.error ?? null,
    delay: 'delayMs' in result ? result.delayMs : null,
    waits: 'waits' in result && result.waits === true,
    provider_id: 'providerId' in result ? result.providerId : null,
    deferred: 'deferred' in result ? result.deferred : null,
    rejected: 'rejected' in result ? result.rejected : null,
    to_all: 'toAll' in result && result.toAll === true,
    unaddressed: 'unaddressed' in result && result.unaddressed === true ? true : null,
  }))
  const { rows } = await database
    .raw<{ rows: { id: string; state: Recorded }[] }>(RECORD, { ended: JSON.stringify(ended) })
    .options({ name: 'record-deliveries' })
  // The last of two counts: what is on record may be locked by now.
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return all.map(({ delivery }) => states.get(delivery.id) ?? 'taken over')
}
