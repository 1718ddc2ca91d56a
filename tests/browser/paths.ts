// Every path of the site, for tests that visit all of it.
import { caseStudies } from '../../src/content/case-studies'
import { services } from '../../src/content/services'

/** What the sitemap must list; tests/integration/machine-readable.postgres.test.ts compares the two. */
export const paths = [
  '/',
  '/services',
  ...services.map(({ slug }) => `/services/${slug}`),
  '/case-studies',
  ...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
  '/about',
  '/resources',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
  '/sitemap',
]

export const missing = ['/no-such-page', '/services/nothing', '/case-studies/nobody']

/** The forms in dialogs, each with a page that opens it. */
export const dialogs = [
  '/about?form=service-request',
  '/?form=contact',
  '/case-studies/gj-fitness?form=consultation',
  '/careers?form=newsletter',
  '/careers?form=job-application',
]
