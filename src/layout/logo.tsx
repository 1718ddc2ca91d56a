// The company's mark and name.
import { company } from '../content/company'
import { cedar, mint } from '../theme/palette'
import * as styles from './logo.css'
import { MARK_TIERS, MARK_TRUNK } from './mark-paths'

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path d={MARK_TIERS} fill={mint} stroke={cedar} strokeWidth="1.4" strokeLinejoin="round" />
        <path d={MARK_TRUNK} stroke={cedar} strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      {company.name}
    </span>
  )
}
