// Passages about the company's work: services, client stories, testimonials, jobs.
import { joinBenefits } from '../../../src/content/about'
import * as careers from '../../../src/content/careers'
import { type CaseStudy, caseStudies } from '../../../src/content/case-studies'
import { company } from '../../../src/content/company'
import { serviceDetails } from '../../../src/content/service-details'
import { type Service, services } from '../../../src/content/services'
import { type Testimonial, testimonials } from '../../../src/content/testimonials'
import { blockPassages } from './block-passages'
import { type Passage, sentencesOf } from './passage'

export const workPassages: readonly Passage[] = [
  ...services.flatMap(ofService),
  ...caseStudies.flatMap(ofCaseStudy),
  {
    id: 'testimonials:all',
    title: 'What clients say',
    path: '/case-studies',
    form: 'list',
    sentences: testimonials.map(sentenceOf),
  },
  ...testimonials.map(
    (testimonial): Passage => ({
      id: `testimonials:${testimonial.id}`,
      title: `What ${testimonial.name.split(' ')[0]} says`,
      path: '/case-studies',
      form: 'whole',
      sentences: [sentenceOf(testimonial)],
    }),
  ),
  {
    id: 'careers:work',
    title: 'Careers',
    path: '/careers',
    form: 'list',
    sentences: careers.benefits.map(({ title, text }) => `${title}: ${text}`),
  },
  {
    id: 'careers:join',
    title: 'Join our team',
    path: '/about#careers',
    form: 'list',
    sentences: joinBenefits,
  },
  {
    id: 'careers:apply',
    title: 'How to apply',
    path: '/careers#how-to-apply',
    form: 'whole',
    sentences: [...sentencesOf(careers.apply.lead), ...sentencesOf(careers.impact.text)],
  },
  ...blockPassages(
    { id: 'careers:steps', title: 'How to apply', path: '/careers#how-to-apply' },
    careers.apply.blocks,
  ),
]

function sentenceOf({ name, position, company, quote }: Testimonial): string {
  return `${name}, ${position}, ${company}: “${quote}”`
}

function ofService({ slug, title, description }: Service): Passage[] {
  const detail = serviceDetails[slug]
  const path = `/services/${slug}`
  const base = { title, path }
  const features = [...detail.features, ...(detail.additionalFeatures ?? [])]
  const steps = detail.processList ?? []
  return [
    {
      ...base,
      id: `service:${slug}`,
      form: 'whole',
      // The lead has no subject: on its page it is below the title.
      sentences: [...sentencesOf(`${title}: ${detail.lead}`), description, ...reached(slug)],
      items: features,
    },
    ...detail.detailContent.map(
      (text, i): Passage => ({
        ...base,
        id: `service:${slug}/${i}`,
        form: 'excerpt',
        sentences: sentencesOf(text),
      }),
    ),
    { ...base, id: `service:${slug}/features`, form: 'list', sentences: features },
    { ...base, id: `service:${slug}/benefits`, form: 'list', sentences: detail.benefits },
    {
      ...base,
      id: `service:${slug}/process`,
      title: `${title}: our process`,
      form: 'steps',
      sentences: steps.map((step) => `${step.title}: ${step.description}`),
    },
  ]
}

/** Whoever needs the helpdesk also needs its number. */
function reached(slug: Service['slug']): string[] {
  const { phone, email } = company
  return slug === 'helpdesk-support' ? [`Call ${phone.text} or write to ${email.support}.`] : []
}

function ofCaseStudy(study: CaseStudy): Passage[] {
  const { slug, title, excerpt, sections, testimonial } = study
  const base = { title, path: `/case-studies/${slug}` }
  return [
    { ...base, id: `case-study:${slug}`, form: 'whole', sentences: sentencesOf(excerpt) },
    ...sections.map(
      (section): Passage => ({
        ...base,
        id: `case-study:${slug}/${section.id}`,
        title: `${title}: ${section.title}`,
        form: 'excerpt',
        sentences: section.paragraphs.flatMap(sentencesOf),
      }),
    ),
    {
      ...base,
      id: `case-study:${slug}/quote`,
      form: 'whole',
      sentences: [`${testimonial.author}: “${testimonial.quote}”`],
    },
  ]
}
