// Careers: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function CareersPage() {
  return <PageHero eyebrow="Careers" title="Careers" lead="" />
}

export const careersPage: PageModule = {
  Page: CareersPage,
  head: () => ({
    title: `Careers | ${company.name}`,
    description: 'Careers of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
