// The operations panel: our response times and figures, drawn like a monitoring screen.
import { company, emergencyHours } from '../../content/company'
import { staticPart } from '../../ui/loading/static-part'
import * as styles from './operations-panel.css'

export const OperationsPanel = staticPart(Panel)

function Panel() {
  const [satisfaction, tickets, uptime] = company.statistics
  return (
    <aside className={styles.panel} aria-label="Our response times and figures">
      <div className={styles.head}>
        <p className={styles.title}>Operations</p>
        <p className={styles.state}>
          <span className={styles.dot} />
          {` ${emergencyHours.label} ${emergencyHours.text}`}
        </p>
      </div>
      <p className={styles.caption}>First response, by urgency</p>
      <dl className={styles.promises}>
        {company.responseTimesAtAGlance.map(({ level, time, detail, share }) => (
          <div key={level} className={styles.promise}>
            <dt>{level}</dt>
            <dd>
              <strong className={styles.time}>{time}</strong>{' '}
              <span className={styles.detail}>{detail}</span>
              {/* Without a viewBox, which would stretch the round end. */}
              <svg className={styles.bar} aria-hidden="true">
                <rect
                  width={`${share}%`}
                  height="4"
                  rx="2"
                  className={styles.fill[level === 'Critical' ? 'urgent' : 'calm']}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.figures}>
        {[satisfaction, uptime, tickets].map(({ value, suffix, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>{`${value}${suffix}`}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
