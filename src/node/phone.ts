// Normalizes phone numbers as typed, and decides whether a text message may be sent to them.
import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'

interface Phone {
  e164: string
  country: string | undefined
  type: ReturnType<PhoneNumber['getType']>
  /** A number with an extension belongs to a switchboard, which connects a caller to somebody. */
  hasExtension: boolean
  /** The tel: URI, including the extension (RFC 3966). */
  uri: string
}

/** Accepts any common notation; a number without a country code is taken as a United States number. */
export function normalizePhone(typed: string): Phone | null {
  const number = parsePhoneNumber(typed, 'US')
  if (!number?.isValid()) return null
  const { number: e164, country, ext } = number
  return { e164, country, type: number.getType(), hasExtension: Boolean(ext), uri: number.getURI() }
}

/** Number types that may cost the recipient, or us, more than a plain message, or that are not personal phones. */
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
 * Expensive numbers without a type of their own: pay-per-call exchanges within ordinary North American area codes
 * (976), and Canada's non-geographic area code 600, used for example for satellite phones.
 */
const EXPENSIVE = /^\+1(?:\d{3}976|600)/
/** Maximum length of emergency numbers and short codes: whoever answers there did not fill in our form. */
const MAX_SHORT_NUMBER = 6

interface SmsRecipient {
  recipient: string | null
  /** Why no message may be sent there, or null if one may. */
  refusal: string | null
}

/** @param countries ISO codes of the countries that messages may be sent to (SMS_COUNTRIES) */
export function smsRecipient(typed: string, countries: string[]): SmsRecipient {
  if (typed.trim() === '') return { recipient: null, refusal: 'no phone number given' }
  const digits = typed.replace(/\D/g, '').length
  // Letters stand for digits, as in 1-800-FLOWERS.
  const isShort = digits > 0 && digits <= MAX_SHORT_NUMBER && !/[a-z]/i.test(typed)
  if (isShort) return { recipient: null, refusal: 'short number' }
  const phone = normalizePhone(typed)
  if (!phone) return { recipient: null, refusal: 'not a valid phone number' }
  const { e164: recipient, country, type, hasExtension } = phone
  if (!country || !countries.includes(country)) {
    return { recipient, refusal: 'country not allowed by SMS_COUNTRIES' }
  }
  if ((type && NEVER.has(type)) || EXPENSIVE.test(recipient))
    return { recipient, refusal: 'premium or special number' }
  if (hasExtension) return { recipient, refusal: 'number with an extension' }
  return { recipient, refusal: null }
}

/**
 * Whether a number is outside the countries that messages may be sent to. The library knows no country for numbers that
 * are not in use; then the calling code decides.
 */
export function isAbroad(e164: string, countries: string[]): boolean {
  const number = parsePhoneNumber(e164)
  if (!number) return false
  if (number.country) return !countries.includes(number.country)
  const codes = countries.map((each) => getCountryCallingCode(each as CountryCode))
  return !codes.includes(number.countryCallingCode)
}
