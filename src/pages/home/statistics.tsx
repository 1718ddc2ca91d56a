// The band of figures that count up when they come into view.
import { company } from '../../content/company'
import { container } from '../../theme/layout.css'
import { CountUp } from './count-up'
import * as styles from './statistics.css'

export function Statistics() {
  return (
    <section className={styles.band} aria-label="Our figures">
      <dl className={`${container} ${styles.row}`}>
        {company.statistics.map(({ value, suffix, label }, index) => (
          <div key={label} className={styles.cell}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <CountUp value={value} suffix={suffix} delayMs={index * 150} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
