// What the forms post, written out: a page that was opened before a release posts it to the servers of that release.
// Do not edit a body. When a form changes, add its new one at the end and keep the one before for this release and the
// next: then it may go, and a new field may become required in the `…Submission` schema.
import { expect, test } from 'vitest'
import type { FormId } from './form-places'
import { formSchemas } from './forms/form-schemas'
import { type Kind, submissionSchemas } from './submission'

interface Sent {
  kind: Kind
  /** Oldest first. */
  bodies: readonly Readonly<Record<string, unknown>>[]
}

const person = { name: 'Ann Lee', email: 'ann@example.com' }
const phone = '(214) 555-0123'
const message = 'Our servers need a new home.'
const rest = { smsConsent: true, createdAt: '2026-11-27T12:00:00.000Z' }

const sentBy: Readonly<Record<FormId | 'chat-contact', Sent>> = {
  'contact-page': {
    kind: 'contact',
    bodies: [{ ...person, phone: '', company: 'Acme', service: 'cloud', message, ...rest }],
  },
  'home-contact': {
    kind: 'contact',
    bodies: [{ phone: '', ...person, company: 'Acme', service: 'cloud', message, ...rest }],
  },
  contact: {
    kind: 'contact',
    bodies: [{ ...person, phone, company: '', service: 'cloud', message, ...rest }],
  },
  'chat-contact': {
    kind: 'contact',
    bodies: [{ ...person, phone: '', company: '', service: 'Chat Inquiry', message, ...rest }],
  },
  'service-request': {
    kind: 'service-request',
    bodies: [
      { ...person, phone, company: 'Acme', service: 'cloud', urgency: 'high', message, ...rest },
    ],
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
  },
  newsletter: {
    kind: 'newsletter',
    bodies: [{ company: 'Newsletter Subscriber', ...person, phone, message, ...rest }],
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
  },
}

test('a page that was opened before a release can still send its form', () => {
  for (const [form, { kind, bodies }] of Object.entries(sentBy)) {
    for (const body of bodies) {
      const issues = submissionSchemas[kind].safeParse(body).error?.issues ?? []
      const refused = issues.map(({ path }) => path.join('.'))
      expect(refused, `a page opened before the release sends this (${form})`).toEqual([])
    }
  }
})

test('the last body of each form has every field of the form', () => {
  for (const [form, schema] of Object.entries(formSchemas)) {
    const fields = Object.keys(schema.shape).filter((name) => name !== 'terms')
    const sent = Object.keys(sentBy[form as FormId].bodies.at(-1) ?? {})
    expect(sent, `add what the form sends now (${form})`).toEqual(expect.arrayContaining(fields))
  }
})
