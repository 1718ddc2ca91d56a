// How fast we respond, by urgency.
import { company } from '../../content/company'
import { columns, container, eyebrow, heading2, ink, lead, section } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import * as styles from './response-times.css'

const levels = Object.entries(company.levelByUrgency).map(([urgency, level]) => ({
  level: capitalized(level) + (urgency === level ? '' : ` (${capitalized(urgency)} in our form)`),
  meaning: capitalized(company.urgencyLevels[level]),
  time: company.responseTimes[level],
}))

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function ResponseTimes() {
  return (
    <section className={`${ink} ${section}`} aria-labelledby="times-title">
      <div className={`${container} ${columns}`}>
        <div>
          <p className={eyebrow}>Response times</p>
          <h2 id="times-title" className={heading2}>
            How fast we answer
          </h2>
          <p className={lead}>
            You say how urgent it is; the clock starts then. Critical issues are answered at any
            hour.
          </p>
          <p className={styles.hours}>
            {company.hours.map(({ label, text }) => (
              <span key={label} className={styles.line}>{`${label}: ${text}`}</span>
            ))}
            <span className={styles.zone}>
              {`All hours ${company.timeZone}. Business hours are those of the helpdesk.`}
            </span>
          </p>
          <p className={styles.phone}>
            <a href={company.phone.href}>{company.phone.text}</a>
          </p>
        </div>
        <Reveal>
          <dl className={styles.levels}>
            {levels.map(({ level, meaning, time }) => (
              <div key={level} className={styles.level}>
                <dt>
                  <span className={styles.name}>{level}</span>
                  <span className={styles.example}>{meaning}</span>
                </dt>
                <dd className={styles.time}>{time}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  )
}
