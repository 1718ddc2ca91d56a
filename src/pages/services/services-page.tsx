// Services: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function ServicesPage() {
  return <PageHero eyebrow="Services" title="Services" lead="" />
}

export const servicesPage: PageModule = {
  Page: ServicesPage,
  head: () => ({
    title: `Services | ${company.name}`,
    description: 'Services of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
