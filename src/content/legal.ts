// The three legal pages, each with the day of its last revision.
import { cookiePolicyRevision } from './cookie-policy'
import { cookies as cookiesText } from './legal/cookies'
import type { LegalPage } from './legal/legal-page'
import { privacy as privacyText } from './legal/privacy'
import { terms as termsText } from './legal/terms'

export type { LegalPage } from './legal/legal-page'

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  revised: '2025-04-05',
  ...privacyText,
}
export const terms: LegalPage = {
  title: 'Terms of Service',
  revised: '2025-04-05',
  ...termsText,
}
export const cookies: LegalPage = {
  title: 'Cookie Policy',
  revised: cookiePolicyRevision,
  ...cookiesText,
}
