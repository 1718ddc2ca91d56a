// Removes a person's rows from every table, in one transaction.
import type { Database } from '../../src/node/database/connect'
import { tableNames } from '../submissions/tables'

/** Rows by table, in the order they were removed. */
export type Removed = Record<string, number>

export interface Erasure {
  removed: Removed
  /** Messages that a worker had in hand at that moment: they may leave all the same. */
  leaving: number
}

/** Names whose consent it was where the submission went before, because of its age. */
const HASH = "encode(sha256(convert_to(:email, 'UTF8')), 'hex')"

/** Thrown to take everything back after a dry run. */
class DryRun extends Error {}

/**
 * Removes the rows with this address, their deliveries with every attempt, and consents. Deliveries go
 * first: what a worker has not claimed by then is never sent. `dry run` counts and changes nothing.
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
    // The attempts go with their delivery, in the order in which workers lock them. The last that goes
    // by the ids: the leads' own rows are what leads to them.
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
