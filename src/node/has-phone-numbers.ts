// Tells the codes of countries that texts may be sent to, without a phone library: every program reads them.

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Regions with a name but without phone numbers of their own: unions, uninhabited islands, codes for tests. */
const WITHOUT = new Set('AQ BV CP CQ DG EA EU EZ GS HM IC PN QO TF UM UN XA XB ZZ'.split(' '))

/** Whether this is the ISO code of a country that a phone number can be of. */
export function hasPhoneNumbers(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || WITHOUT.has(code)) return false
  // Intl replaces an outdated or colloquial code, such as UK, by the present one.
  return new Intl.Locale(`und-${code}`).region === code && countryNames.of(code) !== undefined
}
