// The request for a consultation: a service request that is not urgent and may come by mail only.
import * as z from 'zod/mini'
import { text } from '../text'
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
import { detailsRule, urgency, urgencyMessage } from './service-request'

const person = { name: name(), email: email(), phone: optionalPhone }
const details = { message: text(detailsRule), smsConsent }

export const consultationForm = z.object({ ...person, company, service, ...details, terms })

/**
 * `POST /api/service-requests` with `kind: 'consultation'`. The specification shows no payload of its
 * own, so nothing is required but what every form asks for. `kind` stays among the fields because it is
 * part of what makes a submission the same as another.
 */
export const consultationSubmission = z.object({
  kind: z.literal('consultation'),
  ...person,
  company: optionalCompany,
  service,
  // Empty where a form has the field and leaves it out.
  urgency: z.optional(z.union([z.literal(''), urgency], urgencyMessage)),
  ...details,
  createdAt,
})
