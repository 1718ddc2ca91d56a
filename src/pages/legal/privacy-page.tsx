// Privacy Policy: the text is in src/content/legal/privacy.ts.
import { company } from '../../content/company'
import { privacy } from '../../content/legal'
import type { PageModule } from '../page-module'
import { LegalLayout } from './legal-layout'

function PrivacyPage() {
  return <LegalLayout page={privacy} path="/privacy" />
}

export const privacyPage: PageModule = {
  Page: PrivacyPage,
  head: () => ({
    title: `${privacy.title} | ${company.name}`,
    description: `What ${company.name} collects through this website, what it is used for, whom it is shared with, how long it is kept, and the rights you have over it.`,
    keywords: 'privacy policy, personal data, text message consent, data rights',
    revised: privacy.revised,
  }),
}
