// Terms of Service: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function TermsPage() {
  return <PageHero eyebrow="Terms of Service" title="Terms of Service" lead="" />
}

export const termsPage: PageModule = {
  Page: TermsPage,
  head: () => ({
    title: `Terms of Service | ${company.name}`,
    description: 'Terms of Service of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
