// Releases a quarantined submission after a person has judged it legitimate.
import { submissionTables } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import { transact } from '../../src/node/database/transact'
import { lockStored } from './lock-stored'
import { type PlanEnv, releaseDeliveries } from './plan-deliveries'
import { subscribe } from './subscribe'
import { isKnownKind } from './tables'

/**
 * `not-quarantined`: it was never quarantined, or has already been released. `not-found`: it is gone, or has no messages.
 * With a kind: this release does not know it.
 */
type Release = 'released' | 'not-quarantined' | 'not-found' | { kind: string }

/**
 * Releases a submission in one transaction: its row, its messages, and the subscription that a newsletter form asks
 * for. Idempotent. The sweep picks up what is due. The suspicions stay on the row, to explain the delay.
 */
export function releaseSubmission(
  database: Database,
  env: PlanEnv,
  submissionId: string,
): Promise<Release> {
  const release = async (transaction: Transaction): Promise<Release> => {
    const kind = await kindOf(transaction, submissionId)
    if (kind === undefined) return 'not-found'
    if (!isKnownKind(kind)) return { kind }
    // The row lock makes a concurrent release wait for this one and then find nothing to do.
    const stored = await lockStored(transaction, kind, submissionId)
    if (!stored) return 'not-found'
    const { lead, quarantined } = stored
    if (!quarantined) return 'not-quarantined'
    await transaction(submissionTables[kind])
      .where({ submission_id: submissionId })
      .update({ quarantined: false })
    await subscribe(transaction, lead)
    await releaseDeliveries(transaction, lead, env)
    return 'released'
  }
  // An erasure, retention or the worker may lock the same rows in another order.
  return transact(database, release)
}

/** As stored on the messages. A submission that was imported or entered by hand may have none. */
async function kindOf(transaction: Transaction, submissionId: string): Promise<string | undefined> {
  const row = await transaction('deliveries')
    .where({ submission_id: submissionId })
    .first<{ kind: string } | undefined>('kind')
  return row?.kind
}
