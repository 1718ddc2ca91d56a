// Looks a submission up among the stored ones: what the queue has forgotten, the table has not.
import type { Kind } from '../../src/contract/submission'
import { Circuit } from '../../src/node/circuit'
import type { Database } from '../../src/node/database/connect'
import { withDeadline } from '../../src/node/deadline'
import { kinds } from './kinds'

/** What the look-up may cost a submission, in milliseconds; without an answer it counts as new. */
const LOOK_UP_MS = 150
const REST_MS = 2_000

export interface StoredSubmissions {
  /** The hash of the body stored under this id; null where none is, or PostgreSQL does not answer. */
  hashOf(kind: Kind, id: string): Promise<string | null>
}

export function createStoredSubmissions(database: Database): StoredSubmissions {
  const circuit = new Circuit(REST_MS)

  async function read(kind: Kind, id: string): Promise<string | null> {
    const row = await database(kinds[kind].table)
      .where({ submission_id: id })
      .first<{ body_hash: string } | undefined>('body_hash')
    return row?.body_hash ?? null
  }

  return {
    async hashOf(kind, id) {
      if (!circuit.closed) return null
      try {
        return await withDeadline(read(kind, id), LOOK_UP_MS, 'stored submission')
      } catch {
        circuit.failed()
        return null
      }
    },
  }
}
