// Three reasons to work here.
import { benefits } from '../../content/careers'
import { container, eyebrow, heading2, section } from '../../theme/layout.css'
import { Icon } from '../../ui/icon'
import { Reveal } from '../../ui/reveal'
import * as styles from './benefits.css'

export function Benefits() {
  return (
    <section className={section} aria-labelledby="benefits-title">
      <Reveal className={container}>
        <p className={eyebrow}>Why here</p>
        <h2 id="benefits-title" className={heading2}>
          A job that leaves you better than it found you
        </h2>
        <ul role="list" className={styles.grid}>
          {benefits.map(({ title, text, icon }) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
