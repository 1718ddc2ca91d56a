// The breadcrumb trail: Home / Services / Web Design.
import * as styles from './breadcrumbs.css'
import { Link } from './link'

interface Props {
  /** The page between Home and this one, if there is one. */
  parent?: { text: string; to: string }
  /** This page. */
  here: string
}

const home = { text: 'Home', to: '/' }

export function Breadcrumbs({ parent, here }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" className={styles.trail}>
        {[home, ...(parent ? [parent] : [])].map(({ text, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}
