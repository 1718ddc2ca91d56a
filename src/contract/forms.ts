// What each form accepts: one schema, read by the browser's form and by the server's door.
import * as z from 'zod/mini'
import { CHAT_INQUIRY } from './choices'
import { optionalText, type TextRule, text, tooLong } from './text'

// RFC 5321, 4.5.3.1: 64 octets before the @, 254 in all. zod's own check leaves the first one out.
const EMAIL_MAX = 254
const EMAIL_LOCAL_MAX = 64

function email(message: string) {
  const notText = text({ label: 'Email address', message, min: 1, max: 10_000 })
  return z.pipe(
    notText,
    z.string().check(
      z.maxLength(EMAIL_MAX, { error: tooLong('Email address', EMAIL_MAX), abort: true }),
      z.email({ error: message, abort: true }),
      z.refine((value) => value.indexOf('@') <= EMAIL_LOCAL_MAX, { error: message }),
    ),
  )
}

/** Field messages of the specification, section 5. */
export const messages = {
  name: 'Name is required',
  email: 'Valid email is required',
  phone: 'Phone number is required',
  company: 'Company name is required',
  service: 'Please select a service',
  inquiry: 'Please provide details about your inquiry',
  terms: 'You must agree to the terms and conditions',
} as const

const nameRule: TextRule = { label: 'Full name', message: messages.name, min: 2, max: 200 }
const inquiryRule: TextRule = { label: 'Message', message: messages.inquiry, min: 10, max: 5_000 }
const serviceRule: TextRule = { label: 'Service', message: messages.service, min: 1, max: 100 }
const companyRule: TextRule = { label: 'Company', message: messages.company, min: 1, max: 200 }

const phone = optionalText('Phone number', 40)

// Consent is the JSON value true and nothing that merely looks like it (decisions.md, Forms).
const smsConsent = z._default(z.boolean('SMS consent must be true or false'), false)

const terms = z.literal(true, { error: messages.terms })

// The client's own clock, kept as text: it orders nothing and is never parsed into a database time.
const createdAt = z.optional(
  z.string('createdAt must be an ISO 8601 time').check(
    z.maxLength(40, { error: 'createdAt must be an ISO 8601 time', abort: true }),
    z.refine(
      (value) => /^\d{4}-\d{2}-\d{2}([T ]|$)/.test(value) && !Number.isNaN(Date.parse(value)),
      {
        error: 'createdAt must be an ISO 8601 time',
      },
    ),
  ),
)

// Fields stand in the order of the forms, so that errors are listed in the order a reader meets them.
const person = { name: text(nameRule), email: email(messages.email) }
const inquiry = { service: text(serviceRule), message: text(inquiryRule), smsConsent }

/** The longest chat transcript that `/api/contact` takes as a message, in characters. */
export const TRANSCRIPT_MAX = 16_000

/** The form on /contact: company asked for, phone optional. */
export const contactPageForm = z.object({
  ...person,
  phone,
  company: text(companyRule),
  ...inquiry,
  terms,
})

/** The form at the foot of the home page: company asked for, no phone field. */
export const homeContactForm = z.object({
  ...person,
  company: text(companyRule),
  ...inquiry,
  terms,
})

/**
 * `POST /api/contact`: what the contact forms and the chat have in common. Company and phone are
 * optional here because one of the forms leaves each of them out; what is present is validated.
 */
export const contactSubmission = z
  .object({
    ...person,
    phone,
    company: optionalText('Company', 200),
    ...inquiry,
    message: text({ ...inquiryRule, max: TRANSCRIPT_MAX }),
    createdAt,
  })
  .check(
    z.refine((value) => value.service === CHAT_INQUIRY || value.message.length <= inquiryRule.max, {
      path: ['message'],
      error: tooLong(inquiryRule.label, inquiryRule.max),
    }),
  )

export type ContactPageValues = z.input<typeof contactPageForm>
export type HomeContactValues = z.input<typeof homeContactForm>
export type ContactSubmission = z.output<typeof contactSubmission>
