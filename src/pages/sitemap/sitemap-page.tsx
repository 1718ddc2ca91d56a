// The sitemap page: every page of the site on one page.
import { caseStudies } from '../../content/case-studies'
import { company } from '../../content/company'
import { type LabeledPath, labeled, pageLabels } from '../../content/page-labels'
import { services } from '../../content/services'
import { container, section } from '../../theme/layout.css'
import { Link } from '../../ui/link'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'
import * as styles from './sitemap-page.css'

const listed = Object.keys(pageLabels) as LabeledPath[]
const legal: readonly LabeledPath[] = ['/privacy', '/terms', '/cookies', '/sitemap']

const groups = [
  {
    title: 'Pages',
    links: labeled(...listed.filter((path) => !legal.includes(path))),
  },
  {
    title: 'Services',
    links: services.map(({ slug, title }) => ({ label: title, to: `/services/${slug}` })),
  },
  {
    title: 'Case Studies',
    links: caseStudies.map(({ slug, title }) => ({ label: title, to: `/case-studies/${slug}` })),
  },
  { title: 'Legal', links: labeled(...legal) },
]

function SitemapPage() {
  return (
    <>
      <PageHero
        eyebrow="Sitemap"
        title="Every page, on one page"
        lead="If you know what you are looking for but not where it is, start here."
      />
      <div className={section}>
        <div className={`${container} ${styles.groups}`}>
          {groups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list" className={styles.list}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

export const sitemapPage: PageModule = {
  Page: SitemapPage,
  head: () => ({
    title: `Sitemap | ${company.name}`,
    description: `Every page of ${company.name}’s site: services, case studies, resources, careers, contact and the legal pages, listed on one page.`,
    keywords: 'sitemap, all pages',
    revised: '2026-11-22',
  }),
}
