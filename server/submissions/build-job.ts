// The job that carries an accepted submission to the worker.
import { consentVersion, smsConsentText } from '../../src/content/consent'
import type { Consent, Fields, Kind, Source, SubmissionJob } from '../../src/contract/submission'
import type { SubmissionId } from './submission-id'

interface Ingredients {
  kind: Kind
  /** As the kind's own schema returned them. */
  fields: Fields
  client: string
  source: Source
  suspicions: string[]
}

export function buildJob(
  { kind, fields: typed, client, source, suspicions }: Ingredients,
  { id, reference, bodyHash }: SubmissionId,
): SubmissionJob {
  // Consent to messages at a number that was not given is none (decisions.md, Forms).
  const smsConsent = typed.smsConsent && typed.phone.trim() !== ''
  const fields = { ...typed, smsConsent }
  const consent: Consent | null = smsConsent
    ? {
        wordingVersion: consentVersion,
        wording: smsConsentText,
        page: source.page,
        ip: client,
      }
    : null
  const receivedAt = new Date().toISOString()
  // Kind and fields come from the same schema; the worker parses the whole once more.
  const job = { id, reference, receivedAt, bodyHash, source, consent, suspicions, kind, fields }
  return job as SubmissionJob
}
