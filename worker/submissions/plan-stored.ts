// Plans the messages of a stored submission that has none, such as a lead imported from another system.
import type { Kind } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import { transact } from '../../src/node/database/transact'
import { lockStored } from './lock-stored'
import { NOT_NEEDED, type PlanEnv, planDeliveries, QUARANTINED } from './plan-deliveries'
import { subscribe } from './subscribe'

interface Stored {
  submissionId: string
  kind: Kind
}

/**
 * Plans in one transaction what a worker would have planned, and resolves to whether it did: false if the submission has
 * messages that somebody needs, or is gone. The sweep picks up what is due. A quarantined submission stays so: its messages wait for its
 * release.
 * @param needed false if a person has decided that nobody needs a message: each is recorded as suppressed
 */
export function planStored(
  database: Database,
  env: PlanEnv,
  { submissionId, kind, needed }: Stored & { needed: boolean },
): Promise<boolean> {
  const plan = async (transaction: Transaction): Promise<boolean> => {
    const stored = await lockStored(transaction, kind, submissionId)
    if (!stored) return false
    const messages = transaction('deliveries').where({ submission_id: submissionId })
    const declined: { last_error: string | null }[] = await messages.clone().select('last_error')
    if (declined.some(({ last_error }) => last_error !== NOT_NEEDED)) return false
    if (declined.length > 0) {
      if (!needed) return false
      // Somebody has changed their mind.
      await messages.delete()
    }
    const { lead, quarantined } = stored
    const withheld = quarantined ? QUARANTINED : !needed && NOT_NEEDED
    if (!withheld) await subscribe(transaction, lead)
    await planDeliveries(transaction, [{ lead, withheld }], env)
    return true
  }
  // An erasure or retention may lock the same rows in another order.
  return transact(database, plan)
}
