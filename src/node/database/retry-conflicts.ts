// Repeats a transaction that PostgreSQL rolled back because it conflicted with another one.

import { isConflict } from './sql-state'

const ATTEMPTS = 3

/**
 * Runs `transact`, which must be one whole transaction, up to three times. Rejects with its error when that is not
 * a conflict, or with the last conflict.
 */
export async function retryConflicts<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
  }
}
