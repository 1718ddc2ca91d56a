// Phone numbers as typed, turned into what a text message can be sent to.
import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/max'

export interface Phone {
  e164: string
  country: string | undefined
  type: ReturnType<PhoneNumber['getType']>
  /** The number is that of a switchboard, which puts a caller through to somebody. */
  hasExtension: boolean
  /** What a link calls: the number with its extension (RFC 3966). */
  uri: string
}

/** Any common notation; a number without a country code is read as one of the United States. */
export function normalisePhone(typed: string): Phone | null {
  const number = parsePhoneNumber(typed, 'US')
  if (!number?.isValid()) return null
  const { number: e164, country, ext } = number
  return { e164, country, type: number.getType(), hasExtension: Boolean(ext), uri: number.getURI() }
}

/** Number types that may cost the receiver, or us, more than a plain message, or that nobody carries along. */
const NEVER = new Set([
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
  'PERSONAL_NUMBER',
])
/**
 * Of no type of their own: pay-per-call exchanges within ordinary area codes of North America, and Canada's 600,
 * which belongs to no place and is dear, as for satellite phones.
 */
const DEAR = /^\+1(?:\d{3}976|600)/
/** Emergency numbers and short codes: whoever answers there did not fill in our form. */
const LONGEST_SHORT_NUMBER = 6

export interface SmsRecipient {
  recipient: string | null
  /** Why no message may go there, or null when one may. */
  refusal: string | null
}

/** @param countries ISO codes that messages may go to (SMS_COUNTRIES) */
export function smsRecipient(typed: string, countries: string[]): SmsRecipient {
  if (typed.trim() === '') return { recipient: null, refusal: 'no phone number given' }
  const digits = typed.replace(/\D/g, '').length
  if (digits > 0 && digits <= LONGEST_SHORT_NUMBER)
    return { recipient: null, refusal: 'short number' }
  const phone = normalisePhone(typed)
  if (!phone) return { recipient: null, refusal: 'not a valid phone number' }
  const { e164: recipient, country, type, hasExtension } = phone
  if (!country || !countries.includes(country)) {
    return { recipient, refusal: 'country not allowed by SMS_COUNTRIES' }
  }
  if ((type && NEVER.has(type)) || DEAR.test(recipient))
    return { recipient, refusal: 'premium or special number' }
  if (hasExtension) return { recipient, refusal: 'number with an extension' }
  return { recipient, refusal: null }
}
