// One round of retention: deletes from each table what has expired.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '../../src/node/database/connect'
import { transact } from '../../src/node/database/transact'
import { tableNames } from '../submissions/tables'
import {
  type Asked,
  type BatchResult,
  deleteExpiredSubmissions,
  type Position,
  START,
} from './delete-expired-submissions'

/** Any number that no other program uses as an advisory lock on the same database. */
export const RETENTION_LOCK = 7_317_302
/** Pause between batches, so that other work goes first, in milliseconds. */
const PAUSE_MS = 100
/**
 * How long the evidence of a consent is kept, even after its submission is gone: as long as somebody may claim that a
 * text message was sent without consent (docs/operations/retention.md).
 */
const CONSENT = "interval '5 years'"

/** Each reads its whole table, so they run once per round. */
const OTHERS = {
  newsletter_subscribers: `
    delete from newsletter_subscribers
    where status = 'unsubscribed' and unsubscribed_at < now() - make_interval(days => :days)`,
  // Only consents that have outlived their submission; the others stay as long as theirs does.
  sms_consents: `
    delete from sms_consents
    where email_hash is not null and consented_at < now() - ${CONSENT}
      and consented_at < now() - make_interval(days => :days)`,
}

interface Round {
  database: Database
  days: number
  stopping: AbortSignal
  /** Learns the row count of each batch. */
  onDeleted: (count: number, table: string) => void
  /** Learns of a table from which not everything could be deleted; the others follow. */
  onError: (error: unknown, table: string) => void
}

/** Another worker is at it. */
class Busy extends Error {}

/**
 * Ends at once when another worker is at it, and leaves every table to that one: if this one went on with the next, each
 * could make the other give up a table.
 */
export async function deleteExpired(round: Round): Promise<void> {
  const attempt = async (table: string, counts: AsyncIterable<number>) => {
    try {
      for await (const count of counts) round.onDeleted(count, table)
    } catch (error) {
      if (error instanceof Busy) throw error
      round.onError(error, table)
    }
  }
  try {
    for (const table of tableNames) await attempt(table, submissionsIn(round, table))
    for (const [table, sql] of Object.entries(OTHERS)) await attempt(table, once(round, sql))
  } catch (error) {
    if (!(error instanceof Busy)) throw error
  }
}

/** Deletes batch after batch, and yields the row count of each. */
async function* submissionsIn({ database, days, stopping }: Round, table: string) {
  let after: Position | null = START
  while (after && !stopping.aborted) {
    const asked: Asked = { table, days, after }
    const batch: BatchResult = await alone(database, (transaction) =>
      deleteExpiredSubmissions(transaction, asked),
    )
    yield batch.deleted
    after = batch.next
    if (after) await sleep(PAUSE_MS)
  }
}

async function* once({ database, days, stopping }: Round, sql: string) {
  if (stopping.aborted) return
  const done = await alone(database, (transaction) =>
    transaction.raw<{ rowCount: number }>(sql, { days }),
  )
  yield done.rowCount
}

/** Runs `work` in a transaction. Throws Busy while another worker is running one. */
function alone<T>(
  database: Database,
  work: (transaction: Transaction) => PromiseLike<T>,
): Promise<T> {
  const locked = async (transaction: Transaction) => {
    const { rows } = await transaction.raw<{ rows: { ours: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?) as ours',
      [RETENTION_LOCK],
    )
    if (!rows[0]?.ours) throw new Busy()
    return work(transaction)
  }
  // Erasing somebody locks the same rows in another order.
  return transact(database, locked)
}
