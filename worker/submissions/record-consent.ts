// Keeps the evidence of a consent to text messages: what was agreed to, where, when and from where.
import type { SubmissionJob } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { normalisePhone } from '../sms/phone'

export async function recordConsent(transaction: Transaction, job: SubmissionJob): Promise<void> {
  const { id, fields, consent, receivedAt } = job
  if (!consent || fields.phone.trim() === '') return
  await transaction('sms_consents')
    .insert({
      submission_id: id,
      phone: normalisePhone(fields.phone)?.e164 ?? fields.phone,
      wording_version: consent.wordingVersion,
      page: consent.page,
      consented_at: receivedAt,
      ip: consent.ip,
    })
    .onConflict('submission_id')
    .ignore()
}
