// The three legal pages, each with the day of its last revision.
import { cookiePolicyRevision } from './cookie-policy'
import { cookies as cookiesText } from './legal/cookies'
import type { LegalPage } from './legal/legal-page'
import { privacy as privacyText } from './legal/privacy'
import { terms as termsText } from './legal/terms'

export type { LegalPage, LegalSection } from './legal/legal-page'

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  revised: 'April 5, 2025',
  ...privacyText,
}
export const terms: LegalPage = {
  title: 'Terms of Service',
  revised: 'April 5, 2025',
  ...termsText,
}
export const cookies: LegalPage = {
  title: 'Cookie Policy',
  // The revision that a visitor's answer refers to: the banner and this page use the same date.
  revised: inFull(cookiePolicyRevision),
  ...cookiesText,
}

/** `April 5, 2025` for 2025-04-05. */
function inFull(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
