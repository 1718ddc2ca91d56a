// Deletes submissions past the retention period. Never one with a message that is still to be sent, or without any
// message: both mean that something is unsettled.
import type { Database, Transaction } from '../../src/node/database/connect'
import { retryConflicts } from '../../src/node/database/retry-conflicts'
import { IN_PIPELINE } from '../deliveries/delivery-conditions'
import { tableNames } from '../submissions/tables'

/** Submissions per table and transaction, so that its locks last for milliseconds. */
const BATCH = 500
/** Any number that no other program uses as an advisory lock on the same database. */
export const RETENTION_LOCK = 7_317_302
/**
 * How long the evidence of a consent is kept, even after its submission is gone: as long as somebody may claim that a
 * text message was sent without consent (docs/operations/retention.md).
 */
const CONSENT = "interval '5 years'"

const settled = `not exists (
  select from deliveries d where d.submission_id = s.submission_id and ${IN_PIPELINE}
)`

const lockExpired = (table: string) => `
  select s.submission_id from ${table} s
  where s.received_at < now() - make_interval(days => :days)
    and exists (select from deliveries d where d.submission_id = s.submission_id)
    and ${settled}
  order by s.received_at limit ${BATCH} for update skip locked`

const LOCK_MESSAGES = `
  select from deliveries where submission_id = any(:ids::uuid[]) order by id for update`

const deleteSettled = (table: string) => `
  with old as (
    select s.submission_id, s.email from ${table} s
    where s.submission_id = any(:ids::uuid[]) and ${settled}
  ), evidence as (
    update sms_consents c
    set email_hash = encode(sha256(convert_to(lower(old.email), 'UTF8')), 'hex')
    from old where c.submission_id = old.submission_id
  ), messages as (
    delete from deliveries d using old where d.submission_id = old.submission_id
  )
  delete from ${table} s using old where s.submission_id = old.submission_id`

/**
 * Three statements, because a statement does not see what was committed after it began: staff may retry or release
 * a message in that moment.
 */
async function deleteExpired(
  transaction: Transaction,
  table: string,
  days: number,
): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { submission_id: string }[] }>(
    lockExpired(table),
    { days },
  )
  if (rows.length === 0) return 0
  const ids = rows.map((row) => row.submission_id)
  await transaction.raw(LOCK_MESSAGES, { ids })
  return countOf(transaction, deleteSettled(table), { ids })
}

/** Deletes one batch per table. Returns the deleted row count by table; null while another worker is doing this. */
export function deleteExpiredSubmissions(
  database: Database,
  days: number,
): Promise<Record<string, number> | null> {
  const deleteBatch = async (transaction: Transaction) => {
    const { rows } = await transaction.raw<{ rows: { ours: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?) as ours',
      [RETENTION_LOCK],
    )
    if (!rows[0]?.ours) return null
    const deleted: Record<string, number> = {}
    for (const table of tableNames) {
      deleted[table] = await deleteExpired(transaction, table, days)
    }
    deleted.newsletter_subscribers = await countOf(transaction, ENDED_SUBSCRIPTIONS, { days })
    deleted.sms_consents = await countOf(transaction, OLD_EVIDENCE, { days })
    return deleted
  }
  // Erasing somebody locks the same rows in another order.
  return retryConflicts(() => database.transaction(deleteBatch))
}

const ENDED_SUBSCRIPTIONS = `
  delete from newsletter_subscribers
  where status = 'unsubscribed' and unsubscribed_at < now() - make_interval(days => :days)`

// Only consents that have outlived their submission; the others stay as long as theirs does.
const OLD_EVIDENCE = `
  delete from sms_consents
  where email_hash is not null and consented_at < now() - ${CONSENT}
    and consented_at < now() - make_interval(days => :days)`

async function countOf(
  transaction: Transaction,
  sql: string,
  values: Record<string, unknown>,
): Promise<number> {
  const { rowCount } = await transaction.raw<{ rowCount: number }>(sql, values)
  return rowCount
}
