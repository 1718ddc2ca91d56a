// Keeps the two client stories the same wherever they are shown, and the only ones.
import { expect, test } from 'vitest'
import { caseStudies } from './case-studies'
import { fieldGuides } from './field-guides'
import { resourceCards } from './resource-cards'
import { serviceDetails } from './service-details'
import { testimonials } from './testimonials'

const titles = Object.fromEntries(caseStudies.map(({ slug, title }) => [slug, title]))

test('a story has one title: on its page, on its card and on the page of its service', () => {
  const cards = resourceCards.filter(({ caseStudy }) => caseStudy)
  const stories = Object.values(serviceDetails).flatMap((detail) => detail.caseStudies ?? [])
  expect(Object.fromEntries(cards.map((card) => [card.caseStudy, card.title]))).toEqual(titles)
  expect(Object.fromEntries(stories.map((story) => [story.slug, story.title]))).toEqual(titles)
})

test('a story names its client in the title and tells challenge, solution and results in order', () => {
  for (const { title, client, sections } of caseStudies) {
    expect(title).toContain(client)
    expect(sections.map(({ id }) => id)).toEqual(['challenge', 'solution', 'results'])
  }
})

test('the relaunch of GJ Fitness took one day, that of UnityCare IT under one week', () => {
  const [fitness = '', healthcare = ''] = caseStudies.map(({ sections }) =>
    (sections[2]?.paragraphs ?? []).join(' '),
  )
  expect(fitness).toContain('in one day')
  expect(healthcare).toContain('under one week')
})

test('a card leads to a story, or has a text that says it is no client story', () => {
  expect(resourceCards.map(({ id }) => id).slice(0, 2)).toEqual(['gj-fitness', 'unitycare-it'])
  expect(resourceCards).toHaveLength(8)
  for (const body of Object.values(fieldGuides)) {
    expect(body[0]).toMatchObject({ text: expect.stringContaining('not a client story') })
  }
})

test('nobody but the clients of the stories is quoted', () => {
  const clients = caseStudies.map(({ client }) => client)
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 4.5, 5])
  for (const { company } of testimonials) expect(clients).toContain(company)
})
