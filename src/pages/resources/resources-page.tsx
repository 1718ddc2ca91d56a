// Resources: articles, case studies and questions on three tabs, how-tos and webinars below.
import { useLocation } from 'react-router'
import { company } from '../../content/company'
import { useHydrated } from '../../ui/loading/use-hydrated'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'
import { KnowledgeBase } from './knowledge-base'
import { ResourceTabs } from './resource-tabs'
import { Webinars } from './webinars'

function ResourcesPage() {
  const { hash } = useLocation()
  // A server never receives the hash, so the first render must not use it either.
  const named = useHydrated() ? hash.slice(1) : ''
  return (
    <>
      <PageHero
        eyebrow="Resources"
        title="Things we know, written down"
        lead="Articles, case studies and answers for people who run a business and would rather not run its IT. Free to read, without signing up."
      />
      <ResourceTabs named={named} />
      <KnowledgeBase named={named} />
      <Webinars />
    </>
  )
}

export const resourcesPage: PageModule = {
  Page: ResourcesPage,
  head: () => ({
    title: `Resources: blog, case studies and FAQ | ${company.name}`,
    description:
      'Articles on phishing, backups, Wi-Fi and the cloud, client stories, field guides by industry, answers to common questions, and how-tos for IT trouble.',
    keywords: 'IT blog, IT case studies, IT FAQ, knowledge base, phishing, backup, office Wi-Fi',
    revised: '2026-12-01',
  }),
}
