// Case Study: still to be written.
import { company } from '../../content/company'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'

export function CaseStudyPage() {
  return <PageHero eyebrow="Case Study" title="Case Study" lead="" />
}

export const caseStudyPage: PageModule = {
  Page: CaseStudyPage,
  slugs: ['gj-fitness', 'unitycare-it'],
  head: (slug) => ({
    title: `${slug} | ${company.name}`,
    description: '',
    keywords: '',
    revised: ['gj-fitness', 'unitycare-it'].includes(slug) ? '2026-11-21' : null,
  }),
}
