// The digits of a phone number as somebody pastes it or reads it out.

/** Fewer digits are part of too many phone numbers. */
const MIN_DIGITS = 4

/**
 * Without the country code 1, an extension, and `tel:`. A part of a number counts too, from four digits on.
 * @returns null if the text is no phone number
 */
export function phoneDigits(text: string): string | null {
  const number = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*tel:/i, '')
    .replace(/\s*(?:x|ext\.?|#)\s*\d+\s*$/i, '')
  if (/[\p{L}@]/u.test(number)) return null
  const digits = number.replace(/\D/g, '')
  const withCode = /^[\s(]*(?:\+\s*1|1[\s.-])/.test(number) || /^1\d{10}$/.test(digits)
  const national = withCode ? digits.slice(1) : digits
  return national.length < MIN_DIGITS ? null : national
}
