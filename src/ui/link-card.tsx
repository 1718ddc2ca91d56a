// A card that leads to a page: picture, title, text, and a link that covers the whole card.
import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/layout.css'
import { Icon } from './icon'
import { Link } from './link'
import * as styles from './link-card.css'

interface Props {
  to: string
  title: string
  text: string
  /** The text of the link. The title is added for visitors who hear links out of context. */
  more: string
  picture: ReactNode
  /** A line above the title: where and when. */
  meta?: ReactNode
}

export function LinkCard({ to, title, text, more, picture, meta }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.body}>
        {meta && <p className={styles.meta}>{meta}</p>}
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link to={to} className={styles.more}>
          <span>
            {more}
            <span className={visuallyHidden}> about {title}</span>
          </span>
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  )
}
