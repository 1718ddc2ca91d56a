// What the company says about itself: location, hours, how to reach it. Facts come from the content alone.
import * as about from '../../../src/content/about'
import { caseStudies } from '../../../src/content/case-studies'
import { addressLine, company, emergencyHours, hoursInZone } from '../../../src/content/company'
import { faqs } from '../../../src/content/faq'
import { services } from '../../../src/content/services'
import { type Passage, sentencesOf } from './passage'

const { phone, email, hours, statistics, name } = company

const facts: Passage[] = [
  {
    id: 'company:hours',
    title: 'Hours',
    path: '/contact',
    form: 'list',
    sentences: hours.map((each) => `${each.label}: ${hoursInZone(each)}`),
  },
  {
    id: 'company:address',
    title: 'Our office',
    path: '/contact',
    form: 'whole',
    sentences: [`Our office is at ${addressLine()}.`],
  },
  {
    id: 'company:phone',
    title: 'Contact',
    path: '/contact',
    form: 'whole',
    sentences: [
      `Call us at ${phone.text}.`,
      `The same number reaches emergency support, ${emergencyHours.text}.`,
    ],
  },
  {
    id: 'company:email',
    title: 'Contact',
    path: '/contact',
    form: 'whole',
    sentences: [`Email ${email.info} with questions, or ${email.support} for support.`],
  },
  {
    id: 'company:contact',
    title: 'Contact',
    path: '/contact',
    form: 'whole',
    sentences: [
      `You can reach a person at ${phone.text} or by writing to ${email.info}.`,
      'The form on our contact page works as well, and so does a visit to the office: ' +
        `${addressLine()}.`,
    ],
  },
  {
    id: 'company:statistics',
    title: `${name} in figures`,
    path: '/',
    form: 'list',
    sentences: statistics.map(({ value, suffix, label }) => `${value}${suffix} ${label}`),
  },
]

const [lead = '', whyUs = ''] = about.story
const [whoWeAre = ''] = sentencesOf(lead)

const story: Passage[] = [
  {
    id: 'about:company',
    title: `About ${name}`,
    path: '/about',
    form: 'whole',
    sentences: sentencesOf(about.story[0] ?? ''),
  },
  ...about.story.slice(1).map(
    (text, i): Passage => ({
      id: `about:story-${i + 1}`,
      title: `About ${name}`,
      path: '/about',
      form: 'excerpt',
      sentences: sentencesOf(text),
    }),
  ),
  {
    id: 'about:difference',
    title: `About ${name}`,
    path: '/about',
    form: 'whole',
    sentences: [whoWeAre, whyUs].flatMap((text) => sentencesOf(text)),
  },
  {
    id: 'about:values',
    title: 'Our core values',
    path: '/about',
    form: 'list',
    sentences: about.values.map(({ title, description }) => `${title}: ${description}`),
  },
  {
    id: 'about:highlights',
    title: `About ${name}`,
    path: '/about',
    form: 'list',
    sentences: about.highlights.map(({ title, text }) => `${title}: ${text}`),
  },
]

const overviews: Passage[] = [
  {
    id: 'services:list',
    title: 'Services',
    path: '/services',
    form: 'list',
    sentences: services.map(({ title, description }) => `${title}: ${description}`),
  },
  {
    id: 'case-studies:list',
    title: 'Case studies',
    path: '/case-studies',
    form: 'list',
    sentences: caseStudies.map(({ title, excerpt }) => `${title}. ${excerpt}`),
  },
]

const answers = faqs.map(
  ({ id, question, answer }): Passage => ({
    id: `faq:${id}`,
    title: question,
    path: `/resources#${id}`,
    form: 'whole',
    sentences: answer.flatMap((block) =>
      block.kind === 'p' ? sentencesOf(block.text) : block.items,
    ),
    listed: answer.flatMap((block) => (block.kind === 'p' ? [] : block.items)),
  }),
)

export const companyPassages: readonly Passage[] = [...answers, ...facts, ...overviews, ...story]
