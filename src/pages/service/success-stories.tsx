// Clients for whom a service worked, with links to their case studies.
import type { SuccessStory } from '../../content/service-details'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { Picture } from '../../ui/picture'
import { Reveal } from '../../ui/reveal'
import { heading } from './service-page.css'
import * as styles from './success-stories.css'

export function SuccessStories({ stories }: { stories: readonly SuccessStory[] }) {
  return (
    <section aria-labelledby="stories-title">
      <h2 id="stories-title" className={heading}>
        Success Stories
      </h2>
      <Reveal>
        <ul role="list" className={styles.list}>
          {stories.map(({ slug, title, excerpt }) => (
            <li key={slug} className={styles.story}>
              <div className={styles.picture}>
                <Picture name={slug} alt="" />
              </div>
              <div>
                <h3 className={styles.title}>
                  <Link to={`/case-studies/${slug}`} className={styles.link}>
                    {title}
                  </Link>
                </h3>
                <p className={styles.text}>{excerpt}</p>
              </div>
              <span className={styles.arrow}>
                <Icon name="arrow" size={20} />
              </span>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
