// What the forms post, written out: a page that was opened before a release posts it to the servers of that release.
// Do not edit a body. When a form changes, add its new one at the end and keep the one before for this release and the
// next: then it may go, and a new field may become required in the `…Submission` schema.
import type { FormId } from '../../src/contract/form-places'
import type { Kind } from '../../src/contract/submission'

interface Sent {
  kind: Kind
  /** Oldest first. */
  bodies: readonly Readonly<Record<string, unknown>>[]
  /** The reference that each of them gets. */
  references: readonly string[]
}

const person = { name: 'Ann Lee', email: 'ann@example.com' }
const phone = '(214) 555-0123'
const message = 'Our servers need a new home.'
const rest = { smsConsent: true, createdAt: '2026-11-27T12:00:00.000Z' }

export const sentBy: Readonly<Record<FormId | 'chat-contact', Sent>> = {
  'contact-page': {
    kind: 'contact',
    bodies: [{ ...person, phone: '', company: 'Acme', service: 'cloud', message, ...rest }],
    references: ['R41S-6MSG'],
  },
  'home-contact': {
    kind: 'contact',
    bodies: [{ phone: '', ...person, company: 'Acme', service: 'cloud', message, ...rest }],
    references: ['R41S-6MSG'],
  },
  contact: {
    kind: 'contact',
    bodies: [{ ...person, phone, company: '', service: 'cloud', message, ...rest }],
    references: ['VQR8-5ERS'],
  },
  'chat-contact': {
    kind: 'contact',
    bodies: [{ ...person, phone: '', company: '', service: 'Chat Inquiry', message, ...rest }],
    references: ['QXBC-2T16'],
  },
  'service-request': {
    kind: 'service-request',
    bodies: [
      { ...person, phone, company: 'Acme', service: 'cloud', urgency: 'high', message, ...rest },
    ],
    references: ['QEBT-38XM'],
  },
  consultation: {
    kind: 'consultation',
    bodies: [
      {
        kind: 'consultation',
        ...person,
        phone: '',
        company: 'Acme',
        service: 'web-design',
        message,
        ...rest,
      },
    ],
    references: ['5XPP-A4GS'],
  },
  newsletter: {
    kind: 'newsletter',
    bodies: [{ company: 'Newsletter Subscriber', ...person, phone, message, ...rest }],
    references: ['8AZK-WAX5'],
  },
  'job-application': {
    kind: 'job-application',
    bodies: [
      {
        ...person,
        phone,
        position: 'network',
        experience: '3-5',
        resume: 'https://example.com/ann',
        message,
        ...rest,
      },
    ],
    references: ['R2SE-8B5M'],
  },
}
