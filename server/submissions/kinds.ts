// What the server needs to know of each kind of submission.
import { endpoints, type FormId } from '../../src/contract/api'
import { contactSubmission } from '../../src/contract/forms'
import type { Kind } from '../../src/contract/submission'

interface KindRule {
  endpoint: string
  schema: typeof contactSubmission
  /** What the visitor is told in the answer. */
  message: string
  /** The form and page shown after a native post that names neither. */
  fallback: { form: FormId; page: string }
}

export const kinds: Record<Kind, KindRule> = {
  contact: {
    endpoint: endpoints.contact,
    schema: contactSubmission,
    message: "Message sent! We'll get back to you as soon as possible.",
    fallback: { form: 'contact-page', page: '/contact' },
  },
}
