// The values, each with what it means on a working day.
import { values } from '../../content/about'
import { container, eyebrow, heading2, section, sunk } from '../../theme/layout.css'
import { Icon } from '../../ui/icon'
import { Reveal } from '../../ui/reveal'
import * as styles from './core-values.css'

export function CoreValues() {
  return (
    <section className={`${sunk} ${section} ${styles.band}`} aria-labelledby="values-title">
      <Reveal className={container}>
        <p className={eyebrow}>What we hold each other to</p>
        <h2 id="values-title" className={heading2}>
          Our Core Values
        </h2>
        <ul role="list" className={styles.grid}>
          {values.map(({ title, description, icon }) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>
                <Icon name={icon} size={28} />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
