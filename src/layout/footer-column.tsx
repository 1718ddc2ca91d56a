// One titled list of links in the footer.
import { Link } from '../ui/link'
import * as styles from './footer.css'
import type { NavItem } from './nav-items'

export function FooterColumn({ title, items }: { title: string; items: readonly NavItem[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {items.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
