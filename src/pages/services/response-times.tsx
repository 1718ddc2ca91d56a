// How fast somebody answers, by how bad it is.
import { company } from '../../content/company'
import { container, eyebrow, heading2, ink, lead, section } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import * as styles from './response-times.css'

const { critical, high, standard, low } = company.responseTimes
const levels = [
  { level: 'Critical', example: 'Nobody can work, or an attack is running', time: critical },
  { level: 'High', example: 'A team or an important system is down', time: high },
  { level: 'Standard', example: 'One person is held up', time: standard },
  { level: 'Low', example: 'A question, a wish, a plan', time: low },
]

export function ResponseTimes() {
  const emergency = company.hours[2]
  return (
    <section className={`${ink} ${section}`} aria-labelledby="times-title">
      <div className={`${container} ${styles.columns}`}>
        <div>
          <p className={eyebrow}>Response times</p>
          <h2 id="times-title" className={heading2}>
            How fast we answer
          </h2>
          <p className={lead}>
            You say how urgent it is; the clock starts then. {emergency.label} is there{' '}
            {emergency.text}.
          </p>
          <p className={styles.phone}>
            <a href={company.phone.href}>{company.phone.text}</a>
          </p>
        </div>
        <Reveal>
          <dl className={styles.levels}>
            {levels.map(({ level, example, time }) => (
              <div key={level} className={styles.level}>
                <dt>
                  <span className={styles.name}>{level}</span>
                  <span className={styles.example}>{example}</span>
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
