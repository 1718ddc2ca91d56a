// The services, each with a link to its page.
import { services } from '../../content/services'
import { visuallyHidden } from '../../theme/layout.css'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { staticPart } from '../../ui/loading/static-part'
import * as styles from './services-grid.css'

export const ServicesGrid = staticPart(() => (
  <ul role="list" className={styles.grid}>
    {services.map(({ slug, title, description, icon }) => (
      <li key={slug} className={styles.card}>
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <Link to={`/services/${slug}`} className={styles.more}>
          <span>
            Learn more
            <span className={visuallyHidden}>{` about ${title}`}</span>
          </span>
          <Icon name="arrow" size={18} />
        </Link>
      </li>
    ))}
  </ul>
))
