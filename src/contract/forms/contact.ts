// The contact forms and the chat's: one endpoint, and a schema for each place that asks.
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

// Fields stand in the order of the forms, so that errors are listed in the order a reader meets them.
const person = { name: name(), email: email() }
const inquiry = { service, message: text(inquiryRule), smsConsent }

/** The form on /contact: company asked for, phone optional. */
export const contactPageForm = z.object({
  ...person,
  phone: optionalPhone,
  company,
  ...inquiry,
  terms,
})

/** The form at the foot of the home page: company asked for, no phone field. */
export const homeContactForm = z.object({ ...person, company, ...inquiry, terms })

/** The form over the home page: phone asked for, company optional. */
export const contactDialogForm = z.object({
  ...person,
  phone,
  company: optionalCompany,
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
