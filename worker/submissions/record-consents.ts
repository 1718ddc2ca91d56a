// Stores the evidence of consent to text messages: the wording, the page, the time and the client's IP address.
import { consentWordings } from '../../src/content/consent-versions'
import type { SubmissionJob } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { normalizePhone } from '../../src/node/phone'

export async function recordConsents(
  transaction: Transaction,
  jobs: readonly SubmissionJob[],
): Promise<void> {
  const rows = jobs.flatMap(({ id, fields: { phone }, consent, receivedAt }) =>
    consent && phone.trim() !== ''
      ? {
          submission_id: id,
          phone: normalizePhone(phone)?.e164 ?? phone,
          wording_version: consent.wordingVersion,
          // A page of this release may have sent it to a server of the one before.
          wording: consent.wording ?? consentWordings[consent.wordingVersion] ?? null,
          page: consent.page,
          consented_at: receivedAt,
          ip: consent.ip,
        }
      : [],
  )
  if (rows.length === 0) return
  await transaction('sms_consents').insert(rows).onConflict('submission_id').ignore()
}
