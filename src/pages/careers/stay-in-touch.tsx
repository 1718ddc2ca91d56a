// For visitors who fit no job title, and for those who are not looking right now.
import { impact, stayUpdated } from '../../content/careers'
import { FormLink } from '../../forms/form-link'
import { container, heading2, ink, section } from '../../theme/layout.css'
import { ButtonLink } from '../../ui/button-link'
import { Reveal } from '../../ui/reveal'
import * as styles from './stay-in-touch.css'

export function StayInTouch() {
  return (
    <div className={section}>
      <Reveal className={`${container} ${styles.columns}`}>
        <section className={`${ink} ${styles.panel}`} aria-labelledby="impact-title">
          <h2 id="impact-title" className={heading2}>
            {impact.title}
          </h2>
          <p className={styles.impactText}>{impact.text}</p>
          <div className={styles.action}>
            <ButtonLink to="/contact" variant="mint">
              Get in Touch
            </ButtonLink>
          </div>
        </section>
        <section className={styles.updates} aria-labelledby="updates-title">
          <h2 id="updates-title" className={styles.updatesTitle}>
            {stayUpdated.title}
          </h2>
          <p className={styles.updatesText}>{stayUpdated.text}</p>
          <div className={styles.action}>
            <FormLink form="newsletter" variant="quiet">
              Subscribe to Our Newsletter
            </FormLink>
          </div>
        </section>
      </Reveal>
    </div>
  )
}
