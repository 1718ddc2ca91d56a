// The not-found page: says that the page is missing, and links to where people usually wanted to go.
import { company } from '../../content/company'
import { inWords } from '../../content/in-words'
import { pageLabels } from '../../content/page-labels'
import { services } from '../../content/services'
import { container, eyebrow, ink, lead } from '../../theme/layout.css'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { Picture } from '../../ui/picture'
import type { PageModule } from '../page-module'
import * as styles from './not-found-page.css'

const ways = [
  {
    to: '/services',
    text: `The ${inWords(services.length)} services and what each of them covers`,
  },
  { to: '/resources', text: 'Articles, answers and how-tos' },
  { to: '/contact', text: 'Form, phone, address and hours' },
  { to: '/sitemap', text: 'Every page on one page' },
] as const

function NotFoundPage() {
  return (
    <section className={`${ink} ${styles.band}`}>
      <div className={`${container} ${styles.columns}`}>
        <div>
          <p className={eyebrow}>This path leads nowhere</p>
          <h1 className={styles.title}>404 - Page Not Found</h1>
          <p className={`${lead} ${styles.text}`}>
            The page you're looking for doesn't exist or has been moved.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/" variant="mint">
              Back to Home
            </ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture name="not-found" alt="" eager />
        </div>
        <nav aria-label="Where to go instead" className={styles.ways}>
          <ul role="list" className={styles.list}>
            {ways.map(({ to, text }) => (
              <li key={to} className={styles.way}>
                <Link to={to} className={styles.link}>
                  {pageLabels[to]} <Icon name="arrow" size={18} />
                </Link>
                <p className={styles.wayText}>{text}</p>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}

export const notFoundPage: PageModule = {
  Page: NotFoundPage,
  head: () => ({
    title: `404 - Page Not Found | ${company.name}`,
    description: "The page you're looking for doesn't exist or has been moved.",
    keywords: `${company.name}, page not found, IT services ${company.address.city}`,
    revised: null,
  }),
}
