// Estimates which page a question belongs to from all of its words together: a naive Bayes classifier, trained on
// the known questions and on the pages' own text.
import type { ReadPassage } from './read-passage'
import { subjectTerms } from './subjects'
import type { KnownQuestion } from './words'

/** The probability of each page, by the id that its topics have in common. */
export type Likely = ReadonlyMap<string, number>

interface Page {
  counts: Map<string, number>
  total: number
}

/** How often a word counts that no question of the page contains. */
const UNSEEN = 0.1
/** What a word of a page's text counts, relative to one of a known question. */
const BY_TEXT = 0.2
/** The words of a question depend on each other, which naive Bayes ignores: above 1, this makes it less certain. */
const DOUBT = 2

/** @returns given a question's terms, with their weights, and all of its words, the probability of each page */
export function createPageModel(
  questions: readonly KnownQuestion[],
  passages: readonly ReadPassage[],
) {
  const pages = new Map<string, Page>()
  const vocabulary = new Set<string>()
  const add = (page: Page, terms: Iterable<string>, share: number) => {
    for (const term of terms) {
      vocabulary.add(term)
      page.counts.set(term, (page.counts.get(term) ?? 0) + share)
      page.total += share
    }
  }
  for (const { topic, text, terms } of questions) {
    const id = pageOf(topic)
    const page = pages.get(id) ?? { counts: new Map(), total: 0 }
    pages.set(id, page)
    add(page, featuresOf(terms, text.split(' ')), 1)
  }
  for (const { passage, title, sentences, items } of passages) {
    const page = pages.get(pageOf(passage.id))
    if (!page) continue
    for (const terms of [title, ...sentences, ...items]) add(page, featuresOf(terms, []), BY_TEXT)
  }
  return (terms: ReadonlyMap<string, number>, words: Iterable<string>): Likely => {
    const features = [...featuresOf(terms.keys(), words)].filter((each) => vocabulary.has(each))
    const logs = Array.from(pages, ([id, { counts, total }]) => {
      let sum = 0
      for (const each of features) {
        const share = terms.get(each) ?? 1
        sum +=
          share * Math.log(((counts.get(each) ?? 0) + UNSEEN) / (total + UNSEEN * vocabulary.size))
      }
      return [id, sum / DOUBT] as const
    })
    const most = Math.max(...logs.map(([, log]) => log))
    const shares = logs.map(([id, log]) => [id, Math.exp(log - most)] as const)
    const all = shares.reduce((sum, [, share]) => sum + share, 0)
    return new Map(shares.map(([id, share]) => [id, share / all]))
  }
}

/** Terms and subjects; all words too, because small ones ("who", "our") say how something is asked. */
function featuresOf(terms: Iterable<string>, words: Iterable<string>): Set<string> {
  const features = new Set<string>()
  for (const term of terms) for (const each of [term, ...subjectTerms(term)]) features.add(each)
  for (const word of words) features.add(`word:${word}`)
  return features
}

/** `service:web-design/features` belongs to `service:web-design`. */
export function pageOf(id: string): string {
  return id.split('/')[0] ?? id
}
