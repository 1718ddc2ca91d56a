// The three legal pages, each with the day of its last revision.
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
  // The revision that a visitor's answer refers to: `cookiePolicyRevision`. Not formatted from it, because the page runs
  // this file in the browser, where the first date that `Intl` formats takes a phone 100 ms.
  revised: 'April 5, 2025',
  ...cookiesText,
}
