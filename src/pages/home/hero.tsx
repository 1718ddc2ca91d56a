// The first screen: what we do, and our figures.
import { company } from '../../content/company'
import { FormLink } from '../../forms/form-link'
import { container, eyebrow, ink, lead } from '../../theme/layout.css'
import { button } from '../../ui/button.css'
import * as styles from './hero.css'
import { OperationsPanel } from './operations-panel'
import { ParticleField } from './particle-field'
import { TypingHeadline } from './typing-headline'

export function Hero() {
  return (
    <section className={`${ink} ${styles.hero}`}>
      <div className={`${container} ${styles.columns}`}>
        <div>
          <p className={eyebrow}>
            {`Managed IT services in ${company.address.city}, ${company.address.state}`}
          </p>
          <TypingHeadline text="Somebody is watching, so you don’t have to." />
          <p className={lead}>
            Web, marketing, helpdesk, security, networks and cloud for businesses that cannot stand
            still. One team, one number, day and night:{' '}
            <a href={company.phone.href}>{company.phone.text}</a>
          </p>
          <div className={styles.actions}>
            <a href="#services" className={button.mint}>
              Explore Services
            </a>
            <FormLink form="contact" variant="quietOnInk">
              Get in Touch
            </FormLink>
          </div>
        </div>
        <OperationsPanel />
      </div>
      {/* Last, so that keyboard users reach its pause button after the links of the hero. */}
      <ParticleField />
    </section>
  )
}
