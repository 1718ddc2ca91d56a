// How to join us: /about#careers.
import { joinBenefits } from '../../content/about'
import { container, eyebrow, heading2, ink, lead, section } from '../../theme/layout.css'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Reveal } from '../../ui/reveal'
import * as styles from './join-us.css'

export function JoinUs() {
  return (
    <section id="careers" className={`${ink} ${section}`} aria-labelledby="join-title">
      <Reveal className={`${container} ${styles.columns}`}>
        <div>
          <p className={eyebrow}>Careers</p>
          <h2 id="join-title" className={heading2}>
            Join Our Team
          </h2>
          <p className={lead}>
            We look for people who want to know why, and who like the person on the other end of the
            line.
          </p>
          <div className={styles.action}>
            <ButtonLink to="/careers" variant="mint">
              See how we work and apply
            </ButtonLink>
          </div>
        </div>
        <ul role="list" className={styles.list}>
          {joinBenefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <span className={styles.check}>
                <Icon name="check" size={22} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
