// The services page: what we offer, how working with us runs, and how fast we respond.
import { company } from '../../content/company'
import { inWords, inWordsFirst } from '../../content/in-words'
import { services } from '../../content/services'
import { container, pulledUp, visuallyHidden } from '../../theme/layout.css'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button-link'
import { PageHero } from '../../ui/page-hero'
import type { PageModule } from '../page-module'
import { ServiceCard } from '../service-card'
import { ResponseTimes } from './response-times'
import * as styles from './services-page.css'
import { WorkingWithUs } from './working-with-us'

const { city, state } = company.address

function ServicesPage() {
  return (
    <>
      <PageHero
        depth="deep"
        eyebrow={<Breadcrumbs here="Services" />}
        title={`${inWordsFirst(services.length)} services, one team`}
        lead={`Take the one you need, or all ${inWords(services.length)}. Whoever sets something up for you is also there when it breaks.`}
      />
      <section className={`${container} ${pulledUp}`} aria-labelledby="all-services">
        <h2 id="all-services" className={visuallyHidden}>
          All services
        </h2>
        <ul role="list" className={styles.grid}>
          {services.map((service, index) => (
            <li key={service.slug}>
              <ServiceCard service={service} eager={index === 0} />
            </li>
          ))}
        </ul>
        <div className={styles.custom}>
          <div>
            <h2 className={styles.customTitle}>Need something else?</h2>
            <p className={styles.customText}>
              An office move, an audit before a contract ends, a system nobody else will touch.
              Describe it, and we’ll tell you whether we are the right people.
            </p>
          </div>
          <ButtonLink to="/contact">Contact Us For Custom Services</ButtonLink>
        </div>
      </section>
      <WorkingWithUs />
      <ResponseTimes />
    </>
  )
}

export const servicesPage: PageModule = {
  Page: ServicesPage,
  head: () => ({
    title: `IT services: helpdesk, security, cloud | ${company.name}`,
    description: `Web design, digital marketing, helpdesk, security, networks and cloud for businesses in ${city}, ${state}: what each service covers and how fast we answer.`,
    keywords: `managed IT services ${city}, web design, digital marketing, helpdesk support, IT security, network services, cloud`,
    revised: '2026-12-01',
  }),
}
