// The dark band at the top of a page: where you are, what this page is, and what to do first.
import type { ReactNode } from 'react'
import { container, eyebrow as eyebrowStyle, ink, lead as leadStyle } from '../theme/layout.css'
import { joinWords } from './join-units'
import * as styles from './page-hero.css'

interface Props {
  /** Where the page belongs: a word, or breadcrumbs. */
  eyebrow: ReactNode
  title: string
  lead: ReactNode
  /** Beside the text where there is room, otherwise below it. */
  picture?: ReactNode
  /** `deep` leaves room for a card that overlaps the band. */
  depth?: 'plain' | 'deep'
  /** Buttons and links. */
  children?: ReactNode
}

export function PageHero({ eyebrow, title, lead, picture, depth = 'plain', children }: Props) {
  return (
    <section className={`${ink} ${styles.hero[depth]}`}>
      <div className={`${container} ${picture ? styles.columns : ''}`}>
        <div>
          {/* A block element, because breadcrumbs are a list of links. */}
          <div className={eyebrowStyle}>{eyebrow}</div>
          <h1 className={styles.title}>{joinWords(title)}</h1>
          <p className={`${leadStyle} ${styles.lead}`}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture}
      </div>
    </section>
  )
}
