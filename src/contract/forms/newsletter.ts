// The newsletter subscription. It shares a table with the contact forms.
import * as z from 'zod/mini'
import { NEWSLETTER_COMPANY } from '../choices'
import { text } from '../text'
import {
  createdAt,
  email,
  messageRule,
  name,
  optionalCompany,
  phone,
  smsConsent,
  terms,
} from './fields'

const subscription = {
  name: name(1),
  email: email('Invalid email address'),
  phone,
  message: text(messageRule('Message is required', { min: 1 })),
  smsConsent,
}

export const newsletterForm = z.object({ ...subscription, terms })

/** `POST /api/contact-submissions`. The company is fixed, whatever the client sends. */
export const newsletterSubmission = z.object({
  ...subscription,
  company: z.pipe(
    optionalCompany,
    z.transform(() => NEWSLETTER_COMPANY),
  ),
  createdAt,
})
