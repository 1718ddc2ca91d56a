// Checks that the client stories are the same wherever they appear, and that there are no others.
import { expect, test } from 'vitest'
import { type CaseStudySlug, caseStudies } from './case-studies'
import { fieldGuides } from './field-guides'
import { resourceCards } from './resource-cards'
import { serviceDetails } from './service-details'
import { testimonials } from './testimonials'

const inShort = caseStudies.map(({ slug, title, industry, isoDate }) => ({
  id: slug,
  title,
  industry,
  isoDate,
}))
const titles = Object.fromEntries(caseStudies.map(({ slug, title }) => [slug, title]))

test('a case study has the same title, industry and month on its page and its card, and the title on the page of its service', () => {
  const cards = resourceCards.filter(({ caseStudy }) => caseStudy)
  const stories = Object.entries(serviceDetails).flatMap(([service, detail]) =>
    (detail.caseStudies ?? []).map((story) => ({ service, ...story })),
  )
  for (const { slug, relatedService } of caseStudies) {
    expect(stories).toContainEqual(expect.objectContaining({ service: relatedService, slug }))
  }
  expect(cards).toEqual(inShort.map((story) => expect.objectContaining(story)))
  expect(Object.fromEntries(stories.map((story) => [story.slug, story.title]))).toEqual(titles)
})

test('a case study names its client in the title and has challenge, solution and results in order', () => {
  for (const { title, client, sections } of caseStudies) {
    expect(title).toContain(client)
    expect(sections.map(({ id }) => id)).toEqual(['challenge', 'solution', 'results'])
  }
})

test('the newest case study comes first', () => {
  const months = caseStudies.map(({ isoDate }) => isoDate)
  expect(months).toEqual(months.toSorted().reverse())
})

test('the relaunch of GJ Fitness took one day, that of UnityCare IT under one week', () => {
  const resultsOf = (slug: CaseStudySlug) =>
    caseStudies.find((study) => study.slug === slug)?.sections[2]?.paragraphs.join(' ')
  expect(resultsOf('gj-fitness')).toContain('in one day')
  expect(resultsOf('unitycare-it')).toContain('under one week')
})

test('a card links to a case study, or its text says that it is not one', () => {
  const stories = caseStudies.map(({ slug }) => slug)
  expect(resourceCards.slice(0, stories.length).map(({ id }) => id)).toEqual(stories)
  for (const body of Object.values(fieldGuides)) {
    expect(body[0]).toMatchObject({ text: expect.stringContaining('not a client story') })
  }
})

test('testimonials quote only the clients of the case studies', () => {
  const clients = caseStudies.map(({ client }) => client)
  for (const { company } of testimonials) expect(clients).toContain(company)
})
