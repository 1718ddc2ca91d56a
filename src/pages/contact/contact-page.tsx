// The contact page: the form, and every other way to reach us.
import { company, emergencyHours } from '../../content/company'
import { ContactPageForm } from '../../forms/deferred-contact-form'
import { container } from '../../theme/layout.css'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'
import { ContactInformation } from './contact-information'
import * as styles from './contact-page.css'
import { OfficeMap } from './office-map'

function ContactPage() {
  return (
    <>
      <PageHero
        depth="deep"
        eyebrow="Contact"
        title="Tell us what needs to work"
        lead={`A person on our team reads every message and answers ${company.responseTimes.standard}.`}
      />
      <div className={`${container} ${styles.columns}`}>
        <section className={styles.card} aria-labelledby="message-title">
          <h2 id="message-title" className={styles.heading}>
            Send Us a Message
          </h2>
          <ContactPageForm />
        </section>
        <ContactInformation />
      </div>
      <OfficeMap />
    </>
  )
}

export const contactPage: PageModule = {
  Page: ContactPage,
  head: () => ({
    title: `Contact our ${company.address.city} office | ${company.name}`,
    description: `Write to ${company.name} or call ${company.phone.text}. A person answers ${company.responseTimes.standard}; emergency support is available ${emergencyHours.text}.`,
    keywords: `contact, IT support ${company.address.city}, managed services inquiry`,
    revised: '2026-11-24',
  }),
}
