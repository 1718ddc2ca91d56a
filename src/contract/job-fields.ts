// The fields of a job: their shape, without the rules of the forms.
import * as z from 'zod/mini'
import type { Urgency } from './choices'
import { cleanText } from './text'

const cleaned = z.pipe(z.string(), z.transform(cleanText))
/** Empty in the job of a release that has no such field. */
const text = z._default(cleaned, '')
/** Another release may know more urgencies; whoever reads one falls back for those. */
const urgency = z.pipe(
  cleaned,
  z.transform((value) => value as Urgency),
)

const common = {
  name: cleaned,
  email: cleaned,
  phone: text,
  message: cleaned,
  // As strict as the forms: nothing that merely looks like true is consent.
  smsConsent: z._default(z.boolean(), false),
  createdAt: z.optional(cleaned),
}
const inquiry = { ...common, company: text, service: text }

/**
 * The fields of an accepted submission, by kind. A server of another release accepted them, by rules that may differ
 * from ours in either direction: while a release is rolled out or back, or after an outage. Its visitor has a
 * reference and a promise, so the worker refuses none for a minimum, a limit or a format; it checks what its code
 * relies on, which is types and the consent.
 */
export const jobFields = {
  contact: z.object(inquiry),
  'service-request': z.object({ ...inquiry, urgency }),
  consultation: z.object({
    ...inquiry,
    kind: z.literal('consultation'),
    urgency: z.optional(urgency),
  }),
  newsletter: z.object({ ...common, company: text }),
  'job-application': z.object({ ...common, position: text, experience: text, resume: text }),
} as const
