// Keeps the legal pages consistent with each other and with the rest of the product.
import { expect, test } from 'vitest'
import { company } from './company'
import { smsConsentWording } from './consent'
import { type Block, plainText, type Text } from './inline'
import { cookies, type LegalPage, privacy, terms } from './legal'

const pages: Record<string, LegalPage> = {
  '/privacy': privacy,
  '/terms': terms,
  '/cookies': cookies,
}

const textsOf = (block: Block): readonly Text[] => ('items' in block ? block.items : [block.text])
const partsOf = (text: Text) => (typeof text === 'string' ? [text] : text)

function partsOfPage({ intro, sections }: LegalPage) {
  const texts = sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))
  return [intro, ...texts].flatMap(partsOf)
}

const linksOf = (page: LegalPage) =>
  partsOfPage(page).flatMap((part) => (typeof part === 'object' && 'to' in part ? [part.to] : []))

const words = (page: LegalPage) => plainText(partsOfPage(page))

test('every link into a legal page leads to an existing section', () => {
  const anchored = Object.values(pages)
    .flatMap(linksOf)
    .map((to) => to.split('#'))
    .filter(([path = '', id]) => id !== undefined && path.startsWith('/'))
  expect(anchored.length).toBeGreaterThan(0)
  for (const [path = '', id] of anchored) {
    expect(
      pages[path]?.sections.map((section) => section.id),
      `${path}#${id}`,
    ).toContain(id)
  }
})

test.each(Object.keys(pages))('%s links to the other two legal pages', (own) => {
  const targets = linksOf(pages[own] as LegalPage).map((to) => to.split('#')[0])
  for (const other of Object.keys(pages)) {
    if (other !== own) expect(targets).toContain(other)
  }
})

test.each(Object.entries(pages))('the section ids of %s are unique and kebab-case', (_, page) => {
  const ids = page.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(Object.entries(pages))(
  '%s has no empty section and states how to reach us',
  (_, page) => {
    for (const { id, blocks } of page.sections) expect(blocks.length, id).toBeGreaterThan(0)
    expect(linksOf(page)).toContain(`mailto:${company.email.info}`)
    expect(linksOf(page)).toContain(company.phone.href)
  },
)

test('privacy policy and terms quote the SMS consent of the forms', () => {
  expect(words(privacy)).toContain(smsConsentWording.text)
  expect(words(terms)).toContain(smsConsentWording.text)
  expect(terms.sections.map(({ id }) => id)).toContain('sms')
})

test('the terms cap liability at the greater of $100 and twelve months of fees', () => {
  expect(words(terms)).toMatch(/greater of \$100 or the fees you paid us in the 12 months before/i)
})
