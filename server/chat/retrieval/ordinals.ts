// "Tell me about the second one": which entry of a list that was shown is meant.
import { caseStudies } from '../../../src/content/case-studies'
import { knowledgeBase, webinars } from '../../../src/content/library'
import { posts } from '../../../src/content/posts'
import { resourceCards } from '../../../src/content/resource-cards'
import { services } from '../../../src/content/services'
import { testimonials } from '../../../src/content/testimonials'
import { positionChoices } from '../../../src/contract/choices'

interface Entry {
  /** As a question names it. */
  name: string
  /** The id that the passages of its page have in common. */
  page: string
}

/** There is only one list of positions, so that it need not have been shown. */
const POSITIONS = 'form:positions'
const OF_POSITIONS = /^the \S+ (?:position|opening)$/i

const ofServices = services.map(({ slug, title }) => ({ name: title, page: `service:${slug}` }))

/** The entries of each list in its order, by the passage that shows it. */
const entriesOf: Readonly<Record<string, readonly Entry[]>> = {
  'faq:services': ofServices,
  'services:list': ofServices,
  'case-studies:list': caseStudies.map(({ slug, client }) => ({
    name: client,
    page: `case-study:${slug}`,
  })),
  'testimonials:all': testimonials.map(({ id, name }) => ({ name, page: `testimonials:${id}` })),
  [POSITIONS]: positionChoices
    .filter(({ value }) => value !== 'other')
    .map(({ label }) => ({ name: `${label} position`, page: 'careers:steps' })),
  'library:webinars': webinars.map(({ id, title }) => ({
    name: `webinar ${title}`,
    page: `webinar:${id}`,
  })),
  'library:blog': posts.map(({ id, title }) => ({ name: title, page: `post:${id}` })),
  'library:knowledge-base': knowledgeBase.map(({ id, title }) => ({
    name: title,
    page: `how-to:${id}`,
  })),
  'library:industries': resourceCards.map(({ id, title, caseStudy }) => ({
    name: title,
    page: caseStudy === null ? `guide:${id}` : `case-study:${id}`,
  })),
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const SHORT_PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8']

const ORDINAL = `(?<place>${[...PLACES, ...SHORT_PLACES, 'last', 'other'].join('|')})`
const ENTRY =
  '(?:one|service|(?:client |success )?story|case study|testimonial|review|project|position|role|opening|webinar|article|post|guide|of (?:them|those|these))'
const END = '(?= *(?:(?:about|please|then|now|instead|too|again|in (?:more )?detail)\\b *)*[?.!]*$)'

const MENTIONS = [
  new RegExp(`\\b(?:the )?${ORDINAL} ${ENTRY}\\b`, 'i'),
  new RegExp(`\\bthe ${ORDINAL} (?:client|customer)\\b`, 'i'),
  new RegExp(`\\bthe ${ORDINAL}${END}`, 'i'),
  new RegExp(
    `(?:\\bnumber |\\bno\\.? |# ?)(?<place>${[...NUMBERS, ...DIGITS].join('|')})${END}`,
    'i',
  ),
]

interface Ordinal {
  /** As it was written. */
  phrase: string
  /** From 0; `last` and `other` depend on the list. */
  place: number | 'last' | 'other'
}

/** Which entry a question names by its place; null if it names none. */
export function ordinalIn(question: string): Ordinal | null {
  for (const mention of MENTIONS) {
    const found = mention.exec(question)
    const said = found?.groups?.place?.toLowerCase()
    if (!found || !said) continue
    return { phrase: found[0], place: said === 'last' || said === 'other' ? said : placeOf(said) }
  }
  return null
}

function placeOf(said: string): number {
  const lists = [PLACES, SHORT_PLACES, NUMBERS, DIGITS]
  return Math.max(...lists.map((list) => list.indexOf(said)))
}

/** Whether this passage shows a list whose entries are topics themselves. */
export function isListOfTopics(id: string): boolean {
  return Object.hasOwn(entriesOf, id)
}

/** The pages of the entries that a passage lists. */
export function pagesOfEntries(id: string): string[] {
  return (entriesOf[id] ?? []).map(({ page }) => page)
}

interface Named {
  list: string
  place: number
  name: string
}

/** The entry that is meant; null if there is none. @param before the entry named before */
function entryAt(list: string | null, place: Ordinal['place'], before: Named | null): Named | null {
  if (list === null) return null
  const entries = entriesOf[list] ?? []
  const other = entries.length === 2 && before?.list === list ? 1 - before.place : -1
  const at = place === 'last' ? entries.length - 1 : place === 'other' ? other : place
  const name = entries[at]?.name
  return name === undefined ? null : { list, place: at, name }
}

/** The list in the answer to a question, given the earlier ones; null if it shows none. */
export type ListShown = (question: string, earlier: readonly string[]) => string | null

/** The questions of a conversation, with the names of the entries in place of "the second one". */
export function withEntriesNamed(said: readonly string[], listShown: ListShown): string[] {
  const read: string[] = []
  let before: Named | null = null
  for (const question of said) {
    const ordinal = ordinalIn(question)
    if (ordinal === null) {
      read.push(question)
      continue
    }
    const list = latest(read, listShown) ?? (OF_POSITIONS.test(ordinal.phrase) ? POSITIONS : null)
    const entry: Named | null = entryAt(list, ordinal.place, before)
    before = entry ?? before
    read.push(entry ? question.replace(ordinal.phrase, entry.name) : question)
  }
  return read
}

function latest(read: readonly string[], listShown: ListShown): string | null {
  for (let i = read.length - 1; i >= 0; i--) {
    const list = listShown(read[i] ?? '', read.slice(0, i))
    if (list !== null) return list
  }
  return null
}
