import { expect, test } from 'vitest'
import { type Kind, submissionSchemas } from './submission'

const person = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  message: 'Our servers need a new home.',
}
const request = {
  ...person,
  phone: '(214) 555-0123',
  company: 'Acme & Sons',
  service: 'cloud',
  urgency: 'high',
}
const application = {
  ...person,
  phone: '(214) 555-0123',
  position: 'network',
  experience: '3-5',
  resume: 'https://example.com/ann',
}

/** The invalid fields of a body. */
const bad = (kind: Kind, body: object) =>
  (submissionSchemas[kind].safeParse(body).error?.issues ?? []).map(({ path }) => path[0])

test('an endpoint requires what its own form requires, and takes it without anything else', () => {
  const bodies = {
    'service-request': request,
    newsletter: { ...person, phone: '1' },
    'job-application': application,
  }
  for (const [kind, body] of Object.entries(bodies) as [Kind, object][]) {
    expect(bad(kind, body), kind).toEqual([])
    for (const field of Object.keys(body)) {
      expect(bad(kind, { ...body, [field]: undefined }), kind).toEqual([field])
    }
  }
})

test('a consultation needs no phone, company or urgency, and has them checked when they are there', () => {
  const body = { ...person, kind: 'consultation', service: 'web-design' }
  expect(bad('consultation', body)).toEqual([])
  expect(bad('consultation', { ...body, phone: '', company: '', urgency: '' })).toEqual([])
  expect(bad('consultation', { ...body, phone: 5, company: {}, urgency: 'now' })).toEqual([
    'phone',
    'company',
    'urgency',
  ])
})

test('any service text of 1 to 100 characters is taken', () => {
  expect(bad('service-request', { ...request, service: 'Printers' })).toEqual([])
  expect(bad('service-request', { ...request, service: 'x'.repeat(101) })).toEqual(['service'])
})

test('the company of a newsletter subscription is fixed, whatever is sent', () => {
  for (const company of [undefined, '', 'Acme', 'Newsletter Subscriber']) {
    expect(submissionSchemas.newsletter.parse({ ...person, phone: '1', company })).toMatchObject({
      company: 'Newsletter Subscriber',
    })
  }
  expect(bad('newsletter', { ...person, phone: '1', company: 7 })).toEqual(['company'])
})

test('only the JSON values true and false are an answer to SMS consent, in every kind', () => {
  for (const kind of Object.keys(submissionSchemas) as Kind[]) {
    expect(bad(kind, { smsConsent: 'true' }), kind).toContain('smsConsent')
    expect(bad(kind, { smsConsent: true }), kind).not.toContain('smsConsent')
  }
})
