// The title and drawing of each page's share image.
import { caseStudies } from '../../src/content/case-studies'
import type { LabeledPath } from '../../src/content/page-labels'
import { services } from '../../src/content/services'
import type { OgCard } from './og-card'

/** A page without a card does not compile. */
const single: Readonly<Record<LabeledPath, Omit<OgCard, 'key'>>> = {
  '/': { title: 'Somebody is watching, so you don’t have to.', picture: 'night-desk' },
  '/services': { title: 'IT services, one team', picture: 'network-services' },
  '/case-studies': { title: 'Case studies', picture: 'why-your-site-is-slow' },
  '/about': { title: 'About us', picture: 'about-story' },
  '/resources': { title: 'Articles, case studies and answers', picture: 'first-day-checklist' },
  '/contact': { title: 'Talk to us', picture: 'map-office' },
  '/careers': { title: 'Do work that lets other people work', picture: 'careers' },
  '/privacy': { title: 'Privacy Policy' },
  '/terms': { title: 'Terms of Service' },
  '/cookies': { title: 'Cookie Policy' },
  '/sitemap': { title: 'Sitemap' },
}

/** One per page; the key matches what src/head/page-tags.ts derives from the path. */
export const ogCards: readonly OgCard[] = [
  ...Object.entries(single).map(([path, card]) => ({ key: path.slice(1) || 'home', ...card })),
  ...services.map(({ slug, title }) => ({ key: `services-${slug}`, title, picture: slug })),
  ...caseStudies.map(({ slug, title }) => ({ key: `case-studies-${slug}`, title, picture: slug })),
]
