// The consultation request: a service request that needs neither an urgency nor a phone number.
import * as z from 'zod/mini'
import { absentIfEmpty, text } from '../text'
import {
  company,
  createdAt,
  email,
  name,
  optionalCompany,
  optionalPhone,
  service,
  smsConsent,
  terms,
} from './fields'
import { detailsRule, urgency } from './service-request'

const person = { name: name(), email: email(), phone: optionalPhone }
const details = { message: text(detailsRule), smsConsent }

export const consultationForm = z.object({ ...person, company, service, ...details, terms })

/**
 * `POST /api/service-requests` with `kind: 'consultation'`. No payload is specified for it, so the phone
 * number, the company and the urgency may be missing. `kind` stays among the fields because it is part of what makes
 * two submissions the same.
 */
export const consultationSubmission = z.object({
  kind: z.literal('consultation'),
  ...person,
  company: optionalCompany,
  service,
  urgency: absentIfEmpty(urgency),
  ...details,
  createdAt,
})
