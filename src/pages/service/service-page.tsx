// Service: still to be written.
import { company } from '../../content/company'
import { services } from '../../content/services'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function ServicePage() {
  return <PageHero eyebrow="Service" title="Service" lead="" />
}

export const servicePage: PageModule = {
  Page: ServicePage,
  slugs: services.map(({ slug }) => slug),
  head: (slug) => {
    const service = services.find((each) => each.slug === slug)
    return {
      title: `${service?.title ?? 'Service Not Found'} | ${company.name}`,
      description: service?.description ?? '',
      keywords: '',
      revised: service ? '2026-11-21' : null,
    }
  },
}
