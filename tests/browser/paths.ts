// Every path of the site, for tests that visit all of it.
import { caseStudies } from '../../src/content/case-studies'
import { services } from '../../src/content/services'
import type { DialogId } from '../../src/contract/form-places'

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

/** A page that opens each form in a dialog. */
export const dialogPages: Readonly<Record<DialogId, string>> = {
  'service-request': '/about',
  contact: '/',
  consultation: '/case-studies/gj-fitness',
  newsletter: '/careers',
  'job-application': '/careers',
}

/** The addresses that open them. */
export const dialogs = Object.entries(dialogPages).map(([form, page]) => `${page}?form=${form}`)
