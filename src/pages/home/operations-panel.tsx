// The operations panel: what we promise and what we have to show, drawn like the desk's own screen.
import { company } from '../../content/company'
import * as styles from './operations-panel.css'

const promises = [
  { level: 'Critical', text: '15 min', detail: 'acknowledged, an engineer within 30', width: 8 },
  { level: 'High', text: '1 hour', detail: 'first answer', width: 30 },
  { level: 'Standard', text: '4 hours', detail: 'business hours', width: 62 },
  { level: 'Low', text: 'Next day', detail: 'business day', width: 100 },
]

export function OperationsPanel() {
  const [satisfaction, tickets, uptime] = company.statistics
  return (
    <aside className={styles.panel} aria-label="Our response times and figures">
      <div className={styles.head}>
        <p className={styles.title}>Night desk</p>
        <p className={styles.state}>
          <span className={styles.dot} /> Staffed 24/7/365
        </p>
      </div>
      <dl className={styles.promises}>
        {promises.map(({ level, text, detail, width }) => (
          <div key={level} className={styles.promise}>
            <dt>{level}</dt>
            <dd className={styles.answer}>
              <strong className={styles.time}>{text}</strong>{' '}
              <span className={styles.detail}>{detail}</span>
            </dd>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className={styles.bar}
              aria-hidden="true"
            >
              <rect width="100" height="4" rx="2" className={styles.track} />
              <rect
                width={width}
                height="4"
                rx="2"
                className={styles.fill[level === 'Critical' ? 'urgent' : 'calm']}
              />
            </svg>
          </div>
        ))}
      </dl>
      <dl className={styles.figures}>
        {[satisfaction, uptime, tickets].map(({ value, suffix, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>
              {value}
              {suffix}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
