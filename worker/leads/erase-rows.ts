// Deletes a person's rows from every table, in one transaction.
import type { Database, Transaction } from '../../src/node/database/connect'
import { transact } from '../../src/node/database/transact'
import { inEachTable, tableNames } from '../submissions/tables'

/** Row count per table, in the order of deletion. */
export type Removed = Record<string, number>

interface Erasure {
  removed: Removed
  /** Messages that a worker was sending at that moment: they may still go out. */
  leaving: number
}

/** Identifies the owner of a consent whose submission was deleted earlier because of its age. */
export const HASHES = `select encode(sha256(convert_to(email, 'UTF8')), 'hex') from unnest(cast(:emails as text[])) email`

/** Of rows that a statement has changed: how many, and how many of them a worker is sending. */
const COUNTS = `select cast(count(*) as integer) as rows,
  cast(count(*) filter (where status = 'sending' and lease_until > now()) as integer) as leaving`

interface Counts {
  rows: number
  leaving: number
}

/**
 * A confirmation that was not sent goes to the address that its lead has now (prospect-mail.ts): to that of another person,
 * where the one to be erased was given by mistake. A worker that is sending one may have read the former address.
 */
async function redirectUnsent(
  transaction: Transaction,
  emails: readonly string[],
): Promise<Counts> {
  const { rows } = await transaction.raw<{ rows: [Counts] }>(
    `with redirected as (
       update deliveries d set recipient = lower(lead.email)
       from (${inEachTable((table) => `select submission_id, email from ${table}`)}) lead
       where d.recipient = any(:emails) and d.status <> 'sent'
         and lead.submission_id = d.submission_id and lower(lead.email) <> all(:emails)
       returning d.status, d.lease_until
     ) ${COUNTS} from redirected`,
    { emails },
  )
  return rows[0]
}

/**
 * Deletes the rows with this address, in any of its spellings, their deliveries with every attempt, and consents.
 * Deliveries go before the submissions: a message that no worker has claimed by then is never sent. `dry run` counts and
 * changes nothing.
 */
export async function eraseRows(
  database: Database,
  emails: readonly string[],
  mode: 'for real' | 'dry run',
): Promise<Erasure> {
  const erasure: Erasure = { removed: {}, leaving: 0 }
  const eraseIn = async (transaction: Transaction) => {
    const sent = inEachTable(
      (table) => `select submission_id from ${table} where lower(email) = any(:emails)`,
    )
    const ofTheirLeads = `submission_id in (${sent})`
    // Also a message to this address of a lead that has another one now, but nothing else of that lead.
    const isTheirs = `(recipient = any(:emails) or ${ofTheirLeads})`
    const remove = async (table: string, where: string) => {
      const sql = `delete from ${table} where ${where}`
      const { rowCount } = await transaction.raw(sql, { emails })
      erasure.removed[table] = rowCount
    }
    const count = async (from: string, where: string) => {
      const sql = `select count(*) from ${from} where ${where}`
      const { rows } = await transaction.raw(sql, { emails })
      return Number(rows[0].count)
    }
    const redirected = await redirectUnsent(transaction, emails)
    erasure.removed['recipients replaced'] = redirected.rows
    await remove('sms_consents', `${ofTheirLeads} or email_hash in (${HASHES})`)
    const attempts = 'delivery_attempts a join deliveries d on d.id = a.delivery_id'
    erasure.removed.delivery_attempts = await count(attempts, isTheirs)
    // Attempts are deleted by cascade, in the order in which workers lock the rows. This is the last delete by
    // submission id: the ids come from the rows deleted below.
    const { rows } = await transaction.raw<{ rows: [Counts] }>(
      `with gone as (delete from deliveries where ${isTheirs} returning status, lease_until)
       ${COUNTS} from gone`,
      { emails },
    )
    erasure.removed.deliveries = rows[0].rows
    // Counted by the statements themselves: until then a worker may have claimed one.
    erasure.leaving = redirected.leaving + rows[0].leaving
    await remove('newsletter_subscribers', 'email = any(:emails)')
    for (const table of tableNames) await remove(table, 'lower(email) = any(:emails)')
    if (mode === 'dry run') await transaction.rollback()
  }
  // Workers and retention lock the same rows in other orders.
  await transact(database, eraseIn)
  return erasure
}
