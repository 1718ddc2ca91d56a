// Terms of Service: the text is in src/content/legal/terms.ts.
import { company } from '../../content/company'
import { terms } from '../../content/legal'
import type { PageModule } from '../page-module'
import { LegalLayout } from './legal-layout'

function TermsPage() {
  return <LegalLayout page={terms} path="/terms" />
}

export const termsPage: PageModule = {
  Page: TermsPage,
  head: () => ({
    title: `${terms.title} | ${company.name}`,
    description: `The rules for using ${company.name}’s website: services, your responsibilities, text messages, liability, and the law that applies.`,
    keywords: 'terms of service, website terms, liability, Texas law',
    revised: terms.revised,
  }),
}
