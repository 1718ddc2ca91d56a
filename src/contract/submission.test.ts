import { expect, test } from 'vitest'
import { jobFields } from './job-fields'
import {
  deliveryJob,
  jobIdOf,
  type Kind,
  submissionIdOf,
  submissionJob,
  submissionSchemas,
} from './submission'

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
const invalidFields = (kind: Kind, body: object) =>
  (submissionSchemas[kind].safeParse(body).error?.issues ?? []).map(({ path }) => path[0])

test('each endpoint requires exactly the fields that its own form requires', () => {
  const bodies = {
    'service-request': request,
    newsletter: { ...person, phone: '1' },
    'job-application': application,
  }
  for (const [kind, body] of Object.entries(bodies) as [Kind, object][]) {
    expect(invalidFields(kind, body), kind).toEqual([])
    for (const field of Object.keys(body)) {
      expect(invalidFields(kind, { ...body, [field]: undefined }), kind).toEqual([field])
    }
  }
})

test('no kind accepts a submission without name, email, or message', () => {
  for (const kind of Object.keys(submissionSchemas) as Kind[]) {
    const missing = invalidFields(kind, { name: '', email: '', message: '' })
    expect(missing, kind).toEqual(expect.arrayContaining(['name', 'email', 'message']))
  }
})

test('a consultation needs no phone, company, or urgency, and validates them if present', () => {
  const body = { ...person, kind: 'consultation', service: 'web-design' }
  expect(invalidFields('consultation', body)).toEqual([])
  expect(invalidFields('consultation', { ...body, phone: '', company: '', urgency: '' })).toEqual(
    [],
  )
  expect(invalidFields('consultation', { ...body, phone: 5, company: {}, urgency: 'now' })).toEqual(
    ['phone', 'company', 'urgency'],
  )
  const { error } = submissionSchemas.consultation.safeParse({ ...body, urgency: 'now' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please select urgency level'])
})

test('any service text of 1 to 100 characters is accepted', () => {
  expect(invalidFields('service-request', { ...request, service: 'Printers' })).toEqual([])
  expect(invalidFields('service-request', { ...request, service: 'x'.repeat(101) })).toEqual([
    'service',
  ])
})

test('a newsletter subscription always gets the fixed company', () => {
  for (const company of [undefined, '', 'Acme', 'Newsletter Subscriber']) {
    expect(submissionSchemas.newsletter.parse({ ...person, phone: '1', company })).toMatchObject({
      company: 'Newsletter Subscriber',
    })
  }
  expect(invalidFields('newsletter', { ...person, phone: '1', company: 7 })).toEqual(['company'])
})

test('SMS consent accepts only the JSON values true and false, in every kind', () => {
  for (const kind of Object.keys(submissionSchemas) as Kind[]) {
    for (const smsConsent of ['true', 'on', 1, null, {}]) {
      expect(invalidFields(kind, { smsConsent }), kind).toContain('smsConsent')
    }
    expect(invalidFields(kind, { smsConsent: true }), kind).not.toContain('smsConsent')
  }
})

const envelope = {
  id: '01234567-89ab-4cde-8f01-23456789abcd',
  reference: '7K3M-9QWX',
  receivedAt: '2026-11-26T12:00:00.000Z',
  bodyHash: 'x',
  source: { page: null, referrer: null, utm: {} },
  consent: null,
}
const bodies: Record<Kind, object> = {
  contact: { ...person, service: 'cloud' },
  'service-request': request,
  consultation: { ...person, kind: 'consultation', service: 'web-design' },
  newsletter: { ...person, phone: '1' },
  'job-application': application,
}

test('a job is read whatever the rules of the release that accepted it', () => {
  for (const [kind, body] of Object.entries(bodies)) {
    const parse = (more: object) =>
      submissionJob.safeParse({ ...envelope, kind, fields: { ...body, ...more } })
    // Shorter, longer and otherwise written than today's forms accept.
    const other = { name: 'J', email: 'josé@acme', message: '❤️', createdAt: 'today at noon' }
    expect(parse(other).data?.fields, kind).toMatchObject(other)
    const message = 'x'.repeat(30_000)
    expect(parse({ message, later: 1 }).data?.fields, kind).toMatchObject({ message })
    if ('urgency' in body) {
      expect(parse({ urgency: 'planned' }).data?.fields).toMatchObject({ urgency: 'planned' })
    }
    for (const wrong of [{ name: 7 }, { email: undefined }, { smsConsent: 'true' }]) {
      expect(parse(wrong).success, `${kind} ${JSON.stringify(wrong)}`).toBe(false)
    }
  }
})

test('the job of a form has every field of the form', () => {
  for (const [kind, schema] of Object.entries(submissionSchemas)) {
    expect(Object.keys(jobFields[kind as Kind].shape).sort(), kind).toEqual(
      Object.keys(schema.shape).sort(),
    )
  }
  for (const [kind, body] of Object.entries(bodies) as [Kind, object][]) {
    const fields = submissionSchemas[kind].parse(body)
    expect(submissionJob.parse({ ...envelope, kind, fields }).fields, kind).toEqual(fields)
  }
})

test('a delivery job takes any id that PostgreSQL takes: an imported lead may bring one that is no RFC 9562 UUID', () => {
  const job = {
    deliveryId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    submissionId: '7c9e6679-7425-e311-1400-005056850001',
  }
  expect(deliveryJob.safeParse(job)).toMatchObject({ success: true, data: job })
  expect(deliveryJob.safeParse({ ...job, submissionId: '7c9e6679' }).success).toBe(false)
})

test('only the id of a submission’s job leads to the submission', () => {
  const id = '3f0e8a53-5d0f-4f6e-8f5e-3a1f0b1c2d3e'
  expect(submissionIdOf(jobIdOf(id))).toBe(id)
  for (const other of [id, `d-${id}`, `x${jobIdOf(id)}`, `${jobIdOf(id)}-1`]) {
    expect(submissionIdOf(other), other).toBeNull()
  }
})
