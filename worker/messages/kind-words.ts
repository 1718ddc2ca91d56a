// The message wording that differs by kind.
import { labelOf, urgencyChoices } from '../../src/contract/choices'
import type { Kind } from '../../src/contract/submission'
import type { StoredLead } from '../submissions/stored-lead'
import { isKnownKind } from '../submissions/tables'
import { promiseSentence } from './response-time'

interface KindWords {
  /** Name of the kind. */
  label: string
  /** Title of the team mail, before the reference. */
  arrived: string
  /** For the prospect: what we received. */
  what: string
  /** For the prospect: what happens next. @param about ' about <service>', or '' */
  next: (lead: StoredLead, about: string) => string
}

/**
 * The kind with its urgency, such as 'Critical service request': how the team's mails call a lead. The bare kind if this
 * release does not know it.
 */
export function kindLabel({ kind, urgency }: { kind: string; urgency: string }): string {
  const label = isKnownKind(kind) ? kindWords[kind].label : kind
  // The first word of the choice: 'Critical' of 'Critical - Emergency'.
  const word = labelOf(urgencyChoices, urgency)?.split(' ')[0]
  return word ? `${word} ${label.toLowerCase()}` : label
}

export const kindWords: Readonly<Record<Kind, KindWords>> = {
  contact: {
    label: 'Contact',
    arrived: 'New contact message',
    what: 'message',
    next: (lead, about) => promiseSentence(lead, `message${about}`),
  },
  'service-request': {
    label: 'Service request',
    arrived: 'New service request',
    what: 'request',
    next: (lead, about) => promiseSentence(lead, `request${about}`),
  },
  consultation: {
    label: 'Consultation',
    arrived: 'New consultation request',
    what: 'consultation request',
    next: (lead, about) => promiseSentence(lead, `consultation request${about}`),
  },
  newsletter: {
    label: 'Newsletter',
    arrived: 'New newsletter subscription',
    what: 'newsletter subscription',
    next: () => 'We will send our newsletter to this address from now on.',
  },
  'job-application': {
    label: 'Job application',
    arrived: 'New job application',
    what: 'application',
    next: () => 'A person on our team will review your application and get back to you.',
  },
}
