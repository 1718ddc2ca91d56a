// Which page is shared with which title and drawing.
import { caseStudies } from '../../src/content/case-studies'
import { services } from '../../src/content/services'
import type { OgCard } from './og-card'

const single: readonly OgCard[] = [
  {
    key: 'home',
    title: 'Somebody is watching, so you don’t have to.',
    picture: 'helpdesk-support',
  },
  { key: 'services', title: 'IT services, one team', picture: 'network-services' },
  { key: 'case-studies', title: 'Case studies', picture: 'why-your-site-is-slow' },
  { key: 'about', title: 'About us', picture: 'about-story' },
  { key: 'resources', title: 'Articles, case studies and answers', picture: 'first-day-checklist' },
  { key: 'contact', title: 'Talk to us', picture: 'map-office' },
  { key: 'careers', title: 'Do work that lets other people work', picture: 'careers' },
  { key: 'privacy', title: 'Privacy Policy' },
  { key: 'terms', title: 'Terms of Service' },
  { key: 'cookies', title: 'Cookie Policy' },
  { key: 'sitemap', title: 'Sitemap' },
]

/** One for each page; the key is what src/renderer/share-image-path.ts makes of its path. */
export const ogCards: readonly OgCard[] = [
  ...single,
  ...services.map(({ slug, title }) => ({ key: `services-${slug}`, title, picture: slug })),
  ...caseStudies.map(({ slug, title }) => ({ key: `case-studies-${slug}`, title, picture: slug })),
]
