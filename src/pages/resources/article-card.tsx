// An article: a card while it is closed, the full text when it is open.
import { dateInWords } from '../../content/in-words'
import { visuallyHidden } from '../../theme/layout.css'
import { arrowLink } from '../../ui/arrow-link.css'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import * as card from '../../ui/link-card.css'
import type { Article } from './article'
import * as styles from './article-card.css'
import { BodyText } from './body-text'

interface Goal {
  to: string
  text: string
}

interface Props {
  article: Article
  open: boolean
  back: Goal
  next: Goal | undefined
}

export function ArticleCard({ article, open, back, next }: Props) {
  const { id, title, excerpt, page, picture, topic, isoDate } = article
  return (
    <article
      id={id}
      className={styles.article}
      data-open={page ? undefined : open}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Link to={back.to} scroll="stay" className={styles.back}>
          <Icon name="arrow" size={18} />
          {back.text}
        </Link>
        <p className={card.meta}>
          {topic} <span aria-hidden="true">·</span>{' '}
          <time dateTime={isoDate}>{dateInWords(isoDate)}</time>
        </p>
        <h3 id={`${id}-title`} className={card.title} tabIndex={-1} data-title="">
          {title}
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <Link to={page ?? `/resources#${id}`} className={card.more} data-more="">
          <span>
            {page ? 'Read the case study' : 'Read more'}
            <span className={visuallyHidden}> about {title}</span>
          </span>
          <Icon name="arrow" size={18} />
        </Link>
      </div>
      {article.page === null && (
        <div className={styles.body}>
          <BodyText id={article.id} />
          <p className={styles.end}>
            <Link to={back.to} scroll="stay" className={styles.back}>
              <Icon name="arrow" size={18} />
              {back.text}
            </Link>
            {next && (
              <Link to={next.to} className={arrowLink}>
                Next: {next.text}
                <Icon name="arrow" size={18} />
              </Link>
            )}
          </p>
        </div>
      )}
    </article>
  )
}
