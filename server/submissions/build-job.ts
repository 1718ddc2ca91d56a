// The job that carries an accepted submission to the worker.
import { shownConsent } from '../../src/content/consent-versions'
import { isBlank } from '../../src/contract/blank'
import type { Consent, Fields, Source, SubmissionJob } from '../../src/contract/submission'
import type { SubmissionId } from './submission-id'

interface Ingredients {
  /** Does not compile for a kind that is missing in `submissionJob`: the worker could not read its jobs. */
  kind: SubmissionJob['kind']
  /** As returned by the kind's own schema. */
  fields: Fields
  client: string
  consentVersion: string
  source: Source
  suspicions: string[]
}

export function buildJob(
  { kind, fields: typed, client, consentVersion, source, suspicions }: Ingredients,
  { id, reference, bodyHash }: SubmissionId,
): SubmissionJob {
  // Consent to messages without a phone number is no consent (docs/decisions/0003-delivery-guarantee.md).
  const smsConsent = typed.smsConsent && !isBlank(typed.phone)
  const fields = { ...typed, smsConsent }
  const consent: Consent | null = smsConsent
    ? { ...shownConsent(consentVersion), page: source.page, ip: client }
    : null
  const receivedAt = new Date().toISOString()
  // Kind and fields come from the same schema; the worker checks the shape of the job again.
  const job = { id, reference, receivedAt, bodyHash, source, consent, suspicions, kind, fields }
  return job as SubmissionJob
}
