// Privacy Policy: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function PrivacyPage() {
  return <PageHero eyebrow="Privacy Policy" title="Privacy Policy" lead="" />
}

export const privacyPage: PageModule = {
  Page: PrivacyPage,
  head: () => ({
    title: `Privacy Policy | ${company.name}`,
    description: 'Privacy Policy of a managed IT services provider in Dallas, Texas.',
    keywords: '',
    revised: '2026-11-21',
  }),
}
