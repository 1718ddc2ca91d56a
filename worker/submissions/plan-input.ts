// The part of a submission that planning needs, whether it comes from the queue or from its row.
import type { Kind, SubmissionJob } from '../../src/contract/submission'

export interface PlanInput {
  id: string
  kind: Kind
  name: string
  email: string
  phone: string
  smsConsent: boolean
  /** When it was received, as an ISO time. */
  receivedAt: string
}

export function planInputOf({ id, kind, receivedAt, fields }: SubmissionJob): PlanInput {
  const { name, email, phone, smsConsent } = fields
  return { id, kind, name, email, phone, smsConsent, receivedAt }
}
