// One client's story: what was wrong, what was done, what it changed.
import { type CaseStudy, caseStudies } from '../../content/case-studies'
import { company } from '../../content/company'
import { FormLink } from '../../forms/form-link'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ButtonLink } from '../../ui/button-link'
import { CallBand } from '../../ui/call-band'
import { Link } from '../../ui/link'
import { MissingNotice } from '../../ui/missing-notice'
import { PageHero } from '../../ui/page-hero'
import { Picture } from '../../ui/picture'
import type { PageModule } from '../page-module'
import * as styles from './case-study-page.css'
import { ClientQuote } from './client-quote'
import { Facts } from './facts'
import { Story } from './story'

const MISSING = {
  title: 'Case Study Not Found',
  text: "Sorry, we couldn't find the case study you're looking for.",
}

const findStudy = (slug: string) => caseStudies.find((each) => each.slug === slug)

function CaseStudyPage({ slug }: { slug: string }) {
  const study = findStudy(slug)
  if (study) return <CaseStudyFound study={study} />
  return (
    <MissingNotice {...MISSING}>
      <ButtonLink to="/case-studies" variant="mint">
        Back to Case Studies
      </ButtonLink>
    </MissingNotice>
  )
}

function CaseStudyFound({ study }: { study: CaseStudy }) {
  const above = { text: 'Case Studies', to: '/case-studies' }
  return (
    <>
      <article>
        <PageHero
          eyebrow={<Breadcrumbs parent={above} here={study.client} />}
          title={study.title}
          lead={study.excerpt}
          picture={<Picture name={study.slug} alt="" eager />}
        />
        <Facts study={study} />
        <Story sections={study.sections} />
        <ClientQuote {...study.testimonial} />
      </article>
      <CallBand
        title="Ready for similar results?"
        text="Tell us what your site should do that it does not do today. You’ll hear from the people who would build it."
      >
        <FormLink form="consultation" service={study.relatedService} variant="mint">
          Request a consultation
        </FormLink>
        <Link to={`/services/${study.relatedService}`} className={styles.learn}>
          Learn about this service
        </Link>
      </CallBand>
    </>
  )
}

export const caseStudyPage: PageModule = {
  Page: CaseStudyPage,
  slugs: caseStudies.map(({ slug }) => slug),
  head: (slug) => {
    const study = findStudy(slug)
    if (!study) {
      return {
        title: `${MISSING.title} | ${company.name}`,
        description: `${MISSING.text} See ${company.name}’s client stories instead.`,
        keywords: 'case studies, client stories, website relaunch',
        revised: null,
      }
    }
    const { client, industry, excerpt } = study
    return {
      title: `${client}: ${industry} case study | ${company.name}`,
      description: excerpt,
      keywords: `${client}, ${industry}, website relaunch, web design case study`,
      revised: '2026-12-01',
    }
  },
}
