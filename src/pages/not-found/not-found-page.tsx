// What a path without a page shows.
import { company } from '../../content/company'
import { container, eyebrow, ink, lead } from '../../theme/layout.css'
import { ButtonLink } from '../../ui/button-link'
import type { PageModule } from '../page-module'
import * as styles from './not-found-page.css'

export function NotFoundPage() {
  return (
    <section className={`${ink} ${styles.band}`}>
      <div className={container}>
        <p className={eyebrow}>This path leads nowhere</p>
        <h1 className={styles.title}>404 - Page Not Found</h1>
        <p className={lead}>The page you're looking for doesn't exist or has been moved.</p>
        <div className={styles.actions}>
          <ButtonLink to="/" look="mint">
            Back to Home
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export const notFoundPage: PageModule = {
  Page: NotFoundPage,
  head: () => ({
    title: `404 - Page Not Found | ${company.name}`,
    description: "The page you're looking for doesn't exist or has been moved.",
    keywords: '',
    revised: null,
  }),
}
