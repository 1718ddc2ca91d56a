// The one layout of the legal pages: a table of contents beside a text that is made to be read and printed.
import type { ReactNode } from 'react'
import { dateInWords } from '../../content/in-words'
import type { LegalPage } from '../../content/legal'
import { labeled } from '../../content/page-labels'
import { container } from '../../theme/layout.css'
import { Link } from '../../ui/link'
import { PageHero } from '../../ui/page-hero'
import { InlineText, RichText } from '../../ui/rich-text'
import * as styles from './legal-layout.css'

interface Props {
  page: LegalPage
  /** This page's path: the other legal pages are linked at the end. */
  path: '/privacy' | '/terms' | '/cookies'
  /** Actions that this page offers, below its introduction. */
  children?: ReactNode
}

export function LegalLayout({ page, path, children }: Props) {
  const others = labeled('/privacy', '/terms', '/cookies').filter(({ to }) => to !== path)
  return (
    <article className={styles.page}>
      <PageHero
        eyebrow="Legal"
        title={page.title}
        lead={`Last revised: ${dateInWords(page.revised)}`}
      />
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.intro}>
          <p className={styles.introText}>
            <InlineText text={page.intro} />
          </p>
          {children}
        </div>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title" className={styles.contentsTitle}>
            On this page
          </h2>
          <ol role="list" className={styles.contentsList}>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.contentsLink}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {page.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.title}>{title}</h2>
              <RichText blocks={blocks} headingLevel={3} />
            </section>
          ))}
          <p className={styles.others}>
            See also:{' '}
            {others.map(({ label, to }, index) => (
              <span key={to}>
                {index > 0 && ' and '}
                <Link to={to}>{label}</Link>
              </span>
            ))}
          </p>
        </div>
      </div>
    </article>
  )
}
