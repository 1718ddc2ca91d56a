// Items that need a person: messages given up, and quarantined submissions.
import type { Channel } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { NEEDS_ATTENTION, NOT_DISMISSED, SENT_TO_SOME } from '../delivery-conditions'
import { inEachTable, withUrgency } from '../submissions/tables'

/** How long an item stays in the digest. After that, `npm run leads -- failed` still lists a message given up. */
const LISTED = "interval '7 days'"
/** Items in one digest: already more than anybody reads in an email. */
export const MAX_LISTED = 130
/** Leads named of those whose email some inboxes did not get: an inbox that rejects every one has a single cause. */
const MAX_NAMED = 20

export interface OpenItem {
  reference: string
  /** Also one that this release does not know, as after a rollback. */
  kind: string
  /** As typed: over the API anything, so that it is only ever shown as one of the form's choices. */
  urgency: string
  /** The message that was not sent; null for a quarantined submission. */
  channel: Channel | null
  since: Date
  /** Our own wording or a provider's code, never a visitor's text. */
  reason: string
}

export interface OpenItems {
  /**
   * First what the team was not told, then what is held, then the other messages not sent: anybody can make mails to
   * invented addresses fail. Of each, urgent requests first, then the newest; at most `MAX_LISTED`.
   */
  items: OpenItem[]
  /** Messages not sent, texts that may have been, and quarantined submissions: all of them, also those not listed. */
  failed: number
  unknown: number
  held: number
  /** Of a period, emails to the team that some inboxes did not get. Not items: nothing is left to do for them. */
  sentToSome: SentToSome
}

interface SentToSome {
  count: number
  /** References of those that were sent last; at most `MAX_NAMED`. */
  newest: string[]
}

type Counted = OpenItem & Pick<OpenItems, 'failed' | 'unknown' | 'held'>

/** By PostgreSQL's clock; the end belongs to it. */
export interface Period {
  from: Date
  until: Date
}

// `not materialized`: each row is looked up by key, however many submissions there are.
const LEADS = `leads as not materialized (${inEachTable(
  (table) =>
    `select submission_id, reference, quarantined, ${withUrgency.has(table) ? "coalesce(urgency, '')" : "''"} as urgency from ${table}`,
)})`

/** @param period of the emails that were sent to some inboxes only: each is in one digest */
export async function openItems(database: Database, period: Period): Promise<OpenItems> {
  // By the time when they were stored: the clock of the server that received them may have been weeks behind.
  const { rows } = await database.raw<{ rows: Counted[] }>(
    `with ${LEADS}, open as (
       select l.reference, d.kind, l.urgency, d.channel, d.updated_at as since,
         coalesce(d.last_error, 'no reason recorded') as reason, d.status
       from deliveries d join leads l using (submission_id)
       where d.updated_at > now() - ${LISTED} and ${NEEDS_ATTENTION}
       union all
       select l.reference, d.kind, l.urgency, null, d.created_at, 'held: likely spam', 'held'
       from leads l join deliveries d using (submission_id)
       where l.quarantined and d.created_at > now() - ${LISTED} and d.channel = 'team_email'
         and ${NOT_DISMISSED}
     )
     select *, cast(count(*) filter (where status = 'failed') over () as integer) as failed,
       cast(count(*) filter (where status = 'unknown') over () as integer) as unknown,
       cast(count(*) filter (where status = 'held') over () as integer) as held
     from open
     order by case when channel = 'team_email' then 1 when channel is null then 2 else 3 end,
       case urgency when 'critical' then 1 when 'high' then 2 else 3 end, since desc
     limit ${MAX_LISTED}`,
  )
  const [{ failed, unknown, held } = { failed: 0, unknown: 0, held: 0 }] = rows
  return { items: rows, failed, unknown, held, sentToSome: await sentToSome(database, period) }
}

// Without an index of its own: once a day, it takes 0.15 s to find them among 300,000 messages.
async function sentToSome(database: Database, period: Period): Promise<SentToSome> {
  const { rows } = await database.raw<{ rows: { reference: string; count: number }[] }>(
    `with ${LEADS}, newest as (
       select d.submission_id, d.sent_at, cast(count(*) over () as integer) as count
       from deliveries d where d.sent_at > :from and d.sent_at <= :until
         and ${SENT_TO_SOME}
       order by d.sent_at desc limit ${MAX_NAMED}
     )
     select l.reference, newest.count from newest join leads l using (submission_id)
     order by newest.sent_at desc`,
    { ...period },
  )
  return { count: rows[0]?.count ?? 0, newest: rows.map(({ reference }) => reference) }
}
