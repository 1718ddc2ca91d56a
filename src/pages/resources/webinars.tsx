// Webinars: three topics that we give on request. No dates, because there are none until somebody asks.
import { webinarInvitation, webinars } from '../../content/library'
import { container, eyebrow, heading2, lead, section } from '../../theme/layout.css'
import { ButtonLink } from '../../ui/button-link'
import { Reveal } from '../../ui/reveal'
import * as styles from './webinars.css'

export function Webinars() {
  return (
    <section id="webinars" className={section} aria-labelledby="webinars-title">
      <Reveal className={container}>
        <p className={eyebrow}>Webinars</p>
        <h2 id="webinars-title" className={heading2}>
          Three sessions for your team, on a day you choose
        </h2>
        <p className={lead}>{webinarInvitation}</p>
        <ul role="list" className={styles.topics}>
          {webinars.map(({ id, title, length, outline }) => (
            <li key={id} id={id} className={styles.topic}>
              <p className={styles.length}>{length}</p>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.outline}>
                {outline.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ButtonLink to="/contact">Request a webinar</ButtonLink>
      </Reveal>
    </section>
  )
}
