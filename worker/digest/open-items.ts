// What waits for a person: messages that were given up, and submissions that were held back.
import type { Channel, Kind } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { WAITS_FOR_A_PERSON } from '../deliveries/whose-turn'
import { tableNames } from '../submissions/tables'

/** Days that an item is listed for. Later `npm run leads -- failed` still has it. */
const LISTED = "interval '7 days'"
/** More than fit into a mail that somebody reads. */
export const LONGEST_LIST = 200

export interface OpenItem {
  reference: string
  kind: Kind
  /** The message that did not leave; null for a submission that was held back. */
  channel: Channel | null
  since: Date
  /** Our own words or a provider's code, never a visitor's text. */
  reason: string
}

/** The newest first, at most one more than `LONGEST_LIST`. */
export async function openItems(database: Database): Promise<OpenItem[]> {
  const leads = tableNames.map(
    (table) => `select submission_id, reference, received_at, quarantined from ${table}`,
  )
  // Not materialized: each row is looked up by its key, however many submissions there are.
  const { rows } = await database.raw<{ rows: OpenItem[] }>(
    `with leads as not materialized (${leads.join(' union all ')}), open as (
       select l.reference, d.kind, d.channel, d.updated_at as since, d.last_error as reason
       from deliveries d join leads l using (submission_id)
       where d.updated_at > now() - ${LISTED} and ${WAITS_FOR_A_PERSON}
       union all
       select l.reference, d.kind, null, l.received_at, 'held back: it looks like spam'
       from leads l join deliveries d using (submission_id)
       where l.quarantined and l.received_at > now() - ${LISTED} and d.channel = 'team_email'
     )
     select * from open order by since desc limit ${LONGEST_LIST + 1}`,
  )
  return rows
}
