// The home page: a dark hero at the top, light sections below.
import { company } from '../../content/company'
import { inWords } from '../../content/in-words'
import { services } from '../../content/services'
import { HomeContactForm } from '../../forms/deferred-contact-form'
import { FormLink } from '../../forms/form-link'
import { container, eyebrow, heading2, lead, section, sunk } from '../../theme/layout.css'
import { CallBand } from '../../ui/call-band'
import { joinUnits } from '../../ui/join-units'
import { Reveal } from '../../ui/reveal'
import type { PageModule } from '../page-module'
import { columns } from './columns.css'
import { Hero } from './hero'
import * as styles from './home-page.css'
import { ServicesGrid } from './services-grid'
import { Statistics } from './statistics'
import { Testimonials } from './testimonials'
import { WhyUs } from './why-us'

const { city, state } = company.address

function HomePage() {
  return (
    <>
      <Hero />
      <section id="services" className={section} aria-labelledby="services-title">
        <Reveal className={container}>
          <p className={eyebrow}>Services</p>
          <h2 id="services-title" className={heading2}>
            One team for everything your business runs on
          </h2>
          <p className={lead}>
            {`Take one service or all ${inWords(services.length)}. They are run by the same people, so nobody has to explain your setup twice.`}
          </p>
          <ServicesGrid />
        </Reveal>
      </section>
      <Statistics />
      <WhyUs />
      <Testimonials />
      <CallBand
        title="Something down right now?"
        text={`Critical issues: ${company.responseTimes.critical}. Any hour, any day.`}
      >
        <a href={company.phone.href} className={styles.callPhone}>
          {company.phone.text}
        </a>
        <FormLink form="service-request" variant="quietOnInk">
          Request Service
        </FormLink>
      </CallBand>
      <section id="contact" className={`${sunk} ${section}`} aria-labelledby="contact-title">
        <Reveal className={`${container} ${columns}`}>
          <div>
            <p className={eyebrow}>Contact</p>
            <h2 id="contact-title" className={heading2}>
              Tell us about your setup
            </h2>
            <p className={`${lead} ${styles.pitch}`}>
              {joinUnits(
                `What you run, what hurts, and what you would like to stop thinking about. We answer ${company.responseTimes.standard}.`,
              )}
            </p>
            <dl className={styles.hours}>
              {company.hours.map(({ label, text }) => (
                <div key={label} className={styles.hoursRow}>
                  <dt>{label}</dt>
                  <dd className={styles.hoursText}>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.zone}>{`All hours ${company.timeZone}`}</p>
          </div>
          <div className={styles.card}>
            <HomeContactForm />
          </div>
        </Reveal>
      </section>
    </>
  )
}

export const homePage: PageModule = {
  Page: HomePage,
  head: () => ({
    title: `${company.name} | Managed IT services in ${city}, ${state}`,
    description: `Web, marketing, helpdesk, security, networks and cloud for businesses in ${city}. Critical issues: ${company.responseTimes.critical}.`,
    keywords: `managed IT services in ${city}, ${state}, helpdesk, security, networks, cloud`,
    revised: '2026-12-01',
  }),
}
