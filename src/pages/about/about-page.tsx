// About: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function AboutPage() {
  return <PageHero eyebrow="About" title="About" lead="" />
}

export const aboutPage: PageModule = {
  Page: AboutPage,
  head: () => ({
    title: `About | ${company.name}`,
    description: 'About of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
