// Cookie Policy: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function CookiesPage() {
  return <PageHero eyebrow="Cookie Policy" title="Cookie Policy" lead="" />
}

export const cookiesPage: PageModule = {
  Page: CookiesPage,
  head: () => ({
    title: `Cookie Policy | ${company.name}`,
    description: 'Cookie Policy of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
