// The contact forms: one schema per form, and one for the endpoint that they share with the chat.
import * as z from 'zod/mini'
import { TRANSCRIPT_MAX } from '../api'
import { CHAT_INQUIRY } from '../choices'
import { lengthOf, text, tooLong } from '../text'
import {
  company,
  createdAt,
  email,
  messageRule,
  name,
  optionalCompany,
  optionalPhone,
  phone,
  service,
  smsConsent,
  terms,
} from './fields'

const inquiryRule = messageRule('Please provide details about your inquiry')

// Fields are in the order of the forms, so that errors are listed in the order in which a reader meets them.
const person = { name: name(), email: email() }
const inquiry = { service, message: text(inquiryRule), smsConsent }

/** The form on /contact: company required, phone optional. */
export const contactPageForm = z.object({
  ...person,
  phone: optionalPhone,
  company,
  ...inquiry,
  terms,
})

/** The form at the foot of the home page: company required, no phone field. */
export const homeContactForm = z.object({ ...person, company, ...inquiry, terms })

/** The dialog over the home page: phone required, company optional. */
export const contactDialogForm = z.object({
  ...person,
  phone,
  company: optionalCompany,
  ...inquiry,
  terms,
})

/**
 * `POST /api/contact`: what the contact forms and the chat have in common. Company and phone are optional
 * because not every form requires them; a value that is present is validated.
 */
export const contactSubmission = z
  .object({
    ...person,
    phone: optionalPhone,
    company: optionalCompany,
    ...inquiry,
    message: text({ ...inquiryRule, max: TRANSCRIPT_MAX }),
    createdAt,
  })
  .check(
    z.refine(
      (value) => value.service === CHAT_INQUIRY || lengthOf(value.message) <= inquiryRule.max,
      {
        path: ['message'],
        error: tooLong(inquiryRule.label, inquiryRule.max),
      },
    ),
  )
