// The service request: every contact field is required, and so is an urgency.
import * as z from 'zod/mini'
import { urgencies } from '../choices'
import { text } from '../text'
import {
  company,
  createdAt,
  email,
  messageRule,
  name,
  phone,
  service,
  smsConsent,
  terms,
} from './fields'

export const detailsRule = messageRule('Please provide more details about your issue', {
  label: 'Service details',
})

export const urgency = z.enum(urgencies, 'Please select urgency level')

const request = {
  name: name(),
  email: email(),
  phone,
  company,
  service,
  urgency,
  message: text(detailsRule),
  smsConsent,
}

export const serviceRequestForm = z.object({ ...request, terms })

/** `POST /api/service-requests` without a `kind`. */
export const serviceRequestSubmission = z.object({ ...request, createdAt })
