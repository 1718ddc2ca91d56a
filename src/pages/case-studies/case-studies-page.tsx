// The client stories, and what clients say.
import { caseStudies } from '../../content/case-studies'
import { company } from '../../content/company'
import { dateInWords, inWordsFirst } from '../../content/in-words'
import { container, pulledUp, visuallyHidden } from '../../theme/layout.css'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button-link'
import { CallBand } from '../../ui/call-band'
import { LinkCard } from '../../ui/link-card'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'
import type { PageModule } from '../page-module'
import * as styles from './case-studies-page.css'
import { Testimonials } from './testimonials'

function CaseStudiesPage() {
  return (
    <>
      <PageHero
        depth="deep"
        eyebrow={<Breadcrumbs here="Case Studies" />}
        title="What changed for our clients"
        lead={`${inWordsFirst(caseStudies.length)} stories, told from start to finish: what was wrong, what we did about it, and what is different now.`}
      >
        <ButtonLink to="/contact" variant="mint">
          Request a consultation
        </ButtonLink>
        <ButtonLink to="/services" variant="quietOnInk">
          Explore our services
        </ButtonLink>
      </PageHero>
      <section className={`${container} ${pulledUp}`} aria-labelledby="stories-title">
        <h2 id="stories-title" className={visuallyHidden}>
          Stories
        </h2>
        <ul role="list" className={styles.grid}>
          {caseStudies.map(({ slug, title, industry, isoDate, excerpt }, index) => (
            <li key={slug}>
              <LinkCard
                to={`/case-studies/${slug}`}
                title={title}
                text={excerpt}
                more="Read the case study"
                picture={<Picture name={slug} alt="" ratio="16:9" eager={index === 0} />}
                meta={
                  <>
                    {industry} · <time dateTime={isoDate}>{dateInWords(isoDate)}</time>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </section>
      <Testimonials />
      <CallBand
        title="Where to go next"
        text="What each service covers, and how-tos you can use whether you work with us or not."
      >
        <ButtonLink to="/services" variant="mint">
          All services
        </ButtonLink>
        <ButtonLink to="/resources" variant="quietOnInk">
          Resources
        </ButtonLink>
      </CallBand>
    </>
  )
}

export const caseStudiesPage: PageModule = {
  Page: CaseStudiesPage,
  head: () => ({
    title: `Case studies: client websites relaunched | ${company.name}`,
    description:
      'How a fitness gym and a healthcare IT provider got new websites, one in a day and one in under a week: what was wrong, what was done, and what changed.',
    keywords: `case studies, website relaunch, web design ${company.address.city}, client stories, testimonials`,
    revised: '2026-12-01',
  }),
}
