// Passages about the site's own forms: where each is, and what its choices mean. The links open the forms.
import * as careers from '../../../src/content/careers'
import { caseStudies } from '../../../src/content/case-studies'
import { company } from '../../../src/content/company'
import { positionChoices, urgencyChoices } from '../../../src/contract/choices'
import { FORM_PARAM } from '../../../src/contract/form-places'
import { type Passage, sentencesOf } from './passage'

const { responseTimes, urgencyLevels, levelByUrgency } = company

const urgencies = [...urgencyChoices].reverse().map(({ value, label }) => {
  const level = levelByUrgency[value]
  return `${label} (${urgencyLevels[level]}): ${responseTimes[level]}`
})

export const formPassages: readonly Passage[] = [
  {
    id: 'form:service-request',
    title: 'Request Service',
    path: `/?${FORM_PARAM}=service-request`,
    form: 'whole',
    sentences: [
      'To request service, select “Request Service” at the top of any page, or follow the link below.',
      'The form asks what you need and how urgent it is.',
      `For anything critical, call ${company.phone.text} instead.`,
    ],
  },
  {
    id: 'form:consultation',
    title: 'Request a consultation',
    path: `/case-studies/${caseStudies[0]?.slug}?${FORM_PARAM}=consultation`,
    form: 'whole',
    sentences: [
      'To request a consultation, select “Request a consultation” on the page of a case study, or follow the link below.',
      `You can also call ${company.phone.text}.`,
    ],
  },
  {
    id: 'form:sent',
    title: 'Privacy Policy: Automatic emails',
    path: '/privacy#automatic-emails',
    form: 'whole',
    sentences: [
      'Our team receives what you wrote, and you receive a confirmation with a reference by email.',
      'In a service request, the urgency you choose decides how soon we answer.',
    ],
    items: urgencies,
  },
  {
    id: 'form:correct',
    title: 'Privacy Policy: Automatic emails',
    path: '/privacy#automatic-emails',
    form: 'whole',
    sentences: [
      'When you have sent a form, you receive a confirmation with a reference by email.',
      'To add or correct something, reply to that email.',
      `If that email has not reached you, call ${company.phone.text}.`,
    ],
  },
  {
    id: 'form:newsletter',
    title: 'Subscribe to Our Newsletter',
    path: `/careers?${FORM_PARAM}=newsletter`,
    form: 'whole',
    sentences: [
      'To subscribe, select “Subscribe to Our Newsletter” on our careers page, or follow the link below.',
      ...sentencesOf(careers.stayUpdated.text).filter((sentence) => !sentence.endsWith('?')),
    ],
  },
  {
    id: 'form:positions',
    title: 'Application form',
    path: `/careers?${FORM_PARAM}=job-application`,
    form: 'whole',
    sentences: [
      `The positions in our application form are: ${positionChoices.map(({ label }) => label).join(', ')}.`,
      ...sentencesOf(careers.impact.text),
      ...sentencesOf(careers.apply.lead),
    ],
  },
  {
    id: 'form:urgency',
    title: 'How urgent is it?',
    path: '/resources#report-a-problem',
    form: 'list',
    sentences: urgencies,
  },
]
