// Full-text search over the passages, for questions near no known one.
import MiniSearch from 'minisearch'
import type { Passage } from '../passages/passage'
import { termsOf } from './words'

export interface PassageMatch {
  passage: Passage
  /** 0 to 1: share of the question's weight that the title and a single sentence contain together. */
  coverage: number
}

type Weigh = (term: string) => number

export class PassageIndex {
  readonly #search: MiniSearch
  /** Per passage, the terms of each sentence, including those of the title. */
  readonly #sentences = new Map<string, ReadonlySet<string>[]>()
  readonly #all = new Set<string>()
  readonly #byId: ReadonlyMap<string, Passage>

  constructor(passages: readonly Passage[]) {
    this.#byId = new Map(passages.map((passage) => [passage.id, passage]))
    this.#search = new MiniSearch({
      fields: ['title', 'text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      searchOptions: { boost: { title: 2 } },
    })
    for (const { id, title, sentences } of passages) {
      const head = termsOf(title)
      const each = sentences.map(termsOf)
      const body = each.flat()
      this.#sentences.set(
        id,
        each.map((terms) => new Set([...head, ...terms])),
      )
      for (const term of [...head, ...body]) this.#all.add(term)
      this.#search.add({ id, title: head.join(' '), text: body.join(' ') })
    }
  }

  has(term: string): boolean {
    return this.#all.has(term)
  }

  /** Best first. @param weigh how informative each term is */
  find(terms: readonly string[], weigh: Weigh, most = 8): PassageMatch[] {
    if (terms.length === 0) return []
    const all = total(terms, weigh)
    return this.#search
      .search(terms.join(' '))
      .slice(0, most)
      .flatMap(({ id }) => {
        const passage = this.#byId.get(id)
        if (!passage) return []
        const held = (this.#sentences.get(id) ?? []).map((sentence) =>
          total(
            terms.filter((term) => sentence.has(term)),
            weigh,
          ),
        )
        return [{ passage, coverage: Math.max(0, ...held) / all }]
      })
  }
}

function total(terms: readonly string[], weigh: Weigh): number {
  return terms.reduce((sum, term) => sum + weigh(term), 0)
}
