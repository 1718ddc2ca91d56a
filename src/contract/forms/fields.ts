// The fields that forms share: their rules, limits and messages.
import * as z from 'zod/mini'
import { pastedAddress, withAsciiDomain } from '../email-address'
import { limits } from '../field-limits'
import { cleanText, optionalText, type TextRule, text } from '../text'

/** Octets before the @ (RFC 5321, 4.5.3.1). */
const EMAIL_LOCAL_MAX = 64

/**
 * An RFC 5322 address without quotes: its atoms allow more characters than zod's own check does (`r&d@`).
 * The domain is an internet domain with a dot, and no label begins or ends with a hyphen. Letters beyond ASCII before
 * the @ are refused: such a mailbox is reached only if every mail server on the way knows SMTPUTF8, and a prospect
 * whose confirmation may not arrive is better asked for another address now.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

export const phoneRule: TextRule = {
  label: 'Phone number',
  message: 'Phone number is required',
  min: 1,
  max: limits.phone,
}
const companyRule: TextRule = {
  label: 'Company',
  message: 'Company name is required',
  min: 1,
  max: limits.company,
}

export function name(min = 2) {
  return text({ label: 'Full name', message: 'Name is required', min, max: limits.name })
}

export function email(message = 'Valid email is required') {
  return z.pipe(
    // One spelling, so that limits, subscriptions and erasures find every lead of the address.
    z.pipe(
      text({ label: 'Email address', message, min: 1, max: limits.email }),
      z.transform((typed) => withAsciiDomain(pastedAddress(typed))),
    ),
    z.string().check(
      z.refine((value) => EMAIL.test(value), { error: message, abort: true }),
      z.refine((value) => value.indexOf('@') <= EMAIL_LOCAL_MAX, { error: message }),
      // The letters of the DNS are longer.
      z.refine((value) => value.length <= limits.email, { error: message }),
    ),
  )
}

export const phone = text(phoneRule)
export const optionalPhone = optionalText(phoneRule.label, phoneRule.max)
export const company = text(companyRule)
export const optionalCompany = optionalText(companyRule.label, companyRule.max)
export const service = text({
  label: 'Service',
  message: 'Please select a service',
  min: 1,
  max: limits.service,
})

/** The message for a missing or too short text differs from form to form. */
export function messageRule(message: string, { label = 'Message', min = 10 } = {}): TextRule {
  return { label, message, min, max: limits.message }
}

// Consent is the JSON value true and nothing that merely looks like it (docs/decisions/0003-delivery-guarantee.md).
export const smsConsent = z._default(z.boolean('SMS consent must be true or false'), false)

/** Required by the forms; no submission schema has it. */
export const terms = z.literal(true, { error: 'You must agree to the terms and conditions' })

/** The characters of ISO 8601; Date.parse decides whether they form a valid time. */
const ISO_TIME = /^\s*\d{4}-\d{2}-\d{2}([T ][\d:.+Z -]*)?\s*$/i

// The client's own clock, kept as text: it orders nothing and is never parsed into a database time.
// An empty value, as a form sends it, counts as absent.
export const createdAt = z.pipe(
  z.transform((value) => (typeof value === 'string' ? cleanText(value) || undefined : value)),
  z.optional(
    z.string('createdAt must be an ISO 8601 time').check(
      z.maxLength(40, { error: 'createdAt must be an ISO 8601 time', abort: true }),
      z.refine(
        // Date.parse alone ignores anything in parentheses.
        (value) => ISO_TIME.test(value) && !Number.isNaN(Date.parse(value.trim().toUpperCase())),
        { error: 'createdAt must be an ISO 8601 time' },
      ),
    ),
  ),
)
