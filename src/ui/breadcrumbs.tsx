// The breadcrumb trail: Home / Services / Web Design.
import * as styles from './breadcrumbs.css'
import { Link } from './link'

interface Props {
  /** The pages above this one, Home first. */
  above: readonly { text: string; to: string }[]
  /** This page. */
  here: string
}

export function Breadcrumbs({ above, here }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" className={styles.trail}>
        {above.map(({ text, to }) => (
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
