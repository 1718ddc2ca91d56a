// The three legal pages. They share one date of revision: cookie choices are asked for again when it changes.
import { cookies as cookiesText } from './legal/cookies'
import type { LegalPage } from './legal/legal-page'
import { privacy as privacyText } from './legal/privacy'
import { terms as termsText } from './legal/terms'

export type { LegalPage, LegalSection } from './legal/legal-page'

const revised = 'April 5, 2025'

export const privacy: LegalPage = { title: 'Privacy Policy', revised, ...privacyText }
export const terms: LegalPage = { title: 'Terms of Service', revised, ...termsText }
export const cookies: LegalPage = { title: 'Cookie Policy', revised, ...cookiesText }
