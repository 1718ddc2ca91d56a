// The specified number of each. Adding or removing one is a decision
// of the owner: change the number here with it.
import { expect, test } from 'vitest'
import { values } from './about'
import { caseStudies } from './case-studies'
import { faqs } from './faq'
import { knowledgeBase, webinars } from './library'
import { posts } from './posts'
import { resourceCards } from './resource-cards'
import { services } from './services'
import { testimonials } from './testimonials'

const lists = {
  services,
  testimonials,
  values,
  posts,
  resourceCards,
  faqs,
  caseStudies,
  knowledgeBase,
  webinars,
}

test('the content has the specified number of each item', () => {
  const counts = Object.entries(lists).map(([name, list]) => [name, list.length])
  expect(Object.fromEntries(counts)).toEqual({
    services: 6,
    testimonials: 3,
    values: 6,
    posts: 6,
    resourceCards: 8,
    faqs: 8,
    caseStudies: 2,
    knowledgeBase: 6,
    webinars: 3,
  })
})
