// Case Studies: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function CaseStudiesPage() {
  return <PageHero eyebrow="Case Studies" title="Case Studies" lead="" />
}

export const caseStudiesPage: PageModule = {
  Page: CaseStudiesPage,
  head: () => ({
    title: `Case Studies | ${company.name}`,
    description: 'Case Studies of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
