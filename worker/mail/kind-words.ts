// The words of the messages that differ from kind to kind.
import type { Kind } from '../../src/contract/submission'
import type { Lead } from '../deliveries/lead'
import { promiseSentence } from '../response-time'

interface KindWords {
  /** What it is, at the head of the team's subject. */
  label: string
  /** The team's title, before the reference. */
  arrived: string
  /** To the prospect: what reached us. */
  what: string
  /** To the prospect: what happens next. @param about ' about <service>', or '' */
  next: (lead: Lead, about: string) => string
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
    next: () => 'From now on, we will send our newsletter to this address.',
  },
  'job-application': {
    label: 'Job application',
    arrived: 'New job application',
    what: 'application',
    next: () => 'A person on our team will review your application and get back to you.',
  },
}
