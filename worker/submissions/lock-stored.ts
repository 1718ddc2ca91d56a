// Locks a stored submission, and reads what planning its messages needs.
import { type Kind, submissionTables } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import type { PlanInput } from './plan-input'

interface Row {
  name: string
  email: string
  phone: string | null
  sms_consent: boolean
  received_at: Date
  quarantined: boolean
}

/**
 * Makes another transaction that locks it wait until this one ends. Resolves to undefined if the row is gone.
 */
export async function lockStored(
  transaction: Transaction,
  kind: Kind,
  submissionId: string,
): Promise<{ lead: PlanInput; quarantined: boolean } | undefined> {
  const row = await transaction(submissionTables[kind])
    .where({ submission_id: submissionId })
    .forUpdate()
    .first<Row | undefined>()
  if (!row) return undefined
  const lead: PlanInput = {
    id: submissionId,
    kind,
    name: row.name,
    email: row.email,
    phone: row.phone ?? '',
    smsConsent: row.sms_consent,
    receivedAt: row.received_at.toISOString(),
  }
  return { lead, quarantined: row.quarantined }
}
