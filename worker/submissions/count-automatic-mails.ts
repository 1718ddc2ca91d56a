// Enforces the daily cap of automatic mails per address, because a stranger may enter anybody's address.
import { normalizedEmail } from '../../src/contract/email-address'
import type { Transaction } from '../../src/node/database/connect'
import type { PlanInput } from './plan-input'

/** Makes other transactions that count for any of these addresses wait until this one ends. */
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

/** Per address of these leads: automatic mails of the last 24 hours from other submissions. */
export async function countAutomaticMails(
  transaction: Transaction,
  leads: readonly PlanInput[],
): Promise<Map<string, number>> {
  // Keeps the order of the leads, which are sorted by address: two transactions that lock the same addresses in
  // opposite orders would deadlock.
  const addresses = [...new Set(leads.map(({ email }) => normalizedEmail(email)))]
  if (addresses.length === 0) return new Map()
  await transaction.raw(LOCK, { addresses }).options({ name: 'lock-addresses' })
  // A separate statement, so that it sees what was committed while the lock was awaited.
  const { rows } = await transaction
    .raw<{ rows: { recipient: string; count: number }[] }>(COUNT, {
      addresses,
      ids: leads.map(({ id }) => id),
    })
    .options({ name: 'count-automatic-mails' })
  return new Map(rows.map(({ recipient, count }) => [recipient, count]))
}
