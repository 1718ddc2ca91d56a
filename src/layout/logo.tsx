// The company's mark: a cedar of three tiers, which is also a stack of servers.
import { company } from '../content/company'
import * as styles from './logo.css'

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path
          d="M15 2.5 21 9H9l6-6.5Z M15 8l8.5 8.5h-17L15 8Z M15 15l11 9.5H4L15 15Z"
          fill="#7DE2B8"
          stroke="#0F6B50"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M15 24.5V28" stroke="#0F6B50" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </span>
  )
}
