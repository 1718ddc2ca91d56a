// A stranger may type anybody's address: one address gets a few automatic mails a day, no more.
import { addressOf } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import type { PlannedLead } from './lead-of'

/** Until the transaction ends, others that count for one of these addresses wait. */
const LOCK = `
  select pg_advisory_xact_lock(hashtext('mail:' || address))
  from unnest(cast(:addresses as text[])) as address
`
const COUNT = `
  select recipient, cast(count(*) as integer) as count from deliveries
  where channel = 'prospect_email' and recipient = any(cast(:addresses as text[]))
    and status <> 'suppressed' and created_at > now() - interval '1 day'
    and submission_id <> all(cast(:ids as uuid[]))
  group by recipient
`

/** How many automatic mails of the last 24 hours other submissions sent to each address of these leads. */
export async function countAutomaticMails(
  transaction: Transaction,
  leads: readonly PlannedLead[],
): Promise<Map<string, number>> {
  // In the order of the leads, which come by address: two that lock the same addresses the other way round
  // would wait for each other.
  const addresses = [...new Set(leads.map(addressOf))]
  if (addresses.length === 0) return new Map()
  await transaction.raw(LOCK, { addresses }).options({ name: 'lock-addresses' })
  // A statement of its own: it has to see what was written while this one waited.
  const { rows } = await transaction
    .raw<{ rows: { recipient: string; count: number }[] }>(COUNT, {
      addresses,
      ids: leads.map(({ id }) => id),
    })
    .options({ name: 'count-automatic-mails' })
  return new Map(rows.map(({ recipient, count }) => [recipient, count]))
}
