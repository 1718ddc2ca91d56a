// The contact page: the form, and every other way to reach us.
import { company } from '../../content/company'
import { ContactForm } from '../../forms/contact-form'
import { container, eyebrow, ink, lead } from '../../theme/layout.css'
import { ContactInformation } from './contact-information'
import * as styles from './contact-page.css'

export function ContactPage() {
  return (
    <>
      <section className={`${ink} ${styles.hero}`}>
        <div className={container}>
          <p className={eyebrow}>Contact</p>
          <h1 className={styles.title}>Tell us what needs to work</h1>
          <p className={lead}>
            A person on our team reads every message and answers {company.responseTimes.standard}.
          </p>
        </div>
      </section>
      <div className={`${container} ${styles.columns}`}>
        <section className={styles.card} aria-labelledby="message-title">
          <h2 id="message-title" className={styles.heading}>
            Send Us a Message
          </h2>
          <ContactForm id="contact-page" />
        </section>
        <ContactInformation />
      </div>
    </>
  )
}
