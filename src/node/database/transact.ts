// Transactions that are repeated when their failure says nothing about their own work.
import type { Database, Transaction } from './connect'
import { raiseSequences } from './raise-sequences'
import { isConflict, isKeyTaken } from './sql-state'

const ATTEMPTS = 3

/**
 * Runs `work` in a transaction, up to three times: again after a conflict with another transaction, and with raised
 * sequences after one gave a key that a row has. Rejects with any other error, or with the last of these.
 */
export async function transact<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      const isKey = isKeyTaken(error)
      if (attempt === ATTEMPTS || !(isKey || isConflict(error))) throw error
      if (isKey) await raiseSequences(database)
    }
  }
}
