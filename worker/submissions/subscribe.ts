// Maintains the newsletter subscribers: one row per address, however often it subscribes.
import { normalizedEmail } from '../../src/contract/email-address'
import type { Transaction } from '../../src/node/database/connect'
import type { PlanInput } from './plan-input'

/** A second subscription adds nothing; one after an unsubscription subscribes again. */
export async function subscribe(transaction: Transaction, lead: PlanInput): Promise<void> {
  if (lead.kind !== 'newsletter') return
  const { id, name, receivedAt } = lead
  // An unsubscription is undone neither by a rerun of the same submission nor by an earlier one that was released or
  // processed late. A row unsubscribed by hand may lack unsubscribed_at.
  await transaction.raw(
    `insert into newsletter_subscribers as known (email, name, submission_id, subscribed_at)
     values (?, ?, ?, ?)
     on conflict (email) do update
       set status = 'subscribed', unsubscribed_at = null,
           last_left_at = known.unsubscribed_at, name = excluded.name,
           submission_id = excluded.submission_id, subscribed_at = excluded.subscribed_at
       where known.status = 'unsubscribed' and known.submission_id <> excluded.submission_id
         and coalesce(known.unsubscribed_at, '-infinity') < excluded.subscribed_at`,
    [normalizedEmail(lead.email), name, id, receivedAt],
  )
}

/** Whether the address is already known from another submission. */
export async function isKnownSubscriber(
  transaction: Transaction,
  lead: PlanInput,
): Promise<boolean> {
  const row = await transaction('newsletter_subscribers')
    .where({ email: normalizedEmail(lead.email) })
    .whereNot({ submission_id: lead.id })
    .first('id')
  return row !== undefined
}
