// Sitemap: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function SitemapPage() {
  return <PageHero eyebrow="Sitemap" title="Sitemap" lead="" />
}

export const sitemapPage: PageModule = {
  Page: SitemapPage,
  head: () => ({
    title: `Sitemap | ${company.name}`,
    description: 'Sitemap of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
