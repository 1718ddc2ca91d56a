// Client, industry, date and duration in one row, with a link to the client's website.
import type { ReactNode } from 'react'
import type { CaseStudy } from '../../content/case-studies'
import { dateInWords } from '../../content/in-words'
import { container } from '../../theme/layout.css'
import { Icon } from '../../ui/icon'
import * as styles from './facts.css'

export function Facts({ study }: { study: CaseStudy }) {
  const { client, industry, isoDate, relaunchedIn, website } = study
  return (
    <div className={styles.band}>
      <div className={`${container} ${styles.row}`}>
        <dl className={styles.facts}>
          <Fact label="Client" value={client} />
          <Fact label="Industry" value={industry} />
          <Fact label="Date" value={<time dateTime={isoDate}>{dateInWords(isoDate)}</time>} />
          <Fact label="Relaunched in" value={relaunchedIn} />
        </dl>
        <a href={website} rel="noopener" className={styles.website}>
          Visit Their Website
          <Icon name="arrow" size={18} />
        </a>
      </div>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
