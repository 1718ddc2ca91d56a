// One service: what it is, how it works, why to choose us, and what else we offer.
import { company } from '../../content/company'
import { serviceDetails } from '../../content/service-details'
import { type Service, services } from '../../content/services'
import { container } from '../../theme/layout.css'
import { ButtonLink } from '../../ui/button-link'
import { CallBand } from '../../ui/call-band'
import { MissingNotice } from '../../ui/missing-notice'
import { ContactWays } from '../contact-ways'
import type { PageModule } from '../page-module'
import { KeyFeatures } from './key-features'
import { OurProcess } from './our-process'
import { RelatedServices } from './related-services'
import { ServiceHero } from './service-hero'
import * as styles from './service-page.css'
import { SuccessStories } from './success-stories'
import { WhyChoose } from './why-choose'

const MISSING = {
  title: 'Service Not Found',
  text: "Sorry, we couldn't find the service you're looking for.",
}

const findService = (slug: string) => services.find((each) => each.slug === slug)

function ServicePage({ slug }: { slug: string }) {
  const service = findService(slug)
  if (service) return <ServiceFound service={service} />
  return (
    <MissingNotice {...MISSING}>
      <ButtonLink to="/services" variant="mint">
        Back to Services
      </ButtonLink>
    </MissingNotice>
  )
}

function ServiceFound({ service }: { service: Service }) {
  const detail = serviceDetails[service.slug]
  const features = [...detail.features, ...(detail.additionalFeatures ?? [])]
  return (
    <>
      <ServiceHero service={service} lead={detail.lead} />
      <div className={`${container} ${styles.columns}`}>
        <div className={styles.parts}>
          <section aria-labelledby="help-title">
            <h2 id="help-title" className={styles.heading}>
              How We Can Help
            </h2>
            <div className={styles.prose}>
              {detail.detailContent.map((paragraph) => (
                <p key={paragraph}>
                  <ContactWays text={paragraph} />
                </p>
              ))}
            </div>
          </section>
          <KeyFeatures features={features} />
          {detail.caseStudies && <SuccessStories stories={detail.caseStudies} />}
          {detail.processList && <OurProcess steps={detail.processList} />}
        </div>
        <WhyChoose benefits={detail.benefits} />
      </div>
      <RelatedServices than={service} />
      <CallBand
        title="Tell us what you have today"
        text={`We answer ${company.responseTimes.standard}, with questions first and a quote second.`}
      >
        <ButtonLink to="/contact" variant="mint">
          Get in Touch
        </ButtonLink>
        <ButtonLink to="/about" variant="quietOnInk">
          About Us
        </ButtonLink>
      </CallBand>
    </>
  )
}

export const servicePage: PageModule = {
  Page: ServicePage,
  slugs: services.map(({ slug }) => slug),
  head: (slug) => {
    const service = findService(slug)
    const { city, state } = company.address
    if (!service) {
      return {
        title: `${MISSING.title} | ${company.name}`,
        description: `${MISSING.text} See all of ${company.name}’s services in ${city}, ${state}.`,
        keywords: `managed IT services ${city}, IT services ${state}`,
        revised: null,
      }
    }
    const { title } = service
    return {
      title: `${title} in ${city} | ${company.name}`,
      description: serviceDetails[service.slug].summary,
      keywords: `${title}, ${title} ${city}, ${title} ${state}, managed IT services`,
      revised: '2026-12-01',
    }
  },
}
