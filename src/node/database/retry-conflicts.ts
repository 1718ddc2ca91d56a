// Repeats a transaction that PostgreSQL rolled back because it conflicted with another one.

/** SQLSTATE of a serialization failure and of a deadlock: the same transaction may succeed when repeated. */
const CONFLICTS = ['40001', '40P01']
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
      const { code } = error as { code?: unknown }
      if (attempt === ATTEMPTS || !CONFLICTS.includes(String(code))) throw error
    }
  }
}
