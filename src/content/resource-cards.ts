// The cards of the case studies tab: client stories, and field guides. A field guide is not a client
// story; it says how we would approach a business of that kind, and its text says so.
import type { CaseStudySlug } from './case-studies'

/** Each field guide has a drawing with this name. */
export type FieldGuideId =
  | 'law-office'
  | 'dental-practice'
  | 'retail-store'
  | 'warehouse'
  | 'accounting-firm'
  | 'nonprofit'

interface Card {
  title: string
  industry: string
  /** '2025-04' */
  isoDate: string
  excerpt: string
}

/** A client story has its own page; a field guide is read in place, and its text is in field-guides.ts. */
type ResourceCard = Card &
  ({ id: CaseStudySlug; caseStudy: CaseStudySlug } | { id: FieldGuideId; caseStudy: null })

/** The client stories, then the field guides; newest first in both. */
export const resourceCards: readonly ResourceCard[] = [
  {
    id: 'gj-fitness',
    title: 'GJ Fitness: a gym’s new website in one day',
    industry: 'Health & Fitness',
    isoDate: '2025-04',
    excerpt:
      'The owners of a fitness gym could not change their own class times. We relaunched their site in one day.',
    caseStudy: 'gj-fitness',
  },
  {
    id: 'unitycare-it',
    title: 'UnityCare IT: a clearer site for healthcare IT in under a week',
    industry: 'Healthcare IT',
    isoDate: '2025-03',
    excerpt:
      'A site that spoke to engineers was rewritten for practice managers and went live in under one week.',
    caseStudy: 'unitycare-it',
  },
  {
    id: 'law-office',
    title: 'A law office of twenty: keeping client email confidential',
    industry: 'Legal',
    isoDate: '2025-05',
    excerpt:
      'A field guide: where confidential email leaks in a small firm, and the order in which we would close the gaps.',
    caseStudy: null,
  },
  {
    id: 'dental-practice',
    title: 'A dental practice with two chairs too many for its Wi-Fi',
    industry: 'Dental',
    isoDate: '2025-02',
    excerpt:
      'A field guide: imaging, scheduling and guests on one network, and how we would pull them apart without closing the practice.',
    caseStudy: null,
  },
  {
    id: 'warehouse',
    title: 'A warehouse: scanners that stay connected down every aisle',
    industry: 'Logistics',
    isoDate: '2025-01',
    excerpt:
      'A field guide: why handheld scanners drop out between the racks, and what helps besides more access points.',
    caseStudy: null,
  },
  {
    id: 'nonprofit',
    title: 'A nonprofit: IT in good order on a small budget',
    industry: 'Nonprofit',
    isoDate: '2024-12',
    excerpt:
      'A field guide: donated laptops, many volunteers and a domain registered to someone who moved away. Where we would start.',
    caseStudy: null,
  },
  {
    id: 'retail-store',
    title: 'A retail store: still selling when the internet is down',
    industry: 'Retail',
    isoDate: '2024-11',
    excerpt:
      'A field guide: what a shop needs so that an outage on a Saturday is an inconvenience and not a closed door.',
    caseStudy: null,
  },
  {
    id: 'accounting-firm',
    title: 'An accounting firm: nothing new between January and April',
    industry: 'Accounting',
    isoDate: '2024-10',
    excerpt:
      'A field guide: a year’s plan for a firm whose systems must not be touched during tax season, and must not fail then either.',
    caseStudy: null,
  },
]
