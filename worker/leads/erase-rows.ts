// Deletes a person's rows from every table, in one transaction.
import type { Database } from '../../src/node/database/connect'
import { tableNames } from '../submissions/tables'

/** Row count per table, in the order of deletion. */
export type Removed = Record<string, number>

export interface Erasure {
  removed: Removed
  /** Messages that a worker was sending at that moment: they may still go out. */
  leaving: number
}

/** Identifies the owner of a consent whose submission was deleted earlier because of its age. */
const HASH = "encode(sha256(convert_to(:email, 'UTF8')), 'hex')"

/** Thrown to roll back after a dry run. */
class DryRun extends Error {}

/**
 * Deletes the rows with this address, their deliveries with every attempt, and consents. Deliveries go before the
 * submissions: a message that no worker has claimed by then is never sent. `dry run` counts and changes nothing.
 */
export async function eraseRows(
  database: Database,
  email: string,
  mode: 'for real' | 'dry run',
): Promise<Erasure> {
  const erasure: Erasure = { removed: {}, leaving: 0 }
  const work = database.transaction(async (transaction) => {
    const arms = tableNames.map(
      (table) => `select submission_id from ${table} where lower(email) = :email`,
    )
    const wanted = `select submission_id from deliveries where recipient = :email
      union ${arms.join(' union ')}`
    const remove = async (table: string, where: string) => {
      const sql = `delete from ${table} where ${where}`
      const { rowCount } = await transaction.raw(sql, { email })
      erasure.removed[table] = rowCount
    }
    const count = async (what: string) => {
      const { rows } = await transaction.raw(
        `select count(*) from ${what} and d.submission_id in (${wanted})`,
        { email },
      )
      return Number(rows[0].count)
    }
    erasure.leaving = await count(
      "deliveries d where d.status = 'sending' and d.lease_until > now()",
    )
    await remove('sms_consents', `submission_id in (${wanted}) or email_hash = ${HASH}`)
    erasure.removed.delivery_attempts = await count(
      'delivery_attempts a join deliveries d on d.id = a.delivery_id where true',
    )
    // Attempts are deleted by cascade, in the order in which workers lock the rows. This is the last delete by
    // submission id: the ids come from the rows deleted below.
    await remove('deliveries', `submission_id in (${wanted})`)
    await remove('newsletter_subscribers', 'email = :email')
    for (const table of tableNames) await remove(table, 'lower(email) = :email')
    if (mode === 'dry run') throw new DryRun()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error
  })
  return erasure
}
