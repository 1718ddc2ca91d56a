// Resources: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function ResourcesPage() {
  return <PageHero eyebrow="Resources" title="Resources" lead="" />
}

export const resourcesPage: PageModule = {
  Page: ResourcesPage,
  head: () => ({
    title: `Resources | ${company.name}`,
    description: 'Resources of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
