// What articles, how-tos and webinars have in common: real texts, and links that resolve.
import { expect, test } from 'vitest'
import { howTos } from './how-tos'
import { type Block, plainText, type Text } from './inline'
import { knowledgeBase, webinars } from './library'
import { postBodies } from './post-bodies'
import { posts } from './posts'
import { resourceCards } from './resource-cards'
import { services } from './services'

const textsOf = (block: Block): readonly Text[] => ('items' in block ? block.items : [block.text])
const partsOf = (body: readonly Block[]) =>
  body.flatMap(textsOf).flatMap((text) => (typeof text === 'string' ? [text] : text))
const linksOf = (body: readonly Block[]) =>
  partsOf(body).flatMap((part) => (typeof part === 'object' && 'to' in part ? [part.to] : []))
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

const slugs = services.map(({ slug }) => slug)
const ownPlaces = new Set([
  '/contact',
  ...slugs.map((slug) => `/services/${slug}`),
  ...slugs.map((slug) => `/contact?service=${slug}`),
  ...posts.map(({ id }) => `/resources#${id}`),
])

test('an article has at least 250 words', () => {
  for (const [id, body] of Object.entries(postBodies)) {
    expect(countWords(plainText(partsOf(body))), id).toBeGreaterThanOrEqual(250)
  }
})

test('the excerpt of an article has 20 to 30 words', () => {
  for (const { id, excerpt } of posts) {
    expect(countWords(excerpt), id).toBeGreaterThanOrEqual(20)
    expect(countWords(excerpt), id).toBeLessThanOrEqual(30)
  }
})

test('the newest article comes first', () => {
  const days = posts.map(({ isoDate }) => isoDate)
  expect(days).toEqual(days.toSorted().reverse())
})

test('the ids of articles, guides, how-tos and webinars are unique', () => {
  const ids = [...posts, ...resourceCards, ...knowledgeBase, ...webinars].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every link of an article or how-to leads to a page, phone number or email address', () => {
  const links = Object.entries({ ...postBodies, ...howTos }).flatMap(([id, body]) =>
    linksOf(body).map((to) => ({ id, to })),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const { id, to } of links) {
    if (!/^(tel:\+\d+|mailto:\S+@\S+)$/.test(to))
      expect(ownPlaces, `linked from ${id}`).toContain(to)
  }
})
