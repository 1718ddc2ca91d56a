// The single table of routes. A page's content and metadata live with the page; status codes, sitemaps and canonical
// links derive from this list. What the header and the footer link to is in layout/nav-items.ts.
import { matchPath } from 'react-router'
import { plainPath } from './contract/plain-path'
import { lazyPage } from './navigation/lazy-page'

const published = [
  {
    path: '/',
    page: lazyPage(() => import('./pages/home/home-page').then((m) => m.homePage)),
  },
  {
    path: '/services',
    page: lazyPage(() => import('./pages/services/services-page').then((m) => m.servicesPage)),
  },
  {
    path: '/services/:slug',
    page: lazyPage(() => import('./pages/service/service-page').then((m) => m.servicePage)),
  },
  {
    path: '/case-studies',
    page: lazyPage(() =>
      import('./pages/case-studies/case-studies-page').then((m) => m.caseStudiesPage),
    ),
  },
  {
    path: '/case-studies/:slug',
    page: lazyPage(() => import('./pages/case-study/case-study-page').then((m) => m.caseStudyPage)),
  },
  {
    path: '/about',
    page: lazyPage(() => import('./pages/about/about-page').then((m) => m.aboutPage)),
  },
  {
    path: '/resources',
    page: lazyPage(() => import('./pages/resources/resources-page').then((m) => m.resourcesPage)),
  },
  {
    path: '/contact',
    page: lazyPage(() => import('./pages/contact/contact-page').then((m) => m.contactPage)),
  },
  {
    path: '/careers',
    page: lazyPage(() => import('./pages/careers/careers-page').then((m) => m.careersPage)),
  },
  {
    path: '/privacy',
    page: lazyPage(() => import('./pages/legal/privacy-page').then((m) => m.privacyPage)),
  },
  {
    path: '/terms',
    page: lazyPage(() => import('./pages/legal/terms-page').then((m) => m.termsPage)),
  },
  {
    path: '/cookies',
    page: lazyPage(() => import('./pages/legal/cookies-page').then((m) => m.cookiesPage)),
  },
  {
    path: '/sitemap',
    page: lazyPage(() => import('./pages/sitemap/sitemap-page').then((m) => m.sitemapPage)),
  },
] as const

// Written inline: a production build drops whatever is in a branch that it never takes.
export const routes = import.meta.env.DEV
  ? ([
      ...published,
      {
        path: '/kit',
        page: lazyPage(() => import('./pages/kit/kit-page').then((m) => m.kitPage)),
      },
    ] as const)
  : published

/** For paths that match no route. */
export const notFound = {
  path: '*',
  page: lazyPage(() => import('./pages/not-found/not-found-page').then((m) => m.notFoundPage)),
} as const

/** Reached through a link in an email. It is in no listing, and search engines do not index it. */
export const unsubscribe = {
  path: '/unsubscribe/:slug',
  page: lazyPage(() =>
    import('./pages/unsubscribe/unsubscribe-page').then((m) => m.unsubscribePage),
  ),
} as const

type Route = (typeof routes)[number] | typeof unsubscribe | typeof notFound

/**
 * The route of a path, whether or not its slug is known; `notFound` if none matches. Never throws.
 * @param requested also with needless escapes: an entry of the browser's history keeps them
 */
export function findRoute(requested: string): { route: Route; slug: string } {
  const path = plainPath(requested)
  // Most paths are one of the table as it stands, and `matchPath` compiles an expression for each route that it tries.
  const same = routes.find((route) => route.path === path)
  if (same) return { route: same, slug: '' }
  for (const route of [...routes, unsubscribe]) {
    const match = matchPath({ path: route.path, caseSensitive: true }, path)
    if (match) return { route, slug: match.params.slug ?? '' }
  }
  return { route: notFound, slug: '' }
}
