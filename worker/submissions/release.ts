// Sends a quarantined submission on its way: a person has judged that it is none of the bad ones.
import type { Kind } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import type { PlannedLead } from './lead-of'
import { type PlanEnv, releaseDeliveries } from './plan-deliveries'
import { subscribe } from './subscribe'
import { tables } from './tables'

/** `not-quarantined`: it was never set aside, or has been released before. */
export type Release = 'released' | 'not-quarantined' | 'not-found'

interface Row {
  name: string
  email: string
  phone: string | null
  sms_consent: boolean
  received_at: Date
  quarantined: boolean
}

/**
 * Releases a submission, in one transaction: its row, its messages, and the subscription that a
 * newsletter form asks for. Twice is the same as once. The sweep finds what is due now. The suspicions
 * stay on the row: they say why it had waited.
 */
export function releaseSubmission(
  database: Database,
  env: PlanEnv,
  submissionId: string,
): Promise<Release> {
  return database.transaction(async (transaction) => {
    const kind = await kindOf(transaction, submissionId)
    if (!kind) return 'not-found'
    const found = () => transaction(tables[kind].table).where({ submission_id: submissionId })
    // The lock has a second release wait for this one, and then find nothing left to do.
    const row = await found().forUpdate().first<Row | undefined>()
    if (!row) return 'not-found'
    if (!row.quarantined) return 'not-quarantined'
    await found().update({ quarantined: false })
    const lead: PlannedLead = {
      id: submissionId,
      kind,
      name: row.name,
      email: row.email,
      phone: row.phone ?? '',
      smsConsent: row.sms_consent,
      receivedAt: row.received_at.toISOString(),
    }
    await subscribe(transaction, lead)
    await releaseDeliveries(transaction, lead, env)
    return 'released'
  })
}

/** Its messages know it: they are written together with the row, and every submission has some. */
async function kindOf(transaction: Transaction, submissionId: string): Promise<Kind | undefined> {
  const row = await transaction('deliveries')
    .where({ submission_id: submissionId })
    .first<{ kind: Kind } | undefined>('kind')
  return row?.kind
}
